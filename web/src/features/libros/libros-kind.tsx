import { api, type Libro } from '@naf/contract'
import { useScreenPath } from '../../auth/paths.ts'
import { single } from '../../list/use-rows.ts'
import {
  pdfColumn,
  STANDING_FILTERS,
  standingColumn,
  textColumn,
  titleColumn,
  uploaderColumn,
} from '../../manage/columns.tsx'
import type { Kind } from '../../manage/kind.ts'
import { PublicationCard } from '../../parts/PublicationCard.tsx'
import scene from '../../ui/scenes/detalle-libros.svg'

export default {
  table: api.libros,
  path: 'libros-manager',
  noun: 'libro',
  scene,
  nameOf: ({ Titulo }) => Titulo,
  fields: ['titulo', 'autor', 'descripcion', 'fechaPublicacion', 'tipo', 'tema', 'estado', 'fechaProgramada'],
  texts: {
    title: 'Gestión de Libros',
    empty: 'No hay libros disponibles.',
    failed: 'No se pudieron cargar los libros',
    submit: 'Publicar libro',
    saving: 'Guardando libro...',
    created: '✅ Libro creado',
    createFailed: 'No se pudo guardar el libro. Intenta nuevamente.',
    edited: '✅ Libro actualizado',
    editFailed: 'No se pudo guardar los cambios.',
    deleteWarning: 'Revisa que sea el correcto: se elimina con su PDF.',
    deleteQuestion: (title) =>
      `Se eliminará el libro «${title}» con su PDF. Esta acción no se puede deshacer.`,
    deleted: '✅ Libro eliminado',
    deleteFailed: 'No se pudo eliminar el libro.',
    recordFailed: 'No se pudo cargar la información del libro.',
  },
  columns: [
    titleColumn,
    textColumn({ id: 'autor', header: 'Autor', width: 16, value: ({ Autor }) => Autor }),
    single({ id: 'tipo', header: 'Tipo', value: ({ Tipo }) => Tipo }),
    pdfColumn,
    uploaderColumn,
    standingColumn,
  ],
  filters: STANDING_FILTERS,
  Preview: LibroPreview,
} satisfies Kind<Libro>

function LibroPreview({ record }: { record: Libro }) {
  return <PublicationCard item={record} to={useScreenPath(`biblioteca/${record.Id}`)} />
}
