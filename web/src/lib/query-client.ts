import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-client.ts'

const MAX_RETRIES = 2

/** A refusal will be a refusal again; a failure of the line or the server may pass. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && !(error instanceof ApiError && error.status < 500)

/** One cache for the whole portal, emptied when a session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 30_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
})
