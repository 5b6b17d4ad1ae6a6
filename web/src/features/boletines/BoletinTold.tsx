import { Reading } from '../../ui/catalogue/Reading.tsx'
import { ReadRecord } from '../../ui/catalogue/ReadRecord.tsx'
import { useBoletinSummary } from './api.ts'
import type { BoletinReadProps } from './BoletinRead.tsx'
import { Gate } from './Gate.tsx'
import { MENSAJES_BOLETIN as TEXTO } from './messages.ts'

/** What a visitor may know of a bulletin, and what it takes to read it. */
export default function BoletinTold({ id }: BoletinReadProps) {
  return (
    <ReadRecord query={useBoletinSummary(id)} texts={TEXTO}>
      {({ Titulo, Tema, FechaPublicacion, Descripcion }) => (
        <Reading title={Titulo} tags={[Tema]} published={FechaPublicacion} description={Descripcion}>
          <Gate wanted={`/boletines/${id}`} className="mt-8" />
        </Reading>
      )}
    </ReadRecord>
  )
}
