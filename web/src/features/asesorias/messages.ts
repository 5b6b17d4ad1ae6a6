import { formatNumber } from '../../lib/format.ts'

const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`

const howManyPending = (count: number, pending: number) => {
  if (count === 1) return pending === 0 ? 'que ya está realizada' : 'que está pendiente'
  if (pending === 0) return 'ninguna pendiente'
  return pending === count ? 'todas pendientes' : plural(pending, 'de ellas pendiente', 'de ellas pendientes')
}

/** The form at 'servicios'. */
export const MENSAJES_FORMULARIO = {
  title: 'Asesoría Virtual',
  intro:
    'Pide asesoría tributaria y contable gratuita. Es informativa: el proyecto no realiza trámites ante el SRI.',
  invitation: {
    title: '¿Deseas una atención más personalizada?',
    text: 'Si te registras, guardas el historial de tus asesorías, recibes atención prioritaria y accedes a los boletines quincenales.',
    confirm: 'Registrarme',
    cancel: 'Continuar sin registro',
  },
  person: 'Tus datos',
  request: 'Tu consulta',
  fields: {
    Nombre: 'Nombre',
    CedulaRUC: 'Cédula o RUC',
    Correo: 'Correo',
    Telefono: 'Teléfono',
    Ciudad: 'Ciudad',
    TipoServicio: 'Tipo de Servicio',
    TipoContribuyente: 'Tipo de Contribuyente',
    Discapacidad: '¿Tienes alguna discapacidad?',
    MedioContacto: 'Medio de contacto',
    DetalleSolicitud: 'Detalle de la solicitud',
  },
  hints: {
    CedulaRUC: '10 dígitos si es cédula; 13 si es RUC.',
    Correo: 'Ahí te enviamos la confirmación.',
    MedioContacto: 'Cómo prefieres que te respondamos.',
    DetalleSolicitud: 'Qué necesitas, de qué año o período y qué has hecho ya. No escribas tus claves.',
  },
  discapacidad: { si: 'Sí', no: 'No' },
  left: (left: number) => `Te quedan ${plural(left, 'carácter', 'caracteres')}.`,
  over: (over: number) =>
    over === 1 ? 'Te sobra 1 carácter.' : `Te sobran ${formatNumber(over)} caracteres.`,
  submit: 'Enviar solicitud',
  sending: 'Enviando solicitud...',
  sent: {
    title: '✅ Enviado',
    text: 'Tu solicitud fue registrada correctamente. Te enviamos una confirmación a tu correo electrónico.',
  },
  failed: 'Error al registrar asesoría',
  unanswered: {
    title: '❌ Error',
    text: 'Error al registrar asesoría\n\nNo hubo respuesta del servidor. No se perdió nada: todo lo que escribiste sigue aquí. Cuando tengas conexión, vuelve a enviar la solicitud sin cambiar nada: si ya había llegado, no se repite.',
    confirm: 'Volver a enviar',
    cancel: 'Seguir en el formulario',
  },
  next: {
    title: 'Qué pasa después',
    steps: [
      'Te llega una confirmación a tu correo electrónico.',
      'El equipo del NAF revisa tu solicitud.',
      'Te responde por el medio de contacto que elegiste.',
    ],
  },
} as const

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
  row: (name: string) => `Asesoría de ${name}`,
  pendingCount: (count: number) => `Hay ${count} asesoría(s) sin marcar como realizada.`,
  showPending: 'Ver las pendientes',
  empty: 'No hay asesorías solicitadas.',
  emptyNext: 'Cuando alguien envíe el formulario de asesoría, su solicitud aparecerá aquí.',
  failed: 'Error al obtener asesorías',
  mark: 'Marcar como realizada',
  done: 'Realizada',
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
  deletedCount: (count: number) =>
    count === 1 ? 'Se eliminó 1 asesoría' : `Se eliminaron ${formatNumber(count)} asesorías`,
} as const
