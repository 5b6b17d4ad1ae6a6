import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import { queryClient } from '../lib/query-client.ts'

/**
 * Around whatever asks the API for something; a public page keeps that part in a chunk of its own. Where there is one
 * further up, as in a dashboard, that one serves.
 */
export function Queries({ children }: { children: ReactNode }) {
  const around = useContext(QueryClientContext)
  return around ? children : <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
