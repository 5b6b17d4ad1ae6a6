import { DocumentGrid } from '../../ui/catalogue/DocumentGrid.tsx'
import { DocumentGridSkeleton } from '../../ui/catalogue/skeletons.tsx'
import { PublicList } from '../../ui/PublicList.tsx'
import { useBoletines } from './api.ts'
import { BoletinCard } from './BoletinCard.tsx'
import { MENSAJES_BOLETINES as TEXTO } from './messages.ts'

/** The bulletins themselves, which a visitor's browser does not even fetch the code for. */
export default function Boletines() {
  return (
    <PublicList
      query={useBoletines()}
      loading={<DocumentGridSkeleton />}
      empty={{ title: TEXTO.empty, next: TEXTO.emptyNext }}
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
