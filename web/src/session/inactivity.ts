import { ACTIVITY_KEY, readActivity, writeActivity } from './activity.ts'

/** The session ends after an hour in which nobody was there. */
export const INACTIVITY_LIMIT = 3_600_000
export const WARNING_BEFORE = 120_000

/** A mouse that moves is written down this often at most. */
const WRITE_EVERY = 1_000

const SIGNS = [
  'mousemove',
  'mousedown',
  'keydown',
  'keyup',
  'wheel',
  'scroll',
  'touchstart',
  'touchmove',
] as const

export interface InactivityHandlers {
  /** Two minutes are left. */
  onWarning: () => void
  /** Somebody is there after all. */
  onReturn: () => void
  /** The hour is over. Called once; nothing is watched any more. */
  onEnd: () => void
}

/**
 * Watches for signs of a person in this tab and the others, and returns what stops it. The time comes from the
 * clock and not from counting: a computer that slept for three hours wakes to a session that has ended.
 */
export const watchInactivity = ({ onWarning, onReturn, onEnd }: InactivityHandlers): (() => void) => {
  let last = readActivity() || Date.now()
  let warned = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointer = ''
  let written = last

  const stop = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, seen, true)
    window.removeEventListener('storage', seenElsewhere)
    document.removeEventListener('visibilitychange', check)
  }

  const check = () => {
    clearTimeout(timer)
    last = Math.max(last, readActivity())
    const silence = Date.now() - last
    if (silence >= INACTIVITY_LIMIT) {
      stop()
      onEnd()
      return
    }
    const warning = INACTIVITY_LIMIT - WARNING_BEFORE
    if (silence >= warning !== warned) {
      warned = !warned
      if (warned) onWarning()
      else onReturn()
    }
    timer = setTimeout(check, (warned ? INACTIVITY_LIMIT : warning) - silence)
  }

  /** Browsers report a mouse that stands still as moving when the page changes under it. */
  const stoodStill = (event: Event): boolean => {
    if (!(event instanceof MouseEvent) || event.type !== 'mousemove') return false
    const place = `${event.screenX},${event.screenY}`
    const same = warned && place === pointer
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
    if (warned && event.type !== 'keydown') check()
  }

  const seenElsewhere = (event: StorageEvent) => {
    if (event.key === ACTIVITY_KEY && warned) check()
  }

  for (const sign of SIGNS) window.addEventListener(sign, seen, { capture: true, passive: true })
  window.addEventListener('storage', seenElsewhere)
  document.addEventListener('visibilitychange', check)
  if (readActivity() === 0) writeActivity(last)
  check()
  return stop
}
