import { type ReactNode, Suspense } from 'react'
import { SkeletonList } from './Skeleton.tsx'
import { useHydrated } from './useHydrated.ts'

const place = <SkeletonList count={1} className="min-h-dvh w-full" />

/**
 * What a prerendered page leaves to the browser, such as a form: nobody can type into it before it is able to store
 * what is typed. Until then its place is grey, and tall enough that nothing in sight moves when it comes.
 */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={place}>{children}</Suspense> : place
}
