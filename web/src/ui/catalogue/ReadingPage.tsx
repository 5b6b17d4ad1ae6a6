import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface ReadingPageProps {
  /** Where it stands among others. */
  list: { to: string; label: string }
  children: ReactNode
}

/** The place of one publication, whether it is there, on its way or not to be had: the way back stands above it. */
export function ReadingPage({ list, children }: ReadingPageProps) {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-6 md:px-10 md:py-10">
      <p className="mb-4">
        <Link to={list.to} className="link inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {list.label}
        </Link>
      </p>
      {children}
    </div>
  )
}
