import type { ComponentType, ReactNode } from 'react'
import type { Filter, FilterQuery } from '../list/table-state.ts'
import type { Column } from '../list/use-rows.ts'
import type { ExportItem } from '../ui/export-menu.tsx'
import type { MenuItem } from '../ui/Menu.tsx'
import type { Fact } from '../ui/text.tsx'
import type { RecordTable, StoredRecord } from './record-calls.ts'

/** Of a form: its page's title, its button, and what is said while it is sent and afterwards. */
interface SaveTexts {
  title: string
  submit: string
  saving: string
  saved: string
  failed: string
}

interface KindTexts {
  title: string
  empty: string
  failed: string
  createLink: string
  /** Names the group of a row's actions. */
  row: (name: string) => string
  create: SaveTexts
  edit: SaveTexts
  delete: {
    title: string
    warning: string
    question: (name: string) => string
    deleting: string
    deleted: string
    failed: string
  }
  /** One record that is to be changed, looked at or deleted. */
  record: { loading: string; failed: string }
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
  texts: KindTexts
  /** What a record is called where it is spoken of. */
  nameOf: (record: Item) => string
  /** As `DataTable` takes them. */
  columns: readonly Column<Item>[]
  defaultSort?: string
  filters?: readonly Filter<Item>[]
  /** The files of the whole list, with the filters of its address. */
  files?: (filters: FilterQuery) => readonly ExportItem[]
  /** What else can be done with a record: in its row, and in the menu of the row. */
  rowAction?: (record: Item) => ReactNode
  menu?: (record: Item) => readonly MenuItem[]
  /** What the pages of a record say of it, and what it looks like. */
  facts: (record: Item) => readonly Fact[]
  picture?: (record: Item) => ReactNode
  /** What else its deletion does, told in the last question. */
  consequence?: (record: Item) => string
  /** Apart from the kind, so that the list does not load the schemas. */
  Form: ComponentType<KindFormProps<Item>>
  /** A record as its readers see it. With it the kind has a page of the preview and the history. */
  Preview?: ComponentType<{ record: Item }>
  /** What stands between the two. */
  Aside?: ComponentType<{ record: Item }>
  /** Tells that one was saved, in place of the dialog; `before` is what was changed. */
  announce?: (saved: Item, before: Item | undefined, title: string, text: string | undefined) => Promise<void>
}
