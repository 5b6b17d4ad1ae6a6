import { api, type Calendario } from '@naf/contract'
import { single } from '../../list/use-rows.ts'
import { textColumn, uploaderColumn } from '../../manage/columns.tsx'
import type { Kind } from '../../manage/kind.ts'

export default {
  table: api.calendario,
  path: 'calendario-manager',
  noun: 'calendario',
  nameOf: ({ Anio }) => String(Anio),
  texts: {
    title: 'Gestión del Calendario',
    empty: 'No hay calendarios publicados aún.',
    failed: 'No se pudieron cargar los calendarios',
    submit: 'Publicar calendario',
    saving: 'Guardando calendario...',
    created: '✅ Calendario creado',
    createFailed: 'No se pudo guardar el calendario. Intenta nuevamente.',
    edited: '✅ Calendario actualizado',
    editFailed: 'No se pudo guardar los cambios.',
    deleteWarning: 'Revisa que sea el correcto: la gente ya no verá las fechas de ese año.',
    deleteQuestion: (year) => `Se eliminará el calendario de ${year}. Esta acción no se puede deshacer.`,
    deleted: '✅ Calendario eliminado',
    deleteFailed: 'No se pudo eliminar el calendario.',
    recordFailed: 'No se pudo cargar la información del calendario.',
  },
  columns: [
    single({ id: 'anio', header: 'Año', rowHeader: true, value: ({ Anio }) => String(Anio), look: 'strong' }),
    textColumn({ id: 'fuente', header: 'Fuente', width: 40, value: ({ Fuente }) => Fuente }),
    single({ id: 'feriados', header: 'Feriados', value: ({ Feriados }) => String(Feriados.length) }),
    single({
      id: 'cambiadas',
      header: 'Fechas cambiadas',
      value: ({ Excepciones }) => String(Excepciones.length),
    }),
    uploaderColumn,
  ],
} satisfies Kind<Calendario>
