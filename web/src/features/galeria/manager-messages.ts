/** The screens on which staff manages the pictures. */
export const MENSAJES_GESTION = {
  title: 'Gestión de Galería',
  empty: 'No hay registros disponibles en la galería.',
  failed: 'No se pudieron cargar las imágenes',
  createLink: 'Crear imagen',
  row: (title: string) => `Imagen ${title}`,
  create: {
    title: 'Crear imagen',
    submit: 'Publicar imagen',
    saving: 'Creando imagen...',
    saved: '✅ Imagen creada',
    failed: 'No se pudo crear la imagen',
  },
  edit: {
    title: 'Editar imagen',
    submit: 'Guardar Cambios',
    saving: 'Guardando cambios...',
    saved: '✅ Imagen actualizada',
    failed: 'No se pudo editar la imagen',
  },
  delete: {
    title: 'Eliminar imagen',
    warning: 'Revisa que sea la correcta.',
    question: (title: string) =>
      `Se eliminará la imagen «${title}» de la galería. Esta acción no se puede deshacer.`,
    deleting: 'Eliminando imagen...',
    deleted: '✅ Imagen eliminada',
    failed: 'No se pudo eliminar la imagen',
  },
  record: {
    loading: 'Cargando imagen...',
    failed: 'No se pudo cargar la información de la imagen.',
  },
} as const
