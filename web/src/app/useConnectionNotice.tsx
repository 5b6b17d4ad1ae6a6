import { Cloud, CloudOff, Hourglass } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentConnection, watchConnection } from '../lib/connection.ts'
import { probe, probeUntilOnline } from '../lib/connection-probe.ts'
import { formatDateTime } from '../lib/format.ts'
import type { Notice } from './NoticeBar.tsx'
import { MENSAJES_AVISOS as TEXTO } from './notices-messages.ts'

/** Long enough to be read, and read aloud. */
const BACK_MS = 6_000

/** Says that the server does not answer, for as long as it does not, and how old the lists in sight are. */
export const useConnectionNotice = (): Notice | null => {
  const { offline, doubtful, cachedSince } = useSyncExternalStore(watchConnection, currentConnection)
  const isBack = useIsBackOnline(offline)
  useEffect(() => (offline ? probeUntilOnline() : undefined), [offline])
  useEffect(() => {
    if (doubtful) void probe()
  }, [doubtful])

  const lists = cachedSince && TEXTO.listsAsOf(formatDateTime(cachedSince))
  if (offline) return { icon: CloudOff, text: sentences(TEXTO.offline, lists ?? TEXTO.stillReadable) }
  if (lists && !doubtful) return { icon: Hourglass, text: sentences(TEXTO.slow, lists) }
  return isBack ? { icon: Cloud, text: TEXTO.backOnline } : null
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
