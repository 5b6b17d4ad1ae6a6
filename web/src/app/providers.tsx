import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../lib/query-client.ts'
import { SessionProvider } from '../session/SessionProvider.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'

/** What stands around every screen. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>{children}</SessionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
