/** What a PDF is made of, in the order of reading. */
export type Block =
  | { p: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }

export interface Section {
  titulo: string
  blocks: readonly Block[]
}

export interface PdfDocument {
  titulo: string
  descripcion: string
  /** `YYYY-MM-DD`. */
  fechaPublicacion: string
  autor?: string
  /** What stands before the date on the first page, where the date alone would say something else. */
  edicion?: string
  sections: readonly Section[]
}
