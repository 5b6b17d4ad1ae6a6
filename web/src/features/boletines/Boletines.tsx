import type { Boletin } from '@naf/contract'
import { DocumentCard } from '../../ui/catalogue/DocumentCard.tsx'
import { DocumentGrid } from '../../ui/catalogue/DocumentGrid.tsx'
import { DocumentGridSkeleton } from '../../ui/catalogue/skeletons.tsx'
import { PublicList } from '../../ui/PublicList.tsx'
import scene from '../../ui/scenes/detalle-factura.svg'
import { useBoletines } from './api.ts'
import { MENSAJES_BOLETINES as TEXTO } from './messages.ts'

/** The bulletins themselves, which a visitor's browser does not even fetch the code for. */
export default function Boletines() {
  return (
    <PublicList
      query={useBoletines()}
      loading={<DocumentGridSkeleton />}
      empty={{ title: TEXTO.empty, next: TEXTO.emptyNext, scene }}
      failed={TEXTO.failed}
    >
      {(boletines) => (
        <DocumentGrid label={TEXTO.list} rows={boletines} rowId={({ Id }) => Id}>
          {(boletin) => <BoletinCard boletin={boletin} />}
        </DocumentGrid>
      )}
    </PublicList>
  )
}

function BoletinCard({ boletin }: { boletin: Boletin }) {
  return (
    <DocumentCard
      title={boletin.Titulo}
      description={boletin.Descripcion}
      published={boletin.FechaPublicacion}
      pdf={{ href: boletin.RutaPdf, pages: boletin.Paginas, bytes: boletin.Bytes, cover: boletin.Portada }}
    />
  )
}
