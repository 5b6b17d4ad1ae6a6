import { type ReactNode, Suspense } from 'react'
import { PageHeading } from './PageHeading.tsx'
import { SkeletonList } from './Skeleton.tsx'

interface LinkedPageProps {
  title: string
  intro: string
  /** What the link opens, which is fetched by itself: the heading is there at once. */
  children: ReactNode
}

/** Where the link of a mail leads to what somebody asked for. */
export function LinkedPage({ title, intro, children }: LinkedPageProps) {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={title}>
        <p>{intro}</p>
      </PageHeading>
      <div className="mt-8 max-w-text">
        <Suspense fallback={<SkeletonList count={1} className="h-72" />}>{children}</Suspense>
      </div>
    </div>
  )
}
