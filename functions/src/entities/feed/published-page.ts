import type { Boletin, Libro } from '@naf/contract'

/** The reading page of something published, as programs are told of it: nothing of its file. */
export interface PublishedPage {
  address: string
  title: string
  summary: string
  /** Its kind and its topic, where it has one. */
  terms: string[]
  /** A moment of RFC 3339. */
  published: string
  author?: string
}

/** The day that a publication bears begins at midnight in Ecuador. */
const momentOf = ({ FechaPublicacion }: Pick<Boletin, 'FechaPublicacion'>): string =>
  `${FechaPublicacion}T00:00:00-05:00`

/** One whose day nobody wrote down cannot be put in order. */
const isDated = ({ published }: PublishedPage): boolean => !Number.isNaN(Date.parse(published))

const newestFirst = (a: PublishedPage, b: PublishedPage): number =>
  b.published.localeCompare(a.published) || a.address.localeCompare(b.address)

const ofBoletin = (portal: string, boletin: Boletin): PublishedPage => ({
  address: `${portal}/boletines/${boletin.Id}`,
  title: boletin.Titulo,
  summary: boletin.Descripcion,
  terms: ['Boletín', boletin.Tema].filter(Boolean),
  published: momentOf(boletin),
})

const ofLibro = (portal: string, libro: Libro): PublishedPage => ({
  address: `${portal}/biblioteca/${libro.Id}`,
  title: libro.Titulo,
  summary: libro.Descripcion,
  terms: ['Libro', libro.Tema].filter(Boolean),
  published: momentOf(libro),
  author: libro.Autor,
})

/** Of bulletins what visitors may know, of books what everybody reads; the newest first, and always in one order. */
export const pagesOf = (portal: string, boletines: Boletin[], libros: Libro[]): PublishedPage[] =>
  [
    ...boletines.map((boletin) => ofBoletin(portal, boletin)),
    ...libros.map((libro) => ofLibro(portal, libro)),
  ]
    .filter(isDated)
    .sort(newestFirst)
