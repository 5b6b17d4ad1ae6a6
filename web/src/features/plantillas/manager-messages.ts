/** The screens on which administrators manage the ready answers. */
export const MENSAJES_GESTION = {
  title: 'Plantillas de respuesta',
  empty: 'No hay plantillas de respuesta.',
  failed: 'No se pudieron cargar las plantillas',
  createLink: 'Crear plantilla',
  row: (title: string) => `Plantilla ${title}`,
  titulo: 'Título',
  texto: 'Texto',
  textoHint: 'Escribe {nombre} y {numero} donde vayan el nombre de la persona y el número de su solicitud.',
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
    question: (title: string) => `Se eliminará la plantilla «${title}». Esta acción no se puede deshacer.`,
    deleting: 'Eliminando plantilla...',
    deleted: '✅ Plantilla eliminada',
    failed: 'No se pudo eliminar la plantilla.',
  },
  record: {
    loading: 'Cargando plantilla...',
    failed: 'No se pudo cargar la información de la plantilla.',
  },
} as const
