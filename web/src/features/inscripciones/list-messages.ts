/** The staff's list at 'ver-inscripciones'. */
export const MENSAJES_LISTA = {
  title: 'Inscripciones',
  fields: {
    IdEspe: 'ID ESPE',
    fullName: 'Nombre completo',
    Correo: 'Correo',
    Celular: 'Celular',
    Carrera: 'Carrera',
    NivelSemestre: 'Nivel',
  },
  alsoInOthers: (others: number) =>
    others === 1 ? 'También en otra inscripción' : `También en otras ${others} inscripciones`,
  allCarreras: 'Todas',
  allNiveles: 'Todos',
  row: (name: string) => `Inscripción de ${name}`,
  empty: 'No se han registrado inscripciones aún.',
  emptyNext: 'Cuando un estudiante envíe el formulario de inscripción, sus datos aparecerán aquí.',
  failed: 'Error al obtener inscripciones',
  delete: 'Eliminar',
  confirmDelete: (name: string, idEspe: string) =>
    `Se eliminará la inscripción de ${name} (ID ESPE ${idEspe}). No se puede deshacer.`,
  deleted: 'Inscripción eliminada',
  deleteFailed: 'No se pudo eliminar',
  gone: 'No se pudo eliminar\n\nLa inscripción ya no existía. La quitamos de la lista.',
} as const
