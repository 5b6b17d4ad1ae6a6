import type { FileRule } from '@naf/contract'
import type { ComponentType, ReactNode } from 'react'
import type { Saving } from '../../lib/record-changes.ts'
import type { HistoryTable, RecordTable, WithId } from '../../lib/record-table.ts'
import type { Filter, FilterQuery } from '../../list/table-state.ts'
import type { Column } from '../../list/use-rows.ts'
import type { ExportItem } from '../export-menu.tsx'
import type { Fact } from '../Facts.tsx'
import type { Standing } from './publication.tsx'

/** Of a form: its page's title, its button, and what is said while it is sent and afterwards. */
interface SaveTexts {
  title: string
  submit: string
  saving: string
  saved: string
  failed: string
}

interface RecordTexts {
  title: string
  empty: string
  failed: string
  createLink: string
  /** The group of a row's actions. */
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
  /** One record that is to be changed or deleted. */
  record: { loading: string; failed: string }
}

/** A record as its readers see it. */
export type KindPreview<Item> = ComponentType<{ record: Item }>

/** A kind of record that staff manages: all that its list and the pages of a record need to know, but for the form. */
export interface RecordKind<Input, Item extends WithId> {
  table: RecordTable<Input, Item>
  texts: RecordTexts
  /** What a record is called where it is spoken of. */
  nameOf: (record: Item) => string
  columns: readonly Column<Item>[]
  /** As `DataTable` takes them. */
  defaultSort?: string
  filters?: readonly Filter<Item>[]
  hasPreview?: true
  /** What can be taken along of the list, with the filters of its address. */
  files?: (filters: FilterQuery) => readonly ExportItem[]
  /** What is shown of a record before it is deleted. */
  facts: (record: Item) => readonly Fact[]
  /** What else comes of its deletion, said in the last question. */
  consequence?: (record: Item) => string
  /** What it looks like, above the facts. */
  picture?: (record: Item) => ReactNode
  /** What else can be done with a record, in its row. */
  rowAction?: (record: Item) => ReactNode
  /** What stands above its past on the page where staff looks at it. */
  Aside?: ComponentType<{ record: Item }>
  /** Says that one was saved, in place of the dialog that says no more than `text`; `before` is what was changed. */
  announce?: (saved: Item, before: Item | undefined, text: string) => Promise<void>
  /** The detail of `scenes/` that stands where there is no record. */
  scene?: string
}

/** One with drafts: each record has a page where staff sees it as its readers do, and its past. */
export interface PreviewedKind<Input, Item extends WithId & Standing> extends RecordKind<Input, Item> {
  table: RecordTable<Input, Item> & HistoryTable
  hasPreview: true
}

/** Whose page it is, and where that person finds the list; the pages of a record stand below it. */
export interface Desk {
  owner: string | null
  list: string
}

/** What a page gives to the form of its kind. */
export interface KindFormProps<Input, Item extends WithId> extends Desk {
  /** Undefined if the kind has no file. */
  file: FileRule | undefined
  /** What is changed; absent for a new one. */
  stored?: Item
  save: (saving: Saving<Input>) => Promise<unknown>
  texts: SaveTexts
  announce?: RecordKind<Input, Item>['announce']
}

/** The form of a kind, as `kindForm` makes it: apart from the kind, because a form brings the schemas along. */
export type KindForm<Input, Item extends WithId> = ComponentType<KindFormProps<Input, Item>>
