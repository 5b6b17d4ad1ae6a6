import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface ReadingPageProps {
  /** What the list is called in which it stands, one step up. */
  list: string
  children: ReactNode
}

/** The place of one publication, whether it is there, on its way or not to be had: the way back stands above it. */
export function ReadingPage({ list, children }: ReadingPageProps) {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-6 md:px-10 md:py-10">
      <p className="mb-4">
        <Link to=".." relative="path" className="link inline-flex min-h-11 items-center">
          {list}
        </Link>
      </p>
      {children}
    </div>
  )
}
