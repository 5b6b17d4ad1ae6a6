import type { Pen } from './pen.ts'

/** What is drawn and not written, such as a chart. */
export interface Figure {
  /** What it shows, to who hears the document. */
  alt: string
  height: number
  draw(pen: Pen, y: number): void
}

export interface PaperTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** From this column on they hold amounts, whatever stands there for one that is not said. */
  amountsFrom?: number
}

/** What a PDF is made of, in the order of reading. */
export type Block =
  | { p: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { table: PaperTable }
  | { figure: Figure }

export interface Section {
  titulo: string
  blocks: readonly Block[]
}
