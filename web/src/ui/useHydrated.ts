import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the browser may show what only it knows (a draft, a stored answer). False while a prerendered page is
 * being hydrated, so that both renderings are the same, and true at once on every other screen.
 * What it then shows is rendered a piece at a time: a phone goes on answering meanwhile.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )
