/** The screens on which staff keeps the pictures. */
export const MENSAJES_GESTION = {
  titulo: 'Gestión de Galería',
  vacio: 'No hay registros disponibles en la galería.',
  errorLista: 'No se pudieron cargar las imágenes',
  nuevo: 'Crear imagen',
  fila: (titulo: string) => `Imagen ${titulo}`,
  crear: {
    titulo: 'Crear imagen',
    enviar: 'Publicar imagen',
    saving: 'Creando imagen...',
    saved: '✅ Imagen creada',
    failed: 'No se pudo crear la imagen',
  },
  editar: {
    titulo: 'Editar imagen',
    enviar: 'Guardar cambios',
    saving: 'Guardando cambios...',
    saved: '✅ Imagen actualizada',
    failed: 'No se pudo editar la imagen',
  },
  eliminar: {
    titulo: 'Eliminar imagen',
    aviso: 'Revisa que sea la correcta.',
    question: (titulo: string) =>
      `Se eliminará la imagen «${titulo}» de la galería. Esta acción no se puede deshacer.`,
    deleting: 'Eliminando imagen...',
    deleted: '✅ Imagen eliminada',
    failed: 'No se pudo eliminar la imagen',
  },
  carga: {
    loading: 'Cargando imagen...',
    failed: 'No se pudo cargar la información de la imagen.',
  },
} as const
