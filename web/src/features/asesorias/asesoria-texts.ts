import type { Cierre, Estado } from '@naf/contract'

/** Words that the queue, the table and the case have in common. */

export const ESTADO: Record<Estado, string> = {
  recibida: 'Recibida',
  en_curso: 'En curso',
  esperando_respuesta: 'Esperando respuesta',
  realizada: 'Realizada',
}

export const CIERRE: Record<Cierre, string> = {
  atendida: 'Atendida',
  sin_respuesta: 'Sin respuesta',
  ya_no_la_necesita: 'Ya no la necesita',
  duplicada: 'Duplicada',
  correo_ajeno: 'Correo de otra persona',
}

export const FIELDS = {
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
} as const

export const DISCAPACIDAD = { si: 'Sí', no: 'No' } as const
export const NOT_RECORDED = 'No registrada'
export const NO_ACCOUNT = 'Sin cuenta'

export const TITLE = 'Asesorías Solicitadas'
export const EMPTY = {
  title: 'No hay asesorías solicitadas.',
  next: 'Cuando alguien envíe el formulario de asesoría, su solicitud aparecerá aquí.',
}
export const FAILED = 'Error al obtener asesorías'
export const MARK = 'Marcar como realizada'
export const DONE = 'Realizada'
export const UNDO = 'Deshacer'

/** How long ago a request came. */
export const agoText = (days: number): string => {
  if (days === 0) return 'hoy'
  return days === 1 ? 'hace 1 día' : `hace ${days} días`
}
