import { type Boletin, can } from '@naf/contract'
import { useSession } from '../../session/useSession.ts'
import { DocumentCard } from '../../ui/catalogue/DocumentCard.tsx'
import { DocumentGrid, DocumentGridSkeleton } from '../../ui/catalogue/DocumentGrid.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PublicList } from '../../ui/PublicList.tsx'
import { AccesoRestringido } from './AccesoRestringido.tsx'
import { useBoletines } from './api.ts'
import { MENSAJES_BOLETINES as TEXTO } from './messages.ts'

/** The bulletins, for those with an account; a visitor is told how to come by one, and nothing is asked of the API. */
export default function BoletinesPage() {
  const { rol, user } = useSession()
  const mayRead = can(rol, 'boletines:read')
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.titulo} className="mb-8">
        <p>{mayRead ? TEXTO.saludo(user?.Nombre) : TEXTO.introduccionVisitante}</p>
      </PageHeading>
      {mayRead ? <Boletines /> : <AccesoRestringido />}
    </div>
  )
}

function Boletines() {
  return (
    <PublicList
      query={useBoletines()}
      loading={<DocumentGridSkeleton />}
      empty={{ title: TEXTO.vacio, next: TEXTO.vacioQueHacer }}
      failed={TEXTO.fallo}
    >
      {(boletines) => (
        <DocumentGrid label={TEXTO.boletines} rows={boletines} rowId={({ Id }) => Id}>
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
