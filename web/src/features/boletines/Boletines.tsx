import { api, type Boletin } from '@naf/contract'
import { useMemo } from 'react'
import { formatPlainDate } from '../../lib/format.ts'
import { Catalogue } from '../../ui/catalogue/Catalogue.tsx'
import { publicationFilters } from '../../ui/catalogue/publication-filters.ts'
import { usePublished } from '../../ui/catalogue/published.ts'
import { CatalogueSkeleton } from '../../ui/catalogue/skeletons.tsx'
import { PublicList } from '../../ui/PublicList.tsx'
import scene from '../../ui/scenes/detalle-factura.svg'
import { BoletinCard } from './BoletinCard.tsx'
import { MENSAJES_BOLETINES as TEXTO } from './messages.ts'

const searchText = ({ Titulo, Descripcion, Tema, FechaPublicacion }: Boletin) =>
  [Titulo, Descripcion, Tema, formatPlainDate(FechaPublicacion)].join('\n')

/** The bulletins themselves, which a visitor's browser does not even fetch the code for. */
export default function Boletines() {
  return (
    <PublicList
      query={usePublished(api.boletines.list)}
      loading={<CatalogueSkeleton choices={2} />}
      empty={{ title: TEXTO.empty, next: TEXTO.emptyNext, scene }}
      failed={TEXTO.failed}
    >
      {(boletines) => <Listed boletines={boletines} />}
    </PublicList>
  )
}

function Listed({ boletines }: { boletines: readonly Boletin[] }) {
  const filters = useMemo(() => publicationFilters(boletines), [boletines])
  return (
    <Catalogue
      label={TEXTO.list}
      rows={boletines}
      rowId={({ Id }) => Id}
      searchText={searchText}
      filters={filters}
      counted={TEXTO.counted}
    >
      {(boletin) => <BoletinCard boletin={boletin} to={boletin.Id} />}
    </Catalogue>
  )
}
