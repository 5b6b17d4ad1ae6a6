import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './client.ts'
import { currentConnection, forgetCached, watchConnection } from './connection.ts'
import { NetworkError } from './transport.ts'

const MAX_RETRIES = 2

/** A refusal will be a refusal again, and who has waited in vain decides for themselves; other failures may pass. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES &&
  !(error instanceof ApiError && error.status < 500) &&
  !(error instanceof NetworkError && error.timedOut)

/** What shall be read again when the connection is back is decided by its answers, as everywhere in the portal. */
onlineManager.setEventListener((setOnline) => {
  const follow = () => setOnline(!currentConnection().offline)
  follow()
  return watchConnection(follow)
})

/** As long as this a visit lasts: what was read for one screen serves the next (docs/decisions/list-reads.md). */
const VISIT_MS = 15 * 60_000

/**
 * One cache for the whole portal, emptied when a session ends. A list costs a read for each of its records, so a return
 * to the tab reads nothing, and a connection that is back only what failed or came out of the browser's own cache.
 * Offline it asks all the same: the service worker may have an answer, or else the screen says that it failed.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthRetrying,
      staleTime: VISIT_MS,
      // Until the session ends, or the page; and no timer that the build, which renders lists' places, would wait for.
      gcTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      // What is outdated alone; not by itself so where `networkMode` is as above.
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

queryClient.getQueryCache().subscribe((event) => {
  const { type, query } = event
  if (type === 'observerRemoved' && !query.isActive()) forgetCached()
  // The service worker answered in the server's place: outdated from the start.
  if (type === 'updated' && event.action.type === 'success' && currentConnection().cachedSince)
    query.invalidate()
})
