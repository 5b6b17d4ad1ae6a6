import type { EndpointTable } from '../../contract/src/endpoint.ts'
import { api } from '../../contract/src/index.ts'
import { can } from '../../contract/src/permissions.ts'

// The contract is named by its files: Vite bundles what its configuration names so, and Node reads no TypeScript.

export const PUBLIC_LISTS: readonly string[] = Object.values<EndpointTable>(api).flatMap(({ list }) =>
  list && can(null, list.permission) ? [`/api${list.path}`] : [],
)

/**
 * What the service worker decides by. Workbox writes the text of each function into the worker, so none may use
 * anything from outside itself; `isPublicList` has a text with the lists in it.
 */

type Asked = { request: Request; url: URL; sameOrigin: boolean }

/** A screen is being opened, as the rewrites of firebase.json have it: no file with a dot, and nothing of the API. */
export const isScreen = ({ request, url, sameOrigin }: Asked): boolean =>
  sameOrigin &&
  request.mode === 'navigate' &&
  /^\/(dashboard-.*|[^.]*)$/.test(url.pathname) &&
  !/^\/(api|assets|documentos)\//.test(url.pathname)

/** Named after its contents, so that it never changes. */
export const isAsset = ({ url, sameOrigin }: Asked): boolean =>
  sameOrigin && url.pathname.startsWith('/assets/')

const isOneOf = ({ request, url, sameOrigin }: Asked, lists: readonly string[]): boolean =>
  sameOrigin && lists.includes(url.pathname) && !request.headers.has('Authorization')

export const isPublicList = Object.assign((asked: Asked) => isOneOf(asked, PUBLIC_LISTS), {
  toString: () => `(asked) => (${isOneOf})(asked, ${JSON.stringify(PUBLIC_LISTS)})`,
})

/** Opens every screen offline with the app shell: it belongs to the code that is precached. */
export const appShell = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: async () => caches.match('/app.html', { ignoreSearch: true }),
}

/** Says of an answer that it is not the server's, and since when it has been cached. */
export const markCached = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) => {
    if (!cachedResponse) return null
    const headers = new Headers(cachedResponse.headers)
    headers.set('X-Kept-Since', headers.get('Date') ?? '')
    return new Response(cachedResponse.body, { headers })
  },
}
