import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { queryClient } from '../api/query-client.ts'
import { SessionBridge } from '../auth/sign-in.tsx'
import { startSweeping } from '../form/drafts.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'

/** What stands around every screen. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(startSweeping, [])

  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <SessionBridge />
        {children}
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
