import { api, type Imagen } from '@naf/contract'
import { lazy, useState } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import {
  descriptionColumn,
  pictureColumn,
  pixelsText,
  STANDING_FILTERS,
  StoredPicture,
  standingColumn,
  standingFact,
  titleColumn,
  titleFact,
  uploadedColumn,
  uploaderColumn,
  uploaderFact,
} from '../../manage/columns.tsx'
import type { Kind } from '../../manage/kind.ts'
import scene from '../../ui/scenes/detalle-montana.svg'
import { ImagenCard, PictureDialog } from './pictures.tsx'

/** The pictures, as staff manages them for everybody. */
export const galeria: Kind<Imagen> = {
  table: api.galeria,
  path: 'galeria-manager',
  scene,
  nameOf: ({ Titulo }) => Titulo,
  texts: {
    title: 'Gestión de Galería',
    empty: 'No hay registros disponibles en la galería.',
    failed: 'No se pudieron cargar las imágenes',
    createLink: 'Crear imagen',
    row: (title) => `Imagen ${title}`,
    create: {
      title: 'Crear imagen',
      submit: 'Publicar imagen',
      saving: 'Creando imagen...',
      saved: '✅ Imagen creada',
      failed: 'No se pudo crear la imagen',
    },
    edit: {
      title: 'Editar imagen',
      submit: 'Guardar Cambios',
      saving: 'Guardando cambios...',
      saved: '✅ Imagen actualizada',
      failed: 'No se pudo editar la imagen',
    },
    delete: {
      title: 'Eliminar imagen',
      warning: 'Revisa que sea la correcta.',
      question: (title) =>
        `Se eliminará la imagen «${title}» de la galería. Esta acción no se puede deshacer.`,
      deleting: 'Eliminando imagen...',
      deleted: '✅ Imagen eliminada',
      failed: 'No se pudo eliminar la imagen',
    },
    record: { loading: 'Cargando imagen...', failed: 'No se pudo cargar la información de la imagen.' },
  },
  columns: [pictureColumn, titleColumn, descriptionColumn, uploaderColumn, uploadedColumn, standingColumn],
  defaultSort: '-fecha',
  filters: STANDING_FILTERS,
  facts: (imagen) => [
    titleFact(imagen),
    ['Descripción', imagen.Descripcion],
    ['Fecha', formatDateTime(imagen.FechaSubida)],
    ['Tamaño', pixelsText(imagen)],
    uploaderFact(imagen),
    standingFact(imagen),
  ],
  picture: (imagen) => <StoredPicture imagen={imagen} alt="" size="whole" />,
  Form: lazy(() => import('./ImagenForm.tsx')),
  Preview: ImagenPreview,
}

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
