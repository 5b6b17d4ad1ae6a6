/** The staff's list at 'ver-inscripciones'. */
export const MENSAJES_LISTA = {
  titulo: 'Inscripciones',
  introduccion: 'Las inscripciones más recientes aparecen primero.',
  datos: {
    IdEspe: 'ID ESPE',
    nombre: 'Nombre completo',
    Correo: 'Correo',
    Celular: 'Celular',
    Carrera: 'Carrera',
    Nivel: 'Nivel',
  },
  tambienEnOtras: (others: number) =>
    others === 1 ? 'También en otra inscripción' : `También en otras ${others} inscripciones`,
  todasLasCarreras: 'Todas',
  todosLosNiveles: 'Todos',
  inscripcionDe: (name: string) => `Inscripción de ${name}`,
  vacio: 'No se han registrado inscripciones aún.',
  vacioQueHacer: 'Cuando un estudiante envíe el formulario de inscripción, sus datos aparecerán aquí.',
  errorAlObtener: 'Error al obtener inscripciones',
  eliminar: 'Eliminar',
  confirmarEliminar: (name: string, idEspe: string) =>
    `Se eliminará la inscripción de ${name} (ID ESPE ${idEspe}). No se puede deshacer.`,
  eliminada: 'Inscripción eliminada',
  errorAlEliminar: 'No se pudo eliminar',
  yaNoExiste: 'No se pudo eliminar\n\nLa inscripción ya no existía. La quitamos de la lista.',
} as const
