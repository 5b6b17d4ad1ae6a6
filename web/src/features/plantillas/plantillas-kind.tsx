import { api, type Plantilla } from '@naf/contract'
import { lazy } from 'react'
import { single } from '../../list/use-rows.ts'
import { TwoLines, titleColumn, titleFact, uploaderColumn, uploaderFact } from '../../manage/columns.tsx'
import type { Kind } from '../../manage/kind.ts'
import scene from '../../ui/scenes/detalle-mensaje.svg'

/** The ready answers, as administrators manage them for the team. */
export const plantillas: Kind<Plantilla> = {
  table: api.plantillas,
  path: 'plantillas',
  scene,
  nameOf: ({ Titulo }) => Titulo,
  texts: {
    title: 'Plantillas de respuesta',
    empty: 'No hay plantillas de respuesta.',
    failed: 'No se pudieron cargar las plantillas',
    createLink: 'Crear plantilla',
    row: (title) => `Plantilla ${title}`,
    create: {
      title: 'Crear plantilla',
      submit: 'Guardar plantilla',
      saving: 'Guardando plantilla...',
      saved: '✅ Plantilla creada',
      failed: 'No se pudo guardar la plantilla.',
    },
    edit: {
      title: 'Editar plantilla',
      submit: 'Guardar Cambios',
      saving: 'Guardando cambios...',
      saved: '✅ Plantilla actualizada',
      failed: 'No se pudo guardar los cambios.',
    },
    delete: {
      title: 'Eliminar plantilla',
      warning: 'Revisa que sea la correcta: el equipo ya no la encontrará.',
      question: (title) => `Se eliminará la plantilla «${title}». Esta acción no se puede deshacer.`,
      deleting: 'Eliminando plantilla...',
      deleted: '✅ Plantilla eliminada',
      failed: 'No se pudo eliminar la plantilla.',
    },
    record: {
      loading: 'Cargando plantilla...',
      failed: 'No se pudo cargar la información de la plantilla.',
    },
  },
  columns: [
    titleColumn,
    single({
      id: 'texto',
      header: 'Texto',
      width: 50,
      value: ({ Texto }) => Texto,
      render: ({ Texto }) => <TwoLines text={Texto} />,
    }),
    uploaderColumn,
  ],
  facts: (plantilla) => [titleFact(plantilla), ['Texto', plantilla.Texto], uploaderFact(plantilla)],
  Form: lazy(() => import('./PlantillaForm.tsx')),
}
