import { type Endpoint, IDEMPOTENCY_HEADER } from '@naf/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './api-client.ts'
import type { RecordTable, SavingEndpoint, WithId } from './record-table.ts'
import { type Upload, upload } from './upload.ts'
import { useListDeletion } from './useListDeletion.ts'

/** A filled form on its way. Its file is null where the kind has none, and where the stored one stays. */
export interface Saving<Input> extends Upload {
  input: Input
  /** Names this form, so that it is stored once however often it is sent. */
  key: string
  signal: AbortSignal
}

/** What `call` takes once nobody knows any more which endpoint it is: the table's own types hold outside. */
type AnyCall = (endpoint: Endpoint, options: object) => Promise<unknown>
const callAny = call as AnyCall

const send = <Input, Item>(
  endpoint: SavingEndpoint<Input, Item>,
  { input, key, signal, ...file }: Saving<Input>,
  params?: { id: string },
) =>
  callAny(endpoint, {
    params,
    input,
    headers: { [IDEMPOTENCY_HEADER]: key },
    signal,
    transport: endpoint.file && upload(endpoint.file, file),
  }) as Promise<Item>

/** What was saved stands in the list in hand at once; then the list is asked for anew, which nobody waits for. */
const useSaving = <Input, Item extends WithId>(
  { list }: RecordTable<Input, Item>,
  mutationFn: (saving: Saving<Input>) => Promise<Item>,
  applied: (records: Item[], saved: Item) => Item[],
) => {
  const queryKey = [list.path]
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (saved) =>
      client.setQueryData<Item[]>(queryKey, (records) => records && applied(records, saved)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey })
    },
  })
}

export const useCreateRecord = <Input, Item extends WithId>(table: RecordTable<Input, Item>) =>
  useSaving(
    table,
    (saving) => send(table.create, saving),
    // Sent again under its key, it may stand there already.
    (records, created) => [created, ...records.filter(({ Id }) => Id !== created.Id)],
  )

export const useEditRecord = <Input, Item extends WithId>(table: RecordTable<Input, Item>, id: string) =>
  useSaving(
    table,
    (saving) => send(table.edit, saving, { id }),
    (records, edited) => records.map((record) => (record.Id === id ? edited : record)),
  )

export const useDeleteRecord = <Input, Item extends WithId>(table: RecordTable<Input, Item>) =>
  useListDeletion(
    [table.list.path],
    (id: string) => callAny(table.delete, { params: { id } }),
    (record: Item, id) => record.Id !== id,
  )
