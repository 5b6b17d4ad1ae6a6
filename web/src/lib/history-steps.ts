type Listener = (event: PopStateEvent) => void

let listener: Listener | null = null

/**
 * The browser's back and forward, heard of before the router hears of them: a window calls its listeners in the order
 * in which they came, whether they ask to capture or not. Called once, before the router is rendered.
 */
export const watchHistorySteps = (): void => window.addEventListener('popstate', (event) => listener?.(event))

/** One listener at a time, which `stopImmediatePropagation` lets hide a step from the router. */
export const onHistoryStep = (heard: Listener): (() => void) => {
  listener = heard
  return () => {
    if (listener === heard) listener = null
  }
}
