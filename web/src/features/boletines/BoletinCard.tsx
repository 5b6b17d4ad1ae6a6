import type { Boletin } from '@naf/contract'
import { DocumentCard } from '../../ui/catalogue/DocumentCard.tsx'

interface BoletinCardProps {
  boletin: Boletin
  /** Where it is read. */
  to: string
}

export function BoletinCard({ boletin, to }: BoletinCardProps) {
  return (
    <DocumentCard
      title={boletin.Titulo}
      to={to}
      tags={[boletin.Tema]}
      description={boletin.Descripcion}
      published={boletin.FechaPublicacion}
      pdf={{
        href: boletin.RutaPdf,
        pages: boletin.Paginas,
        bytes: boletin.Bytes,
        cover: boletin.Portada,
      }}
    />
  )
}
