/** The screens on which staff manages the bulletins. */
export const MENSAJES_GESTION = {
  title: 'Gestión de Boletines',
  empty: 'No hay boletines publicados aún.',
  failed: 'No se pudieron cargar los boletines',
  createLink: 'Crear boletín',
  row: (title: string) => `Boletín ${title}`,
  create: {
    title: 'Crear boletín',
    submit: 'Publicar boletín',
    saving: 'Creando boletín...',
    saved: '✅ Boletín creado',
    failed: 'No se pudo crear el boletín. Intenta nuevamente.',
  },
  edit: {
    title: 'Editar boletín',
    submit: 'Guardar Cambios',
    saving: 'Guardando cambios...',
    saved: '✅ Boletín actualizado',
    failed: 'No se pudo editar el boletín.',
  },
  delete: {
    title: 'Eliminar boletín',
    warning: 'Revisa que sea el correcto: se elimina con su PDF.',
    question: (title: string) =>
      `Se eliminará el boletín «${title}» con su PDF. Esta acción no se puede deshacer.`,
    deleting: 'Eliminando boletín...',
    deleted: '✅ Boletín eliminado',
    failed: 'No se pudo eliminar el boletín.',
  },
  record: {
    loading: 'Cargando boletín...',
    failed: 'No se pudo cargar la información del boletín.',
  },
} as const
