import { type Endpoint, type FileRule, IDEMPOTENCY_HEADER, type RecordHistory } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { call } from '../api/client.ts'
import type { ListEndpoint } from '../api/lists.ts'
import { useRowDeletion, useRowMutation } from '../api/row-changes.ts'
import { type Upload, upload } from '../api/upload.ts'

/** The calls of a kind of record that staff manages. */

/** A record of any kind; the rest is what only some kinds have. */
export interface StoredRecord {
  Id: string
  /** How often it was edited. */
  Version?: number | undefined
  /** Its day, `YYYY-MM-DD`. */
  FechaPublicacion?: string
  /** The addresses of its file. */
  RutaPdf?: string
  RutaImagen?: string
}

type Base = Pick<Endpoint, 'method' | 'path' | 'permission'>

/** A form goes in, with a file if the endpoint has one; the record comes out as it is stored. */
type SavingEndpoint<Item> = Endpoint<
  Base & { file?: FileRule },
  { input: z.ZodType; output: z.ZodType<Item> }
>

export interface RecordTable<Item extends StoredRecord> {
  list: ListEndpoint<Item>
  create: SavingEndpoint<Item>
  edit: SavingEndpoint<Item>
  delete: Endpoint<Base>
  history?: Endpoint<Base, { output: z.ZodType<RecordHistory> }>
}

/** `call` for an endpoint whose types are not known here. */
type AnyCall = (endpoint: Endpoint, options: object) => Promise<unknown>
const callAny = call as AnyCall

/** A filled form on its way. */
interface Saving extends Upload {
  input: object
  /** Names the form: it is stored once however often it is sent. */
  key: string
  /** Of the record that is changed. */
  version: number | undefined
  signal?: AbortSignal
}

/** As the server lists them: by their day, if they have one; a new one stands first on its day. */
const latestFirst = <Item extends StoredRecord>(records: Item[]): Item[] =>
  records.sort((a, b) => (b.FechaPublicacion ?? '').localeCompare(a.FechaPublicacion ?? ''))

/** Stores a new record, or changes the one with this id. */
export const useSaveRecord = <Item extends StoredRecord>(table: RecordTable<Item>, id?: string) =>
  useRowMutation({
    list: [table.list.path],
    mutationFn: ({ input, key, version, signal, ...file }: Saving) => {
      const endpoint = id === undefined ? table.create : table.edit
      return callAny(endpoint, {
        params: { id },
        input,
        headers: { [IDEMPOTENCY_HEADER]: key },
        version,
        signal,
        transport: endpoint.file && upload(endpoint.file, file),
      }) as Promise<Item>
    },
    applied: (records: Item[], saved) =>
      latestFirst(
        id === undefined
          ? [saved, ...records.filter(({ Id }) => Id !== saved.Id)]
          : records.map((record) => (record.Id === id ? saved : record)),
      ),
    ...(id !== undefined && { about: () => id }),
  }).mutateAsync

export const useDeleteRecord = <Item extends StoredRecord>(table: RecordTable<Item>) =>
  useRowDeletion([table.list.path], (id) => callAny(table.delete, { params: { id } })).mutateAsync

/** What happened to a record; read again at each visit, since every change adds to it. */
export const useRecordHistory = (history: NonNullable<RecordTable<StoredRecord>['history']>, id: string) =>
  useQuery({
    queryKey: [history.path, id],
    queryFn: ({ signal }) => callAny(history, { params: { id }, signal }) as Promise<RecordHistory>,
    staleTime: 0,
  })
