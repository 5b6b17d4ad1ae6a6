import type { Libro } from '@naf/contract'
import { DocumentCard } from '../../ui/catalogue/DocumentCard.tsx'

interface LibroCardProps {
  libro: Libro
  /** Where it is read. */
  to: string
}

export function LibroCard({ libro, to }: LibroCardProps) {
  return (
    <DocumentCard
      title={libro.Titulo}
      to={to}
      byline={libro.Autor}
      tags={[libro.Tipo, libro.Tema]}
      warmTag="No Contable"
      description={libro.Descripcion}
      published={libro.FechaPublicacion}
      pdf={{
        href: libro.RutaPdf,
        pages: libro.Paginas,
        bytes: libro.Bytes,
        cover: libro.Portada,
      }}
    />
  )
}
