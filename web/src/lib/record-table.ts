import type { Endpoint, FileRule, RecordHistory } from '@naf/contract'
import type * as z from 'zod'
import type { ListEndpoint } from '../api/lists.ts'

export interface WithId {
  Id: string
  /** Of a record that staff edits. */
  Version?: number | undefined
}

type Base = Pick<Endpoint, 'method' | 'path' | 'permission'>

/** A form goes in, the record comes out as it is stored. One that names a file takes it along with the form. */
export type SavingEndpoint<Input, Item> = Endpoint<
  Base & { file?: FileRule },
  { input: z.ZodType<unknown, Input>; output: z.ZodType<Item> }
>

/** The endpoints of a kind of record that staff manages, with a file or without one. */
export interface RecordTable<Input, Item extends WithId> {
  list: ListEndpoint<Item>
  create: SavingEndpoint<Input, Item>
  edit: SavingEndpoint<Input, Item>
  delete: Endpoint<Base>
}

/** Of a kind whose past staff can look at. */
export interface HistoryTable {
  history: Endpoint<Base, { output: z.ZodType<RecordHistory> }>
}
