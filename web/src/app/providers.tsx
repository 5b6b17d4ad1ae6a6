import type { ReactNode } from 'react'
import { SessionProvider } from '../session/SessionProvider.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'

/** What stands around every screen. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <SessionProvider>{children}</SessionProvider>
    </ErrorBoundary>
  )
}
