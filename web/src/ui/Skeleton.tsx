import { classNames } from '../lib/text.ts'
import { MENSAJES_UI } from './messages.ts'

/** A grey place of the size of what is coming; give it that size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-md bg-line/60', className)} />
}

/** Several of them, said once to those who do not see them. */
export function SkeletonList({ count, className }: { count: number; className?: string }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{MENSAJES_UI.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical places without an identity of their own
        <Skeleton key={index} className={className} />
      ))}
    </div>
  )
}
