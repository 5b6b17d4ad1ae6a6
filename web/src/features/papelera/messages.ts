import { formatDateTime, formatNumber } from '../../lib/format.ts'

/** The requests that were deleted, for administrators. */
export const MENSAJES_PAPELERA = {
  title: 'Papelera de asesorías',
  intro:
    'Lo que se elimina se guarda aquí 30 días y después se borra para siempre, con sus correos, mensajes y notas.',
  back: 'Volver a las asesorías',
  empty: 'La papelera está vacía.',
  emptyNext: 'Las asesorías que se eliminen aparecerán aquí.',
  failed: 'No se pudo cargar la papelera',
  fields: {
    nombre: 'Nombre',
    servicio: 'Tipo de servicio',
    detalle: 'Detalle',
    eliminada: 'Eliminada',
    quien: 'Quién la eliminó',
    hasta: 'Se borra para siempre',
  },
  row: (name: string) => `Asesoría de ${name}`,
  restore: 'Restaurar',
  restored: 'Asesoría restaurada',
  restoreFailed: 'No se pudo restaurar',
  gone: 'Ya no está en la papelera',
  batches: 'Eliminadas juntas',
  batch: (count: number, who: string, when: string) =>
    `${formatNumber(count)} que ${who || 'el portal'} eliminó el ${formatDateTime(when)}`,
  restoreBatch: (count: number) => `Restaurar las ${formatNumber(count)}`,
  batchRestored: (count: number) =>
    count === 1 ? 'Se restauró una asesoría' : `Se restauraron ${formatNumber(count)} asesorías`,
  /** Their forms were sent again, so the list has them already. */
  batchLeft: (count: number) =>
    count === 1
      ? 'Una se envió otra vez y sigue en la papelera.'
      : `${formatNumber(count)} se enviaron otra vez y siguen en la papelera.`,
} as const
