import { api, type Boletin, type Sent } from '@naf/contract'
import { pdfColumn } from '../../ui/attachments/columns.tsx'
import { pdfFact } from '../../ui/attachments/facts.tsx'
import { descriptionColumn, publishedColumn, titleColumn, uploaderColumn } from '../../ui/records/columns.tsx'
import { publishedFact, titleFact, uploaderFact } from '../../ui/records/facts.ts'
import { STANDING_FILTERS, standingColumn, standingFact } from '../../ui/records/publication.tsx'
import type { PreviewedKind } from '../../ui/records/record-kind.ts'
import scene from '../../ui/scenes/detalle-factura.svg'
import { MENSAJES_GESTION } from './manager-messages.ts'
import { NoticeAside } from './NoticeAside.tsx'
import { NoticeButton } from './NoticeButton.tsx'
import { announce } from './notice.ts'

/** The bulletins, as staff manages them for those with an account. */
const BOLETINES: PreviewedKind<Sent<typeof api.boletines.create>, Boletin> = {
  table: api.boletines,
  texts: MENSAJES_GESTION,
  scene,
  nameOf: ({ Titulo }) => Titulo,
  columns: [
    titleColumn(),
    descriptionColumn(),
    publishedColumn(),
    pdfColumn(),
    uploaderColumn(),
    standingColumn(),
  ],
  defaultSort: '-fecha',
  filters: STANDING_FILTERS,
  hasPreview: true,
  rowAction: (boletin) => boletin.Estado === 'publicado' && <NoticeButton boletin={boletin} />,
  Aside: NoticeAside,
  announce,
  facts: (boletin) => [
    titleFact(boletin),
    publishedFact(boletin),
    pdfFact(boletin),
    uploaderFact(boletin),
    standingFact(boletin),
  ],
}

export default BOLETINES
