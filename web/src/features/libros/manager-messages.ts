/** The screens on which staff manages the books. */
export const MENSAJES_GESTION = {
  title: 'Gestión de Libros',
  empty: 'No hay libros disponibles.',
  failed: 'No se pudieron cargar los libros',
  createLink: 'Crear libro',
  row: (title: string) => `Libro ${title}`,
  autor: 'Autor',
  tipo: 'Tipo',
  create: {
    title: 'Crear libro',
    submit: 'Publicar libro',
    saving: 'Guardando libro...',
    saved: '✅ Libro creado',
    failed: 'No se pudo guardar el libro. Intenta nuevamente.',
  },
  edit: {
    title: 'Editar libro',
    submit: 'Guardar Cambios',
    saving: 'Guardando cambios...',
    saved: '✅ Libro actualizado',
    failed: 'No se pudo guardar los cambios.',
  },
  delete: {
    title: 'Eliminar libro',
    warning: 'Revisa que sea el correcto: se elimina con su PDF.',
    question: (title: string) =>
      `Se eliminará el libro «${title}» con su PDF. Esta acción no se puede deshacer.`,
    deleting: 'Eliminando libro...',
    deleted: '✅ Libro eliminado',
    failed: 'No se pudo eliminar el libro.',
  },
  record: {
    loading: 'Cargando libro...',
    failed: 'No se pudo cargar la información del libro.',
  },
} as const
