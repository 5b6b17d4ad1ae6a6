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
} as const
