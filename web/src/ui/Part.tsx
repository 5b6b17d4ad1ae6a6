import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface PartProps {
  /** Shown while the code is on its way. */
  fallback?: ReactNode
  /** Nothing is shown in the part's place when its code does not load. */
  optional?: boolean
  children: ReactNode
}

/** A part of a page whose code loads by itself. When it does not load, the rest of the page stays as it is. */
export function Part({ fallback, optional = false, children }: PartProps) {
  return (
    <ErrorBoundary section optional={optional}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
