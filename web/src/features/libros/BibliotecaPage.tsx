import { type Libro, TIPOS_LIBRO } from '@naf/contract'
import { formatPlainDate } from '../../lib/format.ts'
import { Catalogue, CatalogueSkeleton } from '../../ui/catalogue/Catalogue.tsx'
import { DocumentCard } from '../../ui/catalogue/DocumentCard.tsx'
import type { Filter } from '../../ui/DataTable.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PublicList } from '../../ui/PublicList.tsx'
import { useLibros } from './api.ts'
import { MENSAJES_BIBLIOTECA as TEXTO } from './messages.ts'

/** A value that reads well in an address. */
const inUrl = (tipo: Libro['Tipo']) => tipo.toLowerCase().replace(' ', '-')

const FILTERS: readonly Filter<Libro>[] = [
  {
    id: 'tipo',
    label: TEXTO.tipo,
    options: [
      { value: 'todos', label: TEXTO.todos },
      ...TIPOS_LIBRO.map((tipo) => ({ value: inUrl(tipo), label: tipo })),
    ],
    matches: ({ Tipo }, value) => value === 'todos' || inUrl(Tipo) === value,
  },
]

/** The type is left out: 'contable' would find every book. It has a filter of its own. */
const searchText = ({ Titulo, Autor, Descripcion, FechaPublicacion }: Libro) =>
  [Titulo, Autor, Descripcion, formatPlainDate(FechaPublicacion)].join('\n')

/** Every book, for everybody. */
export default function BibliotecaPage() {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.titulo} className="mb-8">
        <p>{TEXTO.introduccion}</p>
      </PageHeading>
      <PublicList
        query={useLibros()}
        loading={<CatalogueSkeleton />}
        empty={{ title: TEXTO.vacio, next: TEXTO.vacioQueHacer }}
        failed={TEXTO.fallo}
      >
        {(libros) => (
          <Catalogue
            label={TEXTO.libros}
            rows={libros}
            rowId={({ Id }) => Id}
            searchText={searchText}
            filters={FILTERS}
            counted={TEXTO.contados}
          >
            {(libro) => <LibroCard libro={libro} />}
          </Catalogue>
        )}
      </PublicList>
    </div>
  )
}

function LibroCard({ libro }: { libro: Libro }) {
  return (
    <DocumentCard
      title={libro.Titulo}
      byline={libro.Autor}
      tag={libro.Tipo}
      description={libro.Descripcion}
      published={libro.FechaPublicacion}
      pdf={{ href: libro.RutaPdf, pages: libro.Paginas, bytes: libro.Bytes, cover: libro.Portada }}
    />
  )
}
