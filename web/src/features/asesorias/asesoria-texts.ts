import { daysText } from '../../lib/format.ts'

export const DISCAPACIDAD = { si: 'Sí', no: 'No' } as const
export const NO_ACCOUNT = 'Sin cuenta'

export const TITLE = 'Asesorías Solicitadas'
export const EMPTY = {
  title: 'No hay asesorías solicitadas.',
  next: 'Cuando alguien envíe el formulario de asesoría, su solicitud aparecerá aquí.',
}
export const FAILED = 'Error al obtener asesorías'
export const MARK = 'Marcar como realizada'
export const DONE = 'Realizada'

export const agoText = (days: number): string => (days === 0 ? 'hoy' : `hace ${daysText(days)}`)
