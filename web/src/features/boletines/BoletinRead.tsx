import { api } from '@naf/contract'
import { PdfLink } from '../../ui/catalogue/PdfLink.tsx'
import { PreviewNotice } from '../../ui/catalogue/PreviewNotice.tsx'
import { Reading } from '../../ui/catalogue/Reading.tsx'
import { ReadRecord } from '../../ui/catalogue/ReadRecord.tsx'
import { Related } from '../../ui/catalogue/Related.tsx'
import { useReadRecord } from '../../ui/catalogue/useReadRecord.ts'
import { MENSAJES_BOLETIN as TEXTO } from './messages.ts'

export interface BoletinReadProps {
  id: string
}

/** The bulletin itself, which a visitor's browser does not even fetch the code for. */
export default function BoletinRead({ id }: BoletinReadProps) {
  const { related, ...query } = useReadRecord(api.boletines.list, id)
  return (
    <ReadRecord query={query} texts={TEXTO}>
      {(boletin) => (
        <>
          <Reading
            title={boletin.Titulo}
            tags={[boletin.Tema]}
            published={boletin.FechaPublicacion}
            description={boletin.Descripcion}
            cover={boletin.Portada}
            notice={<PreviewNotice state={boletin.Estado} />}
          >
            <PdfLink href={boletin.RutaPdf} pages={boletin.Paginas} bytes={boletin.Bytes} />
          </Reading>
          <Related items={related} />
        </>
      )}
    </ReadRecord>
  )
}
