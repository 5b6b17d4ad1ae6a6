import { api, type Libro, TIPOS_LIBRO } from '@naf/contract'
import { useMemo } from 'react'
import { formatPlainDate } from '../../lib/format.ts'
import { slugOf } from '../../lib/text.ts'
import type { Filter } from '../../list/table-state.ts'
import { Catalogue } from '../../ui/catalogue/Catalogue.tsx'
import { ALL, publicationFilters } from '../../ui/catalogue/publication-filters.ts'
import { usePublished } from '../../ui/catalogue/published.ts'
import { Shelves } from '../../ui/catalogue/Shelves.tsx'
import { CatalogueSkeleton } from '../../ui/catalogue/skeletons.tsx'
import { PublicList } from '../../ui/PublicList.tsx'
import scene from '../../ui/scenes/detalle-libros.svg'
import { LibroCard } from './LibroCard.tsx'
import { MENSAJES_BIBLIOTECA as TEXTO } from './messages.ts'

const TYPE_FILTER: Filter<Libro> = {
  id: 'tipo',
  label: TEXTO.tipo,
  options: [
    { value: ALL, label: TEXTO.all },
    ...TIPOS_LIBRO.map((tipo) => ({ value: slugOf(tipo), label: tipo })),
  ],
  matches: ({ Tipo }, value) => value === ALL || slugOf(Tipo) === value,
}

/** The type is left out: 'contable' would find every book. It has a filter of its own. */
const searchText = ({ Titulo, Autor, Descripcion, Tema, FechaPublicacion }: Libro) =>
  [Titulo, Autor, Descripcion, Tema, formatPlainDate(FechaPublicacion)].join('\n')

/** The books themselves: what the page waits for. */
export default function Libros() {
  return (
    <PublicList
      query={usePublished(api.libros.list)}
      loading={<CatalogueSkeleton choices={3} shelves />}
      empty={{ title: TEXTO.empty, next: TEXTO.emptyNext, scene }}
      failed={TEXTO.failed}
    >
      {(libros) => <Shelved libros={libros} />}
    </PublicList>
  )
}

function Shelved({ libros }: { libros: readonly Libro[] }) {
  const filters = useMemo(() => [TYPE_FILTER, ...publicationFilters(libros)], [libros])
  return (
    <Catalogue
      label={TEXTO.list}
      rows={libros}
      rowId={({ Id }) => Id}
      searchText={searchText}
      filters={filters}
      counted={TEXTO.counted}
      shelves={(leave) => (
        <Shelves rows={libros} cover={({ Portada }) => Portada} counted={TEXTO.counted} leave={leave} />
      )}
    >
      {(libro) => <LibroCard libro={libro} to={libro.Id} />}
    </Catalogue>
  )
}
