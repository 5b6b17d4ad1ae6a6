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
  titulo: 'Asesoría Virtual',
  introduccion:
    'Pide asesoría tributaria y contable gratuita. Es informativa: el proyecto no realiza trámites ante el SRI.',
  invitacion: {
    title: '¿Deseas una atención más personalizada?',
    text: 'Si te registras, guardas el historial de tus asesorías, recibes atención prioritaria y accedes a los boletines quincenales.',
    confirm: 'Registrarme',
    cancel: 'Continuar sin registro',
  },
  tusDatos: 'Tus datos',
  tuConsulta: 'Tu consulta',
  campos: {
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
  pistas: {
    CedulaRUC: '10 dígitos si es cédula; 13 si es RUC.',
    Correo: 'Ahí te enviamos la confirmación.',
    MedioContacto: 'Cómo prefieres que te respondamos.',
    DetalleSolicitud: 'Qué necesitas, de qué año o período y qué has hecho ya. No escribas tus claves.',
  },
  discapacidad: { si: 'Sí', no: 'No' },
  quedan: (left: number) => `Te quedan ${plural(left, 'carácter', 'caracteres')}.`,
  sobran: (over: number) =>
    over === 1 ? 'Te sobra 1 carácter.' : `Te sobran ${formatNumber(over)} caracteres.`,
  enviar: 'Enviar solicitud',
  enviando: 'Enviando solicitud...',
  enviado: {
    titulo: '✅ Enviado',
    texto: 'Tu solicitud fue registrada correctamente. Te enviamos una confirmación a tu correo electrónico.',
  },
  error: 'Error al registrar asesoría',
  sinRespuesta: {
    title: '❌ Error',
    text: 'Error al registrar asesoría\n\nNo hubo respuesta del servidor. No se perdió nada: todo lo que escribiste sigue aquí. Cuando tengas conexión, vuelve a enviar la solicitud sin cambiar nada: si ya había llegado, no se repite.',
    confirm: 'Volver a enviar',
    cancel: 'Seguir en el formulario',
  },
  despues: {
    titulo: 'Qué pasa después',
    pasos: [
      'Te llega una confirmación a tu correo electrónico.',
      'El equipo del NAF revisa tu solicitud.',
      'Te responde por el medio de contacto que elegiste.',
    ],
  },
} as const

/** The staff's list at 'ver-asesorias'. */
export const MENSAJES_LISTA = {
  titulo: 'Asesorías Solicitadas',
  columnas: {
    solicitud: 'Solicitud',
    solicitante: 'Solicitante',
    contacto: 'Contacto',
    consulta: 'Consulta',
  },
  datos: {
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
  noRegistrada: 'No registrada',
  sinCuenta: 'Sin cuenta',
  pendiente: 'Pendiente',
  discapacidad: { si: 'Sí', no: 'No' },
  estado: 'Mostrar',
  estados: { todas: 'Todas', pendientes: 'Pendientes', realizadas: 'Realizadas' },
  asesoriaDe: (name: string) => `Asesoría de ${name}`,
  sinMarcar: (count: number) => `Hay ${count} asesoría(s) sin marcar como realizada.`,
  verPendientes: 'Ver las pendientes',
  vacio: 'No hay asesorías solicitadas.',
  vacioQueHacer: 'Cuando alguien envíe el formulario de asesoría, su solicitud aparecerá aquí.',
  errorAlObtener: 'Error al obtener asesorías',
  marcar: 'Marcar como realizada',
  realizada: 'Realizada',
  marcada: 'Asesoría marcada como realizada',
  errorAlMarcar: 'No se pudo marcar como realizada',
  eliminar: 'Eliminar',
  confirmarEliminar: (name: string, service: string) =>
    `Se eliminará la asesoría de ${name} (${service}). No se puede deshacer.`,
  eliminada: 'Asesoría eliminada',
  errorAlEliminar: 'No se pudo eliminar',
  noEncontrada: 'No se pudo encontrar la asesoría',
  eliminarRealizadas: 'Eliminar realizadas',
  confirmarEliminarRealizadas: (count: number) =>
    `Se ${count === 1 ? 'eliminará' : 'eliminarán'} ${plural(count, 'asesoría marcada', 'asesorías marcadas')} como ${count === 1 ? 'realizada' : 'realizadas'}. Las pendientes se conservan.`,
  confirmarEliminarRealizadasSinLista:
    'Se eliminarán todas las asesorías marcadas como realizadas. Las pendientes se conservan.',
  sinRealizadas: 'No hay asesorías marcadas como realizadas para eliminar.',
  eliminarTodas: 'Eliminar todas',
  confirmarEliminarTodas: (count: number, pending: number) =>
    `Se ${count === 1 ? 'eliminará la única asesoría' : `eliminarán las ${formatNumber(count)} asesorías`}, ${howManyPending(count, pending)}. Esta acción es irreversible.`,
  confirmarEliminarTodasSinLista:
    'Se eliminarán todas las asesorías, también las pendientes. Esta acción es irreversible.',
  sinAsesorias: 'No hay asesorías para eliminar.',
  eliminadas: (count: number) =>
    count === 1 ? 'Se eliminó 1 asesoría' : `Se eliminaron ${formatNumber(count)} asesorías`,
} as const
