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
    guardando: 'Creando boletín...',
    guardado: '✅ Boletín creado',
    fallo: 'No se pudo crear el boletín. Intenta nuevamente.',
  },
  editar: {
    titulo: 'Editar boletín',
    enviar: 'Guardar cambios',
    guardando: 'Guardando cambios...',
    guardado: '✅ Boletín actualizado',
    fallo: 'No se pudo editar el boletín.',
  },
  eliminar: {
    titulo: 'Eliminar boletín',
    aviso: 'Revisa que sea el correcto: se elimina con su PDF.',
    pregunta: (titulo: string) =>
      `Se eliminará el boletín «${titulo}» con su PDF. Esta acción no se puede deshacer.`,
    eliminando: 'Eliminando boletín...',
    eliminado: '✅ Boletín eliminado',
    fallo: 'No se pudo eliminar el boletín.',
  },
  carga: {
    cargando: 'Cargando boletín...',
    fallo: 'No se pudo cargar la información del boletín.',
  },
} as const
