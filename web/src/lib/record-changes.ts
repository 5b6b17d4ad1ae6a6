import { type Endpoint, IDEMPOTENCY_HEADER } from '@naf/contract'
import { call } from '../api/client.ts'
import { useRowDeletion, useRowMutation } from '../api/row-changes.ts'
import { type Upload, upload } from '../api/upload.ts'
import type { RecordTable, SavingEndpoint, WithId } from './record-table.ts'

/** A filled form on its way. Its file is null where the kind has none, and where the stored one stays. */
export interface Saving<Input> extends Upload {
  input: Input
  /** Names this form, so that it is stored once however often it is sent. */
  key: string
  /** Of the record that is changed. */
  version: number | undefined
  signal: AbortSignal
}

/** What `call` takes once nobody knows any more which endpoint it is: the table's own types hold outside. */
type AnyCall = (endpoint: Endpoint, options: object) => Promise<unknown>
const callAny = call as AnyCall

const send = <Input, Item>(
  endpoint: SavingEndpoint<Input, Item>,
  { input, key, version, signal, ...file }: Saving<Input>,
  params?: { id: string },
) =>
  callAny(endpoint, {
    params,
    input,
    headers: { [IDEMPOTENCY_HEADER]: key },
    version,
    signal,
    transport: endpoint.file && upload(endpoint.file, file),
  }) as Promise<Item>

interface Published extends WithId {
  FechaPublicacion?: string
}

/** As the server lists them: by the day they bear, where they bear one; what is new stands first on its day. */
const latestFirst = <Item extends Published>(records: Item[]): Item[] =>
  records.sort((a, b) => (b.FechaPublicacion ?? '').localeCompare(a.FechaPublicacion ?? ''))

export const useCreateRecord = <Input, Item extends WithId>(table: RecordTable<Input, Item>) =>
  useRowMutation({
    list: [table.list.path],
    mutationFn: (saving: Saving<Input>) => send(table.create, saving),
    applied: (records: Item[], created) =>
      latestFirst([created, ...records.filter(({ Id }) => Id !== created.Id)]),
  })

export const useEditRecord = <Input, Item extends WithId>(table: RecordTable<Input, Item>, id: string) =>
  useRowMutation({
    list: [table.list.path],
    mutationFn: (saving: Saving<Input>) => send(table.edit, saving, { id }),
    applied: (records: Item[], edited) =>
      latestFirst(records.map((record) => (record.Id === id ? edited : record))),
    about: () => id,
  })

export const useDeleteRecord = <Input, Item extends WithId>(table: RecordTable<Input, Item>) =>
  useRowDeletion([table.list.path], (id) => callAny(table.delete, { params: { id } }))
