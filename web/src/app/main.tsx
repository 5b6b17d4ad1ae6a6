import '../styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { hasSession } from '../api/identity.ts'
import { watchLoadErrors } from '../ui/ErrorBoundary.tsx'
import { AppRouter } from './router.tsx'
import { Providers, Screens } from './routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// `z.config({ jitless: true })`, before every schema: zod would make code out of text, which the portal's policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

watchLoadErrors()

// With `v5Compat` the history also tells of the portal's own steps, not only of Back and Forward.
const portal = (
  <StrictMode>
    <Providers>
      <AppRouter history={createBrowserHistory({ v5Compat: true })}>
        <Screens />
      </AppRouter>
    </Providers>
  </StrictMode>
)

const splash = document.getElementById('splash')
const isPrerendered = root.hasChildNodes() && !hasSession()

// What was prerendered is a visitor's: anybody else sees the splash until React has rendered.
if (!isPrerendered) root.replaceChildren(...(splash?.childNodes ?? []))
splash?.remove()
// A session that was there when the document began may have ended since, in another tab.
delete document.documentElement.dataset.waiting

// A piece at a time: the page scrolls and answers meanwhile.
if (isPrerendered) startTransition(() => void hydrateRoot(root, portal))
else createRoot(root).render(portal)

// The notices, which register the service worker, take nothing from the page. Safari has no `requestIdleCallback`.
// If their code does not come, the next page brings it: a browser does not ask a second time for a module that failed.
const loadNotices = () => import('./notices.tsx').then(({ startNotices }) => startNotices()).catch(() => {})
const startWhenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(loadNotices)
  else setTimeout(loadNotices, 2000)
}
if (document.readyState === 'complete') startWhenIdle()
else window.addEventListener('load', startWhenIdle, { once: true })
