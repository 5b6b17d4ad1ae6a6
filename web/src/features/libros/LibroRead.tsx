import { api } from '@naf/contract'
import { PdfLink } from '../../ui/catalogue/PdfLink.tsx'
import { PreviewNotice } from '../../ui/catalogue/PreviewNotice.tsx'
import { Reading } from '../../ui/catalogue/Reading.tsx'
import { ReadRecord } from '../../ui/catalogue/ReadRecord.tsx'
import { Related } from '../../ui/catalogue/Related.tsx'
import { useReadRecord } from '../../ui/catalogue/useReadRecord.ts'
import { MENSAJES_LIBRO as TEXTO } from './messages.ts'

interface LibroReadProps {
  id: string
}

/** The book itself: what its page waits for. */
export default function LibroRead({ id }: LibroReadProps) {
  const { related, ...query } = useReadRecord(api.libros.list, id)
  return (
    <ReadRecord query={query} texts={TEXTO}>
      {(libro) => (
        <>
          <Reading
            title={libro.Titulo}
            byline={libro.Autor}
            tags={[libro.Tipo, libro.Tema]}
            warmTag="No Contable"
            published={libro.FechaPublicacion}
            description={libro.Descripcion}
            cover={libro.Portada}
            notice={<PreviewNotice state={libro.Estado} />}
          >
            <PdfLink href={libro.RutaPdf} pages={libro.Paginas} bytes={libro.Bytes} />
          </Reading>
          <Related items={related} />
        </>
      )}
    </ReadRecord>
  )
}
