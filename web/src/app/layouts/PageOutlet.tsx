import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MENSAJES_APP } from '../messages.ts'

/** The screen of the present path: a grey page while its code is on the way, and a way on where it broke. */
export function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}

function PageSkeleton() {
  return (
    <div
      role="status"
      className="mx-auto flex min-h-dvh w-full max-w-page flex-col gap-4 px-5 py-10 md:px-10"
    >
      <span className="sr-only">{MENSAJES_APP.loadingPage}</span>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
