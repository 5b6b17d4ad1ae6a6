import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-client.ts'
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

/**
 * One cache for the whole portal, emptied when a session ends. Offline it asks all the same: the service worker
 * may have cached an answer, and where it has none the screen says so, in place of waiting behind a skeleton.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthRetrying,
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'observerRemoved' && !query.isActive()) forgetCached()
})
