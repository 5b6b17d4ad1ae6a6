import { api, type Plantilla, type Sent } from '@naf/contract'
import { single } from '../../list/use-rows.ts'
import { LongText } from '../../ui/LongText.tsx'
import { titleColumn, uploaderColumn } from '../../ui/records/columns.tsx'
import { titleFact, uploaderFact } from '../../ui/records/facts.ts'
import type { RecordKind } from '../../ui/records/record-kind.ts'
import scene from '../../ui/scenes/detalle-mensaje.svg'
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

/** The ready answers, as administrators manage them for the team. */
const PLANTILLAS: RecordKind<Sent<typeof api.plantillas.create>, Plantilla> = {
  table: api.plantillas,
  texts: TEXTO,
  scene,
  nameOf: ({ Titulo }) => Titulo,
  columns: [
    titleColumn(),
    single({
      id: 'texto',
      header: TEXTO.texto,
      width: 50,
      value: ({ Texto }) => Texto,
      render: ({ Titulo, Texto }) => <LongText text={Texto} of={Titulo} />,
    }),
    uploaderColumn(),
  ],
  facts: (plantilla) => [titleFact(plantilla), [TEXTO.texto, plantilla.Texto], uploaderFact(plantilla)],
}

export default PLANTILLAS
