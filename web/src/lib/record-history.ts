import type { Endpoint, RecordHistory } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import type { HistoryTable } from './record-table.ts'

type AnyCall = (endpoint: Endpoint, options: object) => Promise<unknown>
const callAny = call as AnyCall

/** What happened to a record; read anew each time somebody looks, since every change adds to it. */
export const useRecordHistory = ({ history }: HistoryTable, id: string) =>
  useQuery({
    queryKey: [history.path, id],
    queryFn: ({ signal }) => callAny(history, { params: { id }, signal }) as Promise<RecordHistory>,
    staleTime: 0,
  })
