import type { Boletin } from '@naf/contract'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { DocumentCard } from '../../ui/catalogue/DocumentCard.tsx'

export function BoletinCard({ boletin }: { boletin: Boletin }) {
  return (
    <DocumentCard
      title={boletin.Titulo}
      to={useScreenPath(`boletines/${boletin.Id}`)}
      tags={[boletin.Tema]}
      description={boletin.Descripcion}
      published={boletin.FechaPublicacion}
      pdf={{ href: boletin.RutaPdf, pages: boletin.Paginas, bytes: boletin.Bytes, cover: boletin.Portada }}
    />
  )
}
