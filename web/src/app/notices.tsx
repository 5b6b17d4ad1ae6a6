import { Cloud, CloudOff, Hourglass, type LucideIcon, RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { currentConnection, startProbing, watchConnection } from '../api/connection.ts'
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

const BACK_MS = 6_000

export const startNotices = (): void => {
  startProbing()
  startSweeping()
  const place = document.createElement('div')
  place.className = 'notices'
  document.body.append(place)
  createRoot(place).render(<Notices />)
}

/**
 * One line at the lower edge of the window, in the flow of the page: at the page's end it stands below everything.
 * It is there without a notice too, because text that a live region is created with is often not read aloud.
 * One notice at a time: nobody changes to a new version on a slow connection.
 */
function Notices() {
  const connection = useConnectionNotice()
  const update = useUpdateNotice()
  const notice = connection ?? update
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

const useConnectionNotice = (): Notice | null => {
  const { offline, doubtful, cachedSince } = useSyncExternalStore(watchConnection, currentConnection)
  const isBack = useIsBackOnline(offline)
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
