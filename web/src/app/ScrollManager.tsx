import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { tabStore } from '../lib/storage.ts'

/** The state of links in the public menu: on a small screen the page appears below the header. */
export const BELOW_HEADER = { belowHeader: true } as const
export const MAIN_ID = 'contenido'
const SMALL_SCREEN = '(max-width: 767px)'

const PREFIX = 'naf_scroll:'
/** How long a page that is still loading may take to become tall enough for its old place. */
const PATIENCE = 1_500

const restore = (top: number): (() => void) => {
  const started = performance.now()
  let frame = 0
  const attempt = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2 || performance.now() - started > PATIENCE) return
    frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}

/** 'Back' returns to where one was; a new screen begins at its top, or below the header where its link says so. */
export function ScrollManager() {
  const { key, pathname, state } = useLocation()
  const how = useNavigationType()
  const shown = useRef<string | null>(null)
  // The first entry of every load has one and the same key.
  const place = PREFIX + key + pathname

  // Before the effect below scrolls: what it does belongs to the new place and not to the one that is left.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => tabStore.writeOrHold(place, String(window.scrollY))
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [place])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = pathname
    if (how === 'POP') return restore(Number(tabStore.read(place) ?? 0))
    if (state?.belowHeader && window.matchMedia(SMALL_SCREEN).matches)
      document.getElementById(MAIN_ID)?.scrollIntoView()
    else if (before !== pathname) window.scrollTo(0, 0)
  }, [place])

  return null
}
