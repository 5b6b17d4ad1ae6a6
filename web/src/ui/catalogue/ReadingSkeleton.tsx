import { MENSAJES_UI } from '../messages.ts'
import { Skeleton } from '../Skeleton.tsx'

/** The place of a publication that is coming. */
export function ReadingSkeleton() {
  return (
    <div role="status" className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <span className="sr-only">{MENSAJES_UI.loading}</span>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-10 w-11/12" />
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="mt-2 h-36" />
        <Skeleton className="mt-2 h-11 w-40" />
      </div>
      <Skeleton className="aspect-square" />
    </div>
  )
}
