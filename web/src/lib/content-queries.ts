import { type Endpoint, type FileRule, IDEMPOTENCY_HEADER } from '@naf/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { call } from './api-client.ts'
import { type Upload, upload } from './upload.ts'
import { useListDeletion } from './useListDeletion.ts'

type Base = Pick<Endpoint, 'method' | 'path' | 'permission'>

/** The endpoints of a kind of content: a form with a file, kept as a record. */
export interface ContentTable<Form extends z.ZodType, Stored extends z.ZodType> {
  list: Endpoint<Base, { output: z.ZodArray<Stored> }>
  create: Endpoint<Base & { file: FileRule }, { input: Form; output: Stored }>
  edit: Endpoint<Base & { file: FileRule }, { input: Form; output: Stored }>
  delete: Endpoint<Base>
}

/** A filled form on its way. */
export interface Saving<Input> extends Upload {
  input: Input
  /** Names this form, so that it is stored once however often it is sent. */
  key: string
  signal: AbortSignal
}

export interface WithId {
  Id: string
}

/** What `call` takes once nobody knows any more which endpoint it is: the table's own types hold outside. */
type AnyCall = (endpoint: Endpoint, options: object) => Promise<unknown>
const callAny = call as AnyCall

/**
 * The four hooks of a kind of content. What was saved stands in the list in hand at once; then the list is
 * asked for anew, which nobody waits for.
 */
export const contentHooks = <Form extends z.ZodType, Stored extends z.ZodType>(
  table: ContentTable<Form, Stored>,
) => {
  type Item = z.output<Stored> & WithId
  type Input = z.input<Form>
  const queryKey = [table.list.path]

  const useChange = <Variables, Result>(
    mutationFn: (variables: Variables) => Promise<Result>,
    applied: (list: Item[], result: Result, variables: Variables) => Item[],
  ) => {
    const client = useQueryClient()
    return useMutation({
      mutationFn,
      onMutate: () => client.cancelQueries({ queryKey }),
      onSuccess: (result, variables) =>
        client.setQueryData<Item[]>(queryKey, (list) => list && applied(list, result, variables)),
      onSettled: () => {
        void client.invalidateQueries({ queryKey })
      },
    })
  }

  const save = (
    endpoint: Endpoint & { file: FileRule },
    { input, key, signal, ...file }: Saving<Input>,
    options: object,
  ) =>
    callAny(endpoint, {
      ...options,
      input,
      headers: { [IDEMPOTENCY_HEADER]: key },
      signal,
      transport: upload(endpoint.file, file),
    }) as Promise<Item>

  return {
    useList: () =>
      useQuery({
        queryKey,
        queryFn: ({ signal }) => callAny(table.list, { signal }) as Promise<Item[]>,
      }),

    useCreate: () =>
      useChange(
        (saving: Saving<Input>) => save(table.create, saving, {}),
        // Sent again under its key, it may stand there already.
        (list, created) => [created, ...list.filter(({ Id }) => Id !== created.Id)],
      ),

    useEdit: (id: string) =>
      useChange(
        (saving: Saving<Input>) => save(table.edit, saving, { params: { id } }),
        (list, edited) => list.map((item) => (item.Id === id ? edited : item)),
      ),

    useDelete: () =>
      useListDeletion(
        queryKey,
        (id: string) => callAny(table.delete, { params: { id } }),
        (item: Item, id) => item.Id !== id,
      ),
  }
}
