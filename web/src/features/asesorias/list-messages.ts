import { formatNumber } from '../../lib/format.ts'
import { plural } from './plural.ts'

const howManyPending = (count: number, pending: number) => {
  if (count === 1) return pending === 0 ? 'que ya está realizada' : 'que está pendiente'
  if (pending === 0) return 'ninguna pendiente'
  return pending === count ? 'todas pendientes' : plural(pending, 'de ellas pendiente', 'de ellas pendientes')
}

/** The staff's list at 'ver-asesorias'. */
export const MENSAJES_LISTA = {
  title: 'Asesorías Solicitadas',
  columns: {
    request: 'Solicitud',
    applicant: 'Solicitante',
    contact: 'Contacto',
    inquiry: 'Consulta',
  },
  fields: {
    FechaSolicitud: 'Fecha de solicitud',
    FechaRealizacion: 'Fecha de realización',
    Nombre: 'Nombre',
    CedulaRUC: 'Cédula/RUC',
    UsuarioUsername: 'Usuario',
    Correo: 'Correo',
    Telefono: 'Teléfono',
    Ciudad: 'Ciudad',
    MedioContacto: 'Medio de contacto',
    TipoServicio: 'Tipo de servicio',
    TipoContribuyente: 'Tipo de contribuyente',
    Discapacidad: 'Discapacidad',
    DetalleSolicitud: 'Detalle',
  },
  notRecorded: 'No registrada',
  noAccount: 'Sin cuenta',
  pending: 'Pendiente',
  discapacidad: { si: 'Sí', no: 'No' },
  state: 'Mostrar',
  states: { all: 'Todas', pending: 'Pendientes', done: 'Realizadas' },
  view: 'Ver como',
  views: { cola: 'Cola', tabla: 'Tabla' },
  more: 'Más',
  export: (format: string) => `Descargar en ${format}`,
  bin: 'Papelera',
  templates: 'Plantillas de respuesta',
  row: (name: string) => `Asesoría de ${name}`,
  pendingCount: (count: number) => `Hay ${count} asesoría(s) sin marcar como realizada.`,
  showPending: 'Ver las pendientes',
  empty: 'No hay asesorías solicitadas.',
  emptyNext: 'Cuando alguien envíe el formulario de asesoría, su solicitud aparecerá aquí.',
  failed: 'Error al obtener asesorías',
  mark: 'Marcar como realizada',
  done: 'Realizada',
  undo: 'Deshacer',
  reopen: { title: 'Volver a abrir la asesoría', label: 'Motivo (opcional)', confirm: 'Volver a abrir' },
  undoFailed: 'No se pudo deshacer',
  undone: 'La asesoría vuelve a estar pendiente',
  marked: 'Asesoría marcada como realizada',
  markFailed: 'No se pudo marcar como realizada',
  delete: 'Eliminar',
  confirmDelete: (name: string, service: string) =>
    `Se eliminará la asesoría de ${name} (${service}). No se puede deshacer.`,
  deleted: 'Asesoría eliminada',
  deleteFailed: 'No se pudo eliminar',
  notFound: 'No se pudo encontrar la asesoría',
  deleteDone: 'Eliminar realizadas',
  confirmDeleteDone: (count: number) =>
    `Se ${count === 1 ? 'eliminará' : 'eliminarán'} ${plural(count, 'asesoría marcada', 'asesorías marcadas')} como ${count === 1 ? 'realizada' : 'realizadas'}. Las pendientes se conservan.`,
  confirmDeleteDoneUncounted:
    'Se eliminarán todas las asesorías marcadas como realizadas. Las pendientes se conservan.',
  noneDone: 'No hay asesorías marcadas como realizadas para eliminar.',
  deleteAll: 'Eliminar todas',
  confirmDeleteAll: (count: number, pending: number) =>
    `Se ${count === 1 ? 'eliminará la única asesoría' : `eliminarán las ${formatNumber(count)} asesorías`}, ${howManyPending(count, pending)}. Esta acción es irreversible.`,
  confirmDeleteAllUncounted:
    'Se eliminarán todas las asesorías, también las pendientes. Esta acción es irreversible.',
  none: 'No hay asesorías para eliminar.',
  typeCount: (expected: string) => `Para confirmar, escribe ${expected}`,
  typeCountWrong: (expected: string) => `Escribe ${expected} para eliminarlas.`,
  /** Where nobody knows how many there are. */
  all: 'todas',
  deletedCount: (count: number) =>
    count === 1 ? 'Se eliminó 1 asesoría' : `Se eliminaron ${formatNumber(count)} asesorías`,
} as const
