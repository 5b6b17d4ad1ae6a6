import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../api/query-client.ts'
import { SessionBridge } from '../auth/sign-in.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'

/** What stands around every screen. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <SessionBridge />
        {children}
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
