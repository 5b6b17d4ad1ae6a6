import type { Endpoint, RecordHistory } from '@naf/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from './api-client.ts'
import type { HistoryTable, WithId } from './record-table.ts'
import { useListChange } from './useListChange.ts'

type AnyCall = (endpoint: Endpoint, options: object) => Promise<unknown>
const callAny = call as AnyCall

const keyOf = ({ history }: HistoryTable<WithId>, id: string) => [history.path, id]

/** What happened to a record; read anew each time somebody looks, since every change adds to it. */
export const useRecordHistory = <Item extends WithId>(table: HistoryTable<Item>, id: string) =>
  useQuery({
    queryKey: keyOf(table, id),
    queryFn: ({ signal }) => callAny(table.history, { params: { id }, signal }) as Promise<RecordHistory>,
    staleTime: 0,
  })

/** Makes a former file the record's again: in the list in hand, too. */
export const useRestoredFile = <Item extends WithId>(table: HistoryTable<Item>, id: string) => {
  const client = useQueryClient()
  return useListChange({
    list: [table.list.path],
    mutationFn: async (former: string) => {
      const record = await callAny(table.restore, { params: { id }, input: { Archivo: former } })
      await client.invalidateQueries({ queryKey: keyOf(table, id) })
      return record as Item
    },
    applied: (records: Item[], restored) => records.map((record) => (record.Id === id ? restored : record)),
  })
}
