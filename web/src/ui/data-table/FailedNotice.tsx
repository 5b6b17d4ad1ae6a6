import { TriangleAlert } from 'lucide-react'
import { RetryButton } from '../RetryButton.tsx'

interface FailedNoticeProps {
  text: string
  query: Parameters<typeof RetryButton>[0]['query']
}

/** Something of a list that is in sight did not come. */
export function FailedNotice({ text, query }: FailedNoticeProps) {
  return (
    <div
      role="alert"
      className="mx-3 mb-3 flex flex-wrap items-center gap-3 rounded-md bg-danger-soft p-3 text-sm"
    >
      <TriangleAlert aria-hidden="true" className="size-5 text-danger" />
      <p className="flex-1">{text}</p>
      <RetryButton query={query} />
    </div>
  )
}
