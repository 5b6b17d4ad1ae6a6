/** The screens on which staff keeps the books. */
export const MENSAJES_GESTION = {
  titulo: 'Gestión de Libros',
  vacio: 'No hay libros disponibles.',
  errorLista: 'No se pudieron cargar los libros',
  nuevo: 'Crear libro',
  fila: (titulo: string) => `Libro ${titulo}`,
  autor: 'Autor',
  tipo: 'Tipo',
  crear: {
    titulo: 'Crear libro',
    enviar: 'Publicar libro',
    guardando: 'Guardando libro...',
    guardado: '✅ Libro creado',
    fallo: 'No se pudo guardar el libro. Intenta nuevamente.',
  },
  editar: {
    titulo: 'Editar libro',
    enviar: 'Guardar cambios',
    guardando: 'Guardando cambios...',
    guardado: '✅ Libro actualizado',
    fallo: 'No se pudo guardar los cambios.',
  },
  eliminar: {
    titulo: 'Eliminar libro',
    aviso: 'Revisa que sea el correcto: se elimina con su PDF.',
    pregunta: (titulo: string) =>
      `Se eliminará el libro «${titulo}» con su PDF. Esta acción no se puede deshacer.`,
    eliminando: 'Eliminando libro...',
    eliminado: '✅ Libro eliminado',
    fallo: 'No se pudo eliminar el libro.',
  },
  carga: {
    cargando: 'Cargando libro...',
    fallo: 'No se pudo cargar la información del libro.',
  },
} as const
