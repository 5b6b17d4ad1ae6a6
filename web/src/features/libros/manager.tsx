import { api, type Libro, type Sent } from '@naf/contract'
import { single } from '../../list/use-rows.ts'
import { pdfColumn } from '../../ui/attachments/columns.tsx'
import { pdfFact } from '../../ui/attachments/facts.tsx'
import { titleColumn, uploaderColumn } from '../../ui/records/columns.tsx'
import { publishedFact, titleFact, uploaderFact } from '../../ui/records/facts.ts'
import { STANDING_FILTERS, standingColumn, standingFact } from '../../ui/records/publication.tsx'
import type { PreviewedKind } from '../../ui/records/record-kind.ts'
import scene from '../../ui/scenes/detalle-libros.svg'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** The books, as staff manages them for everybody; those published last come first, as the API has them. */
const LIBROS: PreviewedKind<Sent<typeof api.libros.create>, Libro> = {
  table: api.libros,
  texts: TEXTO,
  scene,
  nameOf: ({ Titulo }) => Titulo,
  columns: [
    titleColumn(),
    single({ id: 'autor', header: TEXTO.autor, value: ({ Autor }) => Autor }),
    single({ id: 'tipo', header: TEXTO.tipo, value: ({ Tipo }) => Tipo }),
    pdfColumn(),
    uploaderColumn(),
    standingColumn(),
  ],
  filters: STANDING_FILTERS,
  hasPreview: true,
  facts: (libro) => [
    titleFact(libro),
    [TEXTO.autor, libro.Autor],
    [TEXTO.tipo, libro.Tipo],
    publishedFact(libro),
    pdfFact(libro),
    uploaderFact(libro),
    standingFact(libro),
  ],
}

export default LIBROS
