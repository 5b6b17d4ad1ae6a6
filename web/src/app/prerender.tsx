import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { sessionKey } from '../lib/storage.ts'
import { Splash } from '../ui/states.tsx'
import { LOADING_APP, Providers, Screens } from './routes.tsx'

/** By it `build/boot.js` finds out whether the browser has a session. */
export const SESSION_KEY = sessionKey(import.meta.env.VITE_FIREBASE_API_KEY)

/** As `Waiting` renders it: it comes in this one's place, and nothing in sight moves. */
export const SPLASH = renderToStaticMarkup(
  <main>
    <Splash text={LOADING_APP} />
  </main>,
)

/**
 * What stands inside `#root` of a public page before any code has run; `main.tsx` renders the same. In one piece: React
 * moves parts of larger pages to their places by inline scripts, which the portal's policy forbids.
 */
export const render = async (path: string): Promise<string> => {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <Providers>
        <StaticRouter location={path}>
          <Screens />
        </StaticRouter>
      </Providers>
    </StrictMode>,
    { onError: (error) => void failures.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}
