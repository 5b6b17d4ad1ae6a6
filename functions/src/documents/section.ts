import type { Pen } from './pen.ts'

/** What is drawn and not written, such as a chart. */
export interface Figure {
  /** What it shows, to who hears the document. */
  alt: string
  height: number
  draw(pen: Pen, y: number): void
}

/** What a PDF is made of, in the order of reading. */
export type Block =
  | { p: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }
  | { figure: Figure }

export interface Section {
  titulo: string
  blocks: readonly Block[]
}
