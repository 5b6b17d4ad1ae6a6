import { api, type Boletin, longDay } from '@naf/contract'
import { useScreenPath } from '../../auth/paths.ts'
import {
  dateColumn,
  descriptionColumn,
  pdfColumn,
  STANDING_FILTERS,
  standingColumn,
  titleColumn,
  uploaderColumn,
} from '../../manage/columns.tsx'
import type { Kind } from '../../manage/kind.ts'
import { PublicationCard } from '../../parts/PublicationCard.tsx'
import scene from '../../ui/scenes/detalle-factura.svg'
import { NoticePart, offerNotice, tellReaders } from './notify.tsx'

export default {
  table: api.boletines,
  path: 'boletines-manager',
  noun: 'boletín',
  scene,
  nameOf: ({ Titulo }) => Titulo,
  fields: ['titulo', 'descripcion', 'fechaPublicacion', 'tema', 'estado', 'fechaProgramada'],
  texts: {
    title: 'Gestión de Boletines',
    empty: 'No hay boletines publicados aún.',
    failed: 'No se pudieron cargar los boletines',
    submit: 'Publicar boletín',
    saving: 'Creando boletín...',
    created: '✅ Boletín creado',
    createFailed: 'No se pudo crear el boletín. Intenta nuevamente.',
    edited: '✅ Boletín actualizado',
    editFailed: 'No se pudo editar el boletín.',
    deleteWarning: 'Revisa que sea el correcto: se elimina con su PDF.',
    deleteQuestion: (title) =>
      `Se eliminará el boletín «${title}» con su PDF. Esta acción no se puede deshacer.`,
    deleted: '✅ Boletín eliminado',
    deleteFailed: 'No se pudo eliminar el boletín.',
    recordFailed: 'No se pudo cargar la información del boletín.',
  },
  columns: [
    titleColumn,
    descriptionColumn,
    dateColumn('FechaPublicacion', longDay),
    pdfColumn,
    uploaderColumn,
    standingColumn,
  ],
  defaultSort: '-fecha',
  filters: STANDING_FILTERS,
  menu: (boletin) =>
    boletin.Estado === 'publicado'
      ? [{ label: 'Avisar a los lectores', run: () => tellReaders(boletin) }]
      : [],
  Preview: BoletinPreview,
  Aside: NoticePart,
  announce: offerNotice,
} satisfies Kind<Boletin>

function BoletinPreview({ record }: { record: Boletin }) {
  return <PublicationCard item={record} to={useScreenPath(`boletines/${record.Id}`)} />
}
