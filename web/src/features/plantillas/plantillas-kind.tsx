import { api, type Plantilla } from '@naf/contract'
import { textColumn, titleColumn, uploaderColumn } from '../../manage/columns.tsx'
import type { Kind } from '../../manage/kind.ts'
import scene from '../../ui/scenes/detalle-mensaje.svg'

export default {
  table: api.plantillas,
  path: 'plantillas',
  noun: 'plantilla',
  scene,
  nameOf: ({ Titulo }) => Titulo,
  fields: ['Titulo', 'Texto'],
  texts: {
    title: 'Plantillas de respuesta',
    empty: 'No hay plantillas de respuesta.',
    failed: 'No se pudieron cargar las plantillas',
    submit: 'Guardar plantilla',
    saving: 'Guardando plantilla...',
    created: '✅ Plantilla creada',
    createFailed: 'No se pudo guardar la plantilla.',
    edited: '✅ Plantilla actualizada',
    editFailed: 'No se pudo guardar los cambios.',
    deleteWarning: 'Revisa que sea la correcta: el equipo ya no la encontrará.',
    deleteQuestion: (title) => `Se eliminará la plantilla «${title}». Esta acción no se puede deshacer.`,
    deleted: '✅ Plantilla eliminada',
    deleteFailed: 'No se pudo eliminar la plantilla.',
    recordFailed: 'No se pudo cargar la información de la plantilla.',
  },
  columns: [
    titleColumn,
    textColumn({ id: 'texto', header: 'Texto', width: 50, value: ({ Texto }) => Texto }),
    uploaderColumn,
  ],
} satisfies Kind<Plantilla>
