import { useQuery } from '@tanstack/react-query'
import { call } from './api-client.ts'
import type { RecordTable, WithId } from './record-table.ts'

interface Freshness {
  /** From what age on, in ms, the list is read anew; by itself as long as a visit lasts. */
  staleTime?: number
}

/** The list of a kind of record. It needs no more of the table, so that a public page loads nothing of what staff does. */
export const useRecords = <Item extends WithId>(
  { list }: Pick<RecordTable<unknown, Item>, 'list'>,
  freshness: Freshness = {},
) =>
  useQuery({
    queryKey: [list.path],
    queryFn: ({ signal }) => call(list, { signal }),
    ...freshness,
  })
