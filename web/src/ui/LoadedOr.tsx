import type { ReactNode } from 'react'
import { errorText } from '../api/client.ts'
import { MENSAJES_UI } from './messages.ts'
import { RetryButton } from './RetryButton.tsx'
import { SkeletonList } from './Skeleton.tsx'
import { StateMessage } from './StateMessage.tsx'

interface LoadedOrProps<Data> {
  query: {
    data: Data | undefined
    isError: boolean
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  failed: string
  /** The size of what is coming, by its classes. */
  place?: string
  children: (data: Data) => ReactNode
}

/** What was asked for, its place while it is on the way, or why it did not come. */
export function LoadedOr<Data>({ query, failed, place = 'h-96', children }: LoadedOrProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <SkeletonList count={1} className={place} />
  return (
    <StateMessage kind="failed" title={failed} action={<RetryButton query={query} />}>
      {errorText(query.error, MENSAJES_UI.noConnection)}
    </StateMessage>
  )
}
