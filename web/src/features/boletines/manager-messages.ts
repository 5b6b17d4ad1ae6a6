/** The screens on which staff keeps the bulletins. */
export const MENSAJES_GESTION = {
  titulo: 'Gestión de Boletines',
  vacio: 'No hay boletines publicados aún.',
  errorLista: 'No se pudieron cargar los boletines',
  nuevo: 'Crear boletín',
  fila: (titulo: string) => `Boletín ${titulo}`,
  crear: {
    titulo: 'Crear boletín',
    enviar: 'Publicar boletín',
    saving: 'Creando boletín...',
    saved: '✅ Boletín creado',
    failed: 'No se pudo crear el boletín. Intenta nuevamente.',
  },
  editar: {
    titulo: 'Editar boletín',
    enviar: 'Guardar cambios',
    saving: 'Guardando cambios...',
    saved: '✅ Boletín actualizado',
    failed: 'No se pudo editar el boletín.',
  },
  eliminar: {
    titulo: 'Eliminar boletín',
    aviso: 'Revisa que sea el correcto: se elimina con su PDF.',
    question: (titulo: string) =>
      `Se eliminará el boletín «${titulo}» con su PDF. Esta acción no se puede deshacer.`,
    deleting: 'Eliminando boletín...',
    deleted: '✅ Boletín eliminado',
    failed: 'No se pudo eliminar el boletín.',
  },
  carga: {
    loading: 'Cargando boletín...',
    failed: 'No se pudo cargar la información del boletín.',
  },
} as const
