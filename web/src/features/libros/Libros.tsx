import { type Libro, TIPOS_LIBRO } from '@naf/contract'
import { formatPlainDate } from '../../lib/format.ts'
import { Catalogue } from '../../ui/catalogue/Catalogue.tsx'
import { DocumentCard } from '../../ui/catalogue/DocumentCard.tsx'
import { CatalogueSkeleton } from '../../ui/catalogue/skeletons.tsx'
import type { Filter } from '../../ui/DataTable.tsx'
import { PublicList } from '../../ui/PublicList.tsx'
import { Queries } from '../../ui/Queries.tsx'
import scene from '../../ui/scenes/detalle-libros.svg'
import { useLibros } from './api.ts'
import { MENSAJES_BIBLIOTECA as TEXTO } from './messages.ts'

/** A value that reads well in an address. */
const inUrl = (tipo: Libro['Tipo']) => tipo.toLowerCase().replace(' ', '-')

const FILTERS: readonly Filter<Libro>[] = [
  {
    id: 'tipo',
    label: TEXTO.tipo,
    options: [
      { value: 'todos', label: TEXTO.all },
      ...TIPOS_LIBRO.map((tipo) => ({ value: inUrl(tipo), label: tipo })),
    ],
    matches: ({ Tipo }, value) => value === 'todos' || inUrl(Tipo) === value,
  },
]

/** The type is left out: 'contable' would find every book. It has a filter of its own. */
const searchText = ({ Titulo, Autor, Descripcion, FechaPublicacion }: Libro) =>
  [Titulo, Autor, Descripcion, formatPlainDate(FechaPublicacion)].join('\n')

/** The books themselves: what the page waits for. */
export default function Libros() {
  return (
    <Queries>
      <Listed />
    </Queries>
  )
}

function Listed() {
  return (
    <PublicList
      query={useLibros()}
      loading={<CatalogueSkeleton />}
      empty={{ title: TEXTO.empty, next: TEXTO.emptyNext, scene }}
      failed={TEXTO.failed}
    >
      {(libros) => (
        <Catalogue
          label={TEXTO.list}
          rows={libros}
          rowId={({ Id }) => Id}
          searchText={searchText}
          filters={FILTERS}
          counted={TEXTO.counted}
        >
          {(libro) => <LibroCard libro={libro} />}
        </Catalogue>
      )}
    </PublicList>
  )
}

function LibroCard({ libro }: { libro: Libro }) {
  return (
    <DocumentCard
      title={libro.Titulo}
      byline={libro.Autor}
      tag={libro.Tipo}
      warm={libro.Tipo === 'No Contable'}
      description={libro.Descripcion}
      published={libro.FechaPublicacion}
      pdf={{ href: libro.RutaPdf, pages: libro.Paginas, bytes: libro.Bytes, cover: libro.Portada }}
    />
  )
}
