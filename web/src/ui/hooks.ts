import { CENTRE } from '@naf/contract'
import { type RefObject, useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

export const useMedia = (media: string): boolean => {
  const query = window.matchMedia(media)
  const watch = (notify: () => void) => {
    query.addEventListener('change', notify)
    return () => query.removeEventListener('change', notify)
  }
  return useSyncExternalStore(watch, () => query.matches)
}

const never = () => () => {}
const isTrue = () => true
const isFalse = () => false

/**
 * Whether the browser may show what only it knows (a draft, a stored answer): not while a prerendered page is being
 * hydrated. What it then shows is rendered a piece at a time: a phone goes on answering meanwhile.
 */
export const useHydrated = (): boolean => useDeferredValue(useSyncExternalStore(never, isTrue, isFalse))

/** Whether a screen has been shown since the document was loaded: the first one is announced by the browser itself. */
let begun = false

/** Names the document after the screen. Reached from within the portal, its heading takes the focus and is read aloud. */
export const useScreenTitle = (title: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  // A link followed before the first screen had arrived has no screen before it, and is a change of screen all the same.
  const followed = useNavigationType() === 'PUSH'

  useEffect(() => {
    document.title = `${title} · ${CENTRE.shortName}`
  }, [title])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query string is no other screen
  useEffect(() => {
    if (begun || followed) heading.current?.focus({ preventScroll: true })
    begun = true
  }, [pathname])

  return heading
}

export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus()
