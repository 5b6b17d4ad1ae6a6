import { api, type Imagen } from '@naf/contract'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { single } from '../../list/use-rows.ts'
import {
  dateColumn,
  descriptionColumn,
  STANDING_FILTERS,
  standingColumn,
  titleColumn,
  uploaderColumn,
} from '../../manage/columns.tsx'
import type { Kind } from '../../manage/kind.ts'
import scene from '../../ui/scenes/detalle-montana.svg'
import { ImagenCard, PictureDialog, StoredPicture } from './pictures.tsx'

export default {
  table: api.galeria,
  path: 'galeria-manager',
  noun: 'imagen',
  scene,
  nameOf: ({ Titulo }) => Titulo,
  fields: ['titulo', 'descripcion', 'estado', 'fechaProgramada'],
  texts: {
    title: 'Gestión de Galería',
    empty: 'No hay registros disponibles en la galería.',
    failed: 'No se pudieron cargar las imágenes',
    submit: 'Publicar imagen',
    saving: 'Creando imagen...',
    created: '✅ Imagen creada',
    createFailed: 'No se pudo crear la imagen',
    edited: '✅ Imagen actualizada',
    editFailed: 'No se pudo editar la imagen',
    deleteWarning: 'Revisa que sea la correcta.',
    deleteQuestion: (title) =>
      `Se eliminará la imagen «${title}» de la galería. Esta acción no se puede deshacer.`,
    deleted: '✅ Imagen eliminada',
    deleteFailed: 'No se pudo eliminar la imagen',
    recordFailed: 'No se pudo cargar la información de la imagen.',
  },
  columns: [
    single({
      id: 'imagen',
      header: 'Imagen',
      // Sorted by its size, and nothing to search in.
      value: ({ Ancho, Alto }) => Ancho * Alto,
      searchText: () => '',
      render: (imagen) => (
        <div title={`${imagen.Ancho} × ${imagen.Alto} px`}>
          <StoredPicture imagen={imagen} alt="" isThumb />
        </div>
      ),
    }),
    titleColumn,
    descriptionColumn,
    uploaderColumn,
    dateColumn('FechaSubida', formatDateTime),
    standingColumn,
  ],
  defaultSort: '-fecha',
  filters: STANDING_FILTERS,
  Preview: ImagenPreview,
} satisfies Kind<Imagen>

function ImagenPreview({ record }: { record: Imagen }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ImagenCard imagen={record} index={0} onOpen={() => setOpen(true)} />
      {isOpen && (
        <PictureDialog imagenes={[record]} at={0} onTurn={() => {}} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
