import type { Libro } from '@naf/contract'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { DocumentCard } from '../../ui/catalogue/DocumentCard.tsx'

export function LibroCard({ libro }: { libro: Libro }) {
  return (
    <DocumentCard
      title={libro.Titulo}
      to={useScreenPath(`biblioteca/${libro.Id}`)}
      byline={libro.Autor}
      tags={[libro.Tipo, libro.Tema]}
      warmTag="No Contable"
      description={libro.Descripcion}
      published={libro.FechaPublicacion}
      pdf={{ href: libro.RutaPdf, pages: libro.Paginas, bytes: libro.Bytes, cover: libro.Portada }}
    />
  )
}
