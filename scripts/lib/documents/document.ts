import type { Section } from './section.ts'

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
