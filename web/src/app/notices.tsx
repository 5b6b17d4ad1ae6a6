import { Cloud, CloudOff, Hourglass, type LucideIcon, RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import {
  currentConnection,
  probe,
  probeUntilOnline,
  probeWhenOffline,
  watchConnection,
} from '../api/connection.ts'
import { startSweeping } from '../form/drafts.ts'
import { formatDateTime } from '../lib/format.ts'
import { classNames } from '../lib/text.ts'
import { Button } from '../ui/Button.tsx'
import { mayLeave } from '../ui/exit-guard.ts'
import { MAIN_ID } from './router.tsx'
import { registerWorker } from './service-worker.ts'

interface Notice {
  icon: LucideIcon
  text: ReactNode
  /** Buttons beside the text, which alone is read aloud. */
  choices?: ReactNode
}

/** Long enough to be read, and read aloud. */
const BACK_MS = 6_000

/**
 * Renders the notices below the screens, in a root of their own: screens need not know of them, and they load last.
 */
export const startNotices = (): void => {
  probeWhenOffline()
  startSweeping()
  const place = document.createElement('div')
  place.className = 'notices'
  document.body.append(place)
  createRoot(place).render(<Notices />)
}

/** One at a time: nobody changes to a new version on a connection that carries hardly anything. */
function Notices() {
  const connection = useConnectionNotice()
  const update = useUpdateNotice()
  return <NoticeBar notice={connection ?? update} />
}

/** Says that the server does not answer, as long as it does not, and how old the lists in sight are. */
const useConnectionNotice = (): Notice | null => {
  const { offline, doubtful, cachedSince } = useSyncExternalStore(watchConnection, currentConnection)
  const isBack = useIsBackOnline(offline)
  useEffect(() => (offline ? probeUntilOnline() : undefined), [offline])
  useEffect(() => {
    if (doubtful) void probe()
  }, [doubtful])

  const lists = cachedSince && `Ves las listas como estaban el ${formatDateTime(cachedSince)}.`
  if (offline)
    return {
      icon: CloudOff,
      text: sentences('Sin conexión.', lists ?? 'Puedes seguir leyendo lo que ya abriste.'),
    }
  if (lists && !doubtful) return { icon: Hourglass, text: sentences('El portal tarda en responder.', lists) }
  return isBack ? { icon: Cloud, text: 'Hay conexión otra vez.' } : null
}

const sentences = (first: string, second: string) => (
  <>
    <strong>{first}</strong> <span>{second}</span>
  </>
)

/** Whether the connection was lost until a moment ago. */
const useIsBackOnline = (offline: boolean): boolean => {
  const [wasOffline, setWasOffline] = useState(offline)
  const [isBack, setIsBack] = useState(false)
  if (offline !== wasOffline) {
    setWasOffline(offline)
    setIsBack(wasOffline)
  }
  useEffect(() => {
    if (!isBack) return
    const timer = setTimeout(() => setIsBack(false), BACK_MS)
    return () => clearTimeout(timer)
  }, [isBack])
  return isBack
}

/** Offers a new version. The page reloads only if its person says so, and was asked about what is typed and not sent. */
const useUpdateNotice = (): Notice | null => {
  const [change, setChange] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (import.meta.env.PROD)
      registerWorker((offered) => setChange(() => offered)).catch((error: unknown) =>
        console.warn('Sin service worker:', error),
      )
  }, [])

  if (!change) return null
  const update = async () => {
    if (await mayLeave('form')) change()
  }
  const later = () => {
    setChange(null)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }
  return {
    icon: RefreshCw,
    text: 'Hay una versión nueva del portal.',
    choices: (
      <>
        <Button variant="accent" small className="min-h-11" onClick={() => void update()}>
          Actualizar
        </Button>
        <Button variant="secondary" small className="min-h-11" onClick={later}>
          Más tarde
        </Button>
      </>
    ),
  }
}

/**
 * One line at the lower edge of the window, in the flow of the page: at the page's end it stands below everything.
 * It is there without a notice too, because text that a live region is created with is often not read aloud.
 */
function NoticeBar({ notice }: { notice: Notice | null }) {
  const Icon = notice?.icon
  return (
    <div
      className={classNames(
        notice && 'notice on-band animate-appear border-t border-on-band-soft bg-band-deep text-on-band',
      )}
    >
      <div
        className={classNames(
          'mx-auto flex max-w-wide flex-wrap items-center gap-x-4 gap-y-2 px-5 text-sm md:px-10',
          notice && 'min-h-11 py-2',
        )}
      >
        <div role="status" className="grow basis-64">
          {Icon && (
            <p className="flex items-center gap-2">
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span>{notice.text}</span>
            </p>
          )}
        </div>
        {notice?.choices && <div className="flex gap-2">{notice.choices}</div>}
      </div>
    </div>
  )
}
