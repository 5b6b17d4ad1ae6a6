import type { TIPOS_LIBRO } from '@naf/contract'

/** What a demo PDF is made of, in the order of reading. */
export type Block =
  | { p: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }

export interface Section {
  titulo: string
  blocks: readonly Block[]
}

interface Document {
  titulo: string
  descripcion: string
  /** `YYYY-MM-DD`. */
  fechaPublicacion: string
  sections: readonly Section[]
}

export type BoletinDocument = Document
export type LibroDocument = Document & { autor: string; tipo: (typeof TIPOS_LIBRO)[number] }

/** A document of the site itself: a file that the web serves, and no record. */
export type SiteDocument = Document & {
  /** The file's name, without the extension. */
  archivo: string
  kind: 'perfil' | 'convenio'
  /** What stands before the date on the first page, where the date alone would say something else. */
  edicion?: string
}
