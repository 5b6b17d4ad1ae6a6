import { sessionUid } from '../lib/identity.ts'
import { readActivity } from './activity.ts'
import { INACTIVITY_LIMIT } from './inactivity.ts'

/**
 * Browsers keep a page whole when its person goes to another site, and show it again on Back. Meanwhile they may have
 * logged out in another tab, or somebody else logged in: what comes back is therefore hidden until it is known that
 * the session goes on, and is loaded anew otherwise.
 *
 * @returns what ends the guard
 */
export const guardComeback = (uid: string): (() => void) => {
  const { style } = document.documentElement
  const hide = () => {
    // Not `display`: the page would lose where it was scrolled to.
    style.opacity = '0'
  }
  const decide = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !goesOn(uid)) window.location.reload()
    else style.opacity = ''
  }
  window.addEventListener('pagehide', hide)
  window.addEventListener('pageshow', decide)
  return () => {
    window.removeEventListener('pagehide', hide)
    window.removeEventListener('pageshow', decide)
    style.opacity = ''
  }
}

const goesOn = (uid: string): boolean =>
  sessionUid() === uid && Date.now() - readActivity() < INACTIVITY_LIMIT
