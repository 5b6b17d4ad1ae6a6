import type { Boletin, Endpoint, FileRule, Imagen, RecordHistory } from '@naf/contract'
import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod'
import type { Base, ListEndpoint } from '../api/lists.ts'
import type { Filter } from '../list/table-state.ts'
import type { Column } from '../list/use-rows.ts'
import type { MenuItem } from '../ui/Menu.tsx'

/** A record of any kind; the rest is what only some kinds have. */
export type StoredRecord = Pick<Boletin, 'Id'> & Partial<Omit<Boletin & Imagen, 'Id'>>

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

export interface KindFormProps<Item extends StoredRecord> {
  kind: Kind<Item>
  /** The record that is changed, and how to read it again; absent for a new one. */
  edited?: { record: Item; read: () => Promise<Item | undefined> } | undefined
}

/** A kind of record that staff manages: what its five pages need to know. */
export interface Kind<Item extends StoredRecord> {
  table: RecordTable<Item>
  /** The path of its list, below a dashboard; the other pages stand below it. */
  path: string
  /** The detail of `scenes/` that stands where there is no record. */
  scene?: string
  noun: string
  texts: {
    title: string
    empty: string
    failed: string
    submit: string
    saving: string
    created: string
    createFailed: string
    edited: string
    editFailed: string
    deleteWarning: string
    deleteQuestion: (name: string) => string
    deleted: string
    deleteFailed: string
    /** One record that is to be changed, looked at or deleted could not be read. */
    recordFailed: string
  }
  nameOf: (record: Item) => string
  /** The form's fields in the order of the page, without the file; absent if the form makes its texts by itself. */
  fields?: readonly string[]
  columns: readonly Column<Item>[]
  defaultSort?: string
  filters?: readonly Filter<Item>[]
  Tools?: ComponentType
  /** What else can be done with a record: in its row, and in the menu of the row. */
  rowAction?: (record: Item) => ReactNode
  menu?: (record: Item) => readonly MenuItem[]
  /** What else its deletion does, told in the last question. */
  consequence?: (record: Item) => string
  /** A record as its readers see it. With it the kind has a page of the preview and the history. */
  Preview?: ComponentType<{ record: Item }>
  /** What stands between the two. */
  Aside?: ComponentType<{ record: Item }>
  /** Tells that one was saved, in place of the dialog; `before` is what was changed. */
  announce?: (saved: Item, before: Item | undefined, title: string, text: string | undefined) => Promise<void>
}
