import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the browser may show what only it knows (a draft, a stored answer). False while a page that was drawn
 * beforehand is being taken over, so that both drawings are the same, and true at once on every other screen.
 * What it then shows is drawn a piece at a time: a phone goes on answering meanwhile.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )
