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
    guardando: 'Creando imagen...',
    guardado: '✅ Imagen creada',
    fallo: 'No se pudo crear la imagen',
  },
  editar: {
    titulo: 'Editar imagen',
    enviar: 'Guardar cambios',
    guardando: 'Guardando cambios...',
    guardado: '✅ Imagen actualizada',
    fallo: 'No se pudo editar la imagen',
  },
  eliminar: {
    titulo: 'Eliminar imagen',
    aviso: 'Revisa que sea la correcta.',
    pregunta: (titulo: string) =>
      `Se eliminará la imagen «${titulo}» de la galería. Esta acción no se puede deshacer.`,
    eliminando: 'Eliminando imagen...',
    eliminado: '✅ Imagen eliminada',
    fallo: 'No se pudo eliminar la imagen',
  },
  carga: {
    cargando: 'Cargando imagen...',
    fallo: 'No se pudo cargar la información de la imagen.',
  },
} as const
