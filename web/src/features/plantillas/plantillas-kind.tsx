import { api, type Plantilla } from '@naf/contract'
import { lazy } from 'react'
import { textColumn, titleColumn, uploaderColumn } from '../../manage/columns.tsx'
import type { Kind } from '../../manage/kind.ts'
import scene from '../../ui/scenes/detalle-mensaje.svg'

/** The ready answers, as administrators manage them for the team. */
export const plantillas: Kind<Plantilla> = {
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
    create: {
      submit: 'Guardar plantilla',
      saving: 'Guardando plantilla...',
      saved: '✅ Plantilla creada',
      failed: 'No se pudo guardar la plantilla.',
    },
    edit: {
      saved: '✅ Plantilla actualizada',
      failed: 'No se pudo guardar los cambios.',
    },
    delete: {
      warning: 'Revisa que sea la correcta: el equipo ya no la encontrará.',
      question: (title) => `Se eliminará la plantilla «${title}». Esta acción no se puede deshacer.`,
      deleted: '✅ Plantilla eliminada',
      failed: 'No se pudo eliminar la plantilla.',
    },
    recordFailed: 'No se pudo cargar la información de la plantilla.',
  },
  columns: [
    titleColumn,
    textColumn({
      id: 'texto',
      header: 'Texto',
      width: 50,
      value: ({ Texto }) => Texto,
    }),
    uploaderColumn,
  ],
  Form: lazy(() => import('./PlantillaForm.tsx')),
}
