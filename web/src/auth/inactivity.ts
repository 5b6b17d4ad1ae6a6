import { useEffect } from 'react'
import { browserStore } from '../lib/storage.ts'
import { notice, warn } from '../ui/dialog.ts'
import { ACTIVITY_KEY, INACTIVITY_LIMIT, readActivity, useSession } from './session.ts'
import { endSession } from './sign-in.tsx'

const WARNING_AT = INACTIVITY_LIMIT - 120_000
const WRITE_EVERY = 1_000
const SIGNS = ['mousemove', 'mousedown', 'keydown', 'keyup', 'wheel', 'scroll', 'touchstart', 'touchmove']

const WARNING = {
  title: 'Tu sesión está por cerrarse',
  text: 'No hemos notado actividad en casi una hora. Tu sesión se cerrará en dos minutos. Mueve el mouse, toca la pantalla o presiona una tecla para continuar.',
  confirm: 'Mantener la sesión abierta',
}

const writeActivity = (time: number) => browserStore.writeOrHold(ACTIVITY_KEY, String(time))

const endByInactivity = async (): Promise<void> => {
  await endSession()
  await notice(
    'Tu sesión se cerró por inactividad',
    'Pasó una hora sin actividad. Ingresa de nuevo para continuar donde estabas.',
  )
}

/**
 * Watches for signs of a person in this tab and the others, and returns what stops it. The time comes from the
 * clock and not from counting: a computer that slept for three hours wakes to a session that has ended.
 */
const watchInactivity = (): (() => void) => {
  let last = readActivity() || Date.now()
  let written = last
  let warning: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointer = ''
  const ended = new AbortController()
  const { signal } = ended

  const stop = () => {
    clearTimeout(timer)
    ended.abort()
  }

  const check = () => {
    clearTimeout(timer)
    last = Math.max(last, readActivity())
    const silence = Date.now() - last
    if (silence >= INACTIVITY_LIMIT) {
      stop()
      void endByInactivity()
      return
    }
    if (silence < WARNING_AT) {
      warning?.abort()
      warning = null
    } else if (!warning) {
      warning = new AbortController()
      void warn(WARNING, warning.signal)
    }
    timer = setTimeout(check, (warning ? INACTIVITY_LIMIT : WARNING_AT) - silence)
  }

  /** Browsers report a mouse that stands still as moving when the page changes under it. */
  const stoodStill = (event: Event): boolean => {
    if (!(event instanceof MouseEvent) || event.type !== 'mousemove') return false
    const place = `${event.screenX},${event.screenY}`
    const same = warning !== null && place === pointer
    pointer = place
    return same
  }

  const seen = (event: Event) => {
    const now = Date.now()
    if (stoodStill(event)) return
    if (now - last >= INACTIVITY_LIMIT) return check()
    last = now
    if (now - written >= WRITE_EVERY) {
      written = now
      writeActivity(now)
    }
    // If the warning closed at keydown, the same key would act on the field that gets the focus back.
    if (warning && event.type !== 'keydown') check()
  }

  const seenElsewhere = ({ key }: StorageEvent) => {
    if (key === ACTIVITY_KEY && warning) check()
  }

  for (const sign of SIGNS) window.addEventListener(sign, seen, { capture: true, passive: true, signal })
  window.addEventListener('storage', seenElsewhere, { signal })
  document.addEventListener('visibilitychange', check, { signal })
  if (readActivity() === 0) writeActivity(last)
  check()
  return stop
}

/** Ends a session after an hour without a sign of its person, with a warning two minutes before. */
export const useInactivityLogout = (): void => {
  const { uid } = useSession()
  useEffect(() => (uid === null ? undefined : watchInactivity()), [uid])
}
