import type { ReactNode } from 'react'
import { PageHeading } from '../PageHeading.tsx'

/** The frame of a page about one record. */
export function RecordPage({
  title,
  intro,
  children,
}: {
  title: string
  intro?: string
  children: ReactNode
}) {
  return (
    <div className="flex w-full max-w-page flex-col gap-6 px-5 py-8 md:px-10">
      <PageHeading title={title}>{intro && <p>{intro}</p>}</PageHeading>
      {children}
    </div>
  )
}
