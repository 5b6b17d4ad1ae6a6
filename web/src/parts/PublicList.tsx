import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { errorText } from '../api/client.ts'
import type { RowsQuery } from '../list/DataTable.tsx'
import { NO_CONNECTION, RetryButton, StateMessage } from '../ui/states.tsx'

interface PublicListProps<Row> {
  query: RowsQuery<Row> & { error: unknown }
  /** The places of what is coming, of its size. */
  loading: ReactNode
  empty: { title: string; next: ReactNode; scene?: string | undefined }
  failed: string
  children: (rows: readonly Row[]) => ReactNode
}

/** The four states of a list that everybody reads. Rows that are there stay in sight while a reload fails. */
export function PublicList<Row>({ query, loading, empty, failed, children }: PublicListProps<Row>) {
  const { isError, error } = query
  // A long list is rendered a piece at a time: a phone goes on answering meanwhile.
  const data = useDeferredValue(query.data)
  useEffect(() => {
    if (error) console.error(failed, error)
  }, [failed, error])
  if (data && data.length > 0) return children(data)
  if (data)
    return (
      <StateMessage kind="empty" title={empty.title} scene={empty.scene}>
        {empty.next}
      </StateMessage>
    )
  if (!isError) return loading
  return (
    <StateMessage kind="failed" title={empty.title} action={<RetryButton query={query} />}>
      {`${failed} ${errorText(error, NO_CONNECTION)}`}
    </StateMessage>
  )
}
