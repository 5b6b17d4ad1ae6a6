import { Cloud, CloudOff, Hourglass } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentConnection, watchConnection } from '../lib/connection.ts'
import { askOnce, askUntilAnswered } from '../lib/connection-probe.ts'
import { formatDateTime } from '../lib/format.ts'
import type { Notice } from './NoticeBar.tsx'
import { MENSAJES_AVISOS as TEXTO } from './notices-messages.ts'

/** Long enough to be read, and read aloud. */
const BACK_MS = 6_000

/** Says that the server does not answer, for as long as it does not, and how old the lists in sight are. */
export function useLineNotice(): Notice | null {
  const { lost, doubtful, keptSince } = useSyncExternalStore(watchConnection, currentConnection)
  const isBack = useIsBack(lost)
  useEffect(() => (lost ? askUntilAnswered() : undefined), [lost])
  useEffect(() => {
    if (doubtful) void askOnce()
  }, [doubtful])

  const lists = keptSince && TEXTO.guardado(formatDateTime(keptSince))
  if (lost) return { icon: CloudOff, text: sentences(TEXTO.sinConexion, lists ?? TEXTO.seguirLeyendo) }
  if (lists && !doubtful) return { icon: Hourglass, text: sentences(TEXTO.tarda, lists) }
  return isBack ? { icon: Cloud, text: TEXTO.otraVez } : null
}

const sentences = (first: string, second: string) => (
  <>
    <strong>{first}</strong> {second}
  </>
)

/** Whether the line was lost until a moment ago. */
const useIsBack = (lost: boolean): boolean => {
  const [wasLost, setWasLost] = useState(lost)
  const [isBack, setIsBack] = useState(false)
  if (lost !== wasLost) {
    setWasLost(lost)
    setIsBack(wasLost)
  }
  useEffect(() => {
    if (!isBack) return
    const timer = setTimeout(() => setIsBack(false), BACK_MS)
    return () => clearTimeout(timer)
  }, [isBack])
  return isBack
}
