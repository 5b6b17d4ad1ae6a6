import { api, type Imagen, type Sent } from '@naf/contract'
import { pictureColumn } from '../../ui/attachments/columns.tsx'
import { StoredPicture } from '../../ui/attachments/StoredPicture.tsx'
import { descriptionColumn, titleColumn, uploadedColumn, uploaderColumn } from '../../ui/records/columns.tsx'
import { descriptionFact, titleFact, uploadedFact, uploaderFact } from '../../ui/records/facts.ts'
import { STANDING_FILTERS, standingColumn, standingFact } from '../../ui/records/publication.tsx'
import type { PreviewedKind } from '../../ui/records/record-kind.ts'
import scene from '../../ui/scenes/detalle-montana.svg'
import { MENSAJES_GESTION } from './manager-messages.ts'

/** The pictures, as staff manages them for everybody. */
const GALERIA: PreviewedKind<Sent<typeof api.galeria.create>, Imagen> = {
  table: api.galeria,
  texts: MENSAJES_GESTION,
  scene,
  nameOf: ({ Titulo }) => Titulo,
  columns: [
    pictureColumn(),
    titleColumn(),
    descriptionColumn(),
    uploaderColumn(),
    uploadedColumn(),
    standingColumn(),
  ],
  defaultSort: '-fecha',
  filters: STANDING_FILTERS,
  hasPreview: true,
  facts: (imagen) => [
    titleFact(imagen),
    descriptionFact(imagen),
    uploadedFact(imagen),
    uploaderFact(imagen),
    standingFact(imagen),
  ],
  picture: (imagen) => <StoredPicture imagen={imagen} alt="" size="whole" />,
}

export default GALERIA
