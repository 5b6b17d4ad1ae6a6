import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

const history = createBrowserHistory({ v5Compat: true })

/** WebKit on Linux without accelerated compositing crashes at any view transition (docs/decisions/browsers.md). */
const mayCrash = (): boolean => navigator.vendor.startsWith('Apple') && navigator.platform.startsWith('Linux')

/** Whether one screen fades into another: not where somebody asked for less, nor while they type into a search. */
const fades = (from: string, to: string): boolean =>
  from !== to && 'startViewTransition' in document && !mayCrash() && !window.matchMedia(LESS_MOTION).matches

/** `BrowserRouter`, whose screens fade into each other where the browser can do that (docs/decisions/screens.md). */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location })

  useLayoutEffect(() => {
    let shown = history.location.pathname
    return history.listen(({ action, location }) => {
      const from = shown
      shown = location.pathname
      const show = () => setState({ action, location })
      if (!fades(from, shown)) return startTransition(show)
      // What comes too fast after another is shown without fading: that is no error.
      document.startViewTransition(() => flushSync(show)).ready.catch(() => {})
    })
  }, [])

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
