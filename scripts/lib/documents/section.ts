export interface PaperTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** What a PDF is made of, in the order of reading. */
export type Block =
  | { p: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { table: PaperTable }

export interface Section {
  titulo: string
  blocks: readonly Block[]
}
