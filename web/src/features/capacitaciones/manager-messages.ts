/** The screens on which staff manages the trainings. */
export const MENSAJES_GESTION = {
  title: 'Gestión de Capacitaciones',
  empty: 'No hay capacitaciones todavía.',
  failed: 'No se pudieron cargar las capacitaciones',
  createLink: 'Crear capacitación',
  row: (title: string) => `Capacitación ${title}`,
  attendance: 'Inscritos y asistencia',
  fecha: 'Fecha',
  inicio: 'Hora de inicio',
  fin: 'Hora de fin',
  hora: 'Hora',
  horaHint: 'De 00:00 a 23:59, hora de Ecuador.',
  lugar: 'Lugar',
  lugarHint: 'Aula, auditorio o dirección. Déjalo vacío si es solo en línea.',
  enlace: 'Enlace de la reunión',
  enlaceHint: 'Solo lo ve quien tiene cupo, en su correo. Déjalo vacío si es solo presencial.',
  campus: 'Campus que la organiza',
  expositor: 'Expositor',
  cupos: 'Cupos',
  cuposHint: 'Con más cupos, quienes esperan suben en orden y reciben un correo.',
  inscritos: 'Inscritos',
  seats: (inscritos: number, cupos: number, enEspera: number) =>
    enEspera === 0 ? `${inscritos} de ${cupos}` : `${inscritos} de ${cupos}, y ${enEspera} en espera`,
  asistieron: 'Asistieron',
  tells: (people: number) => {
    if (people === 0) return 'Nadie se ha inscrito: no se avisa a nadie.'
    return people === 1
      ? 'Se avisará por correo a la persona que se inscribió.'
      : `Se avisará por correo a las ${people} personas que se inscribieron.`
  },
  tellsNobody: 'Ya se dio: no se avisa a nadie.',
  fechaHint: 'Si cambias la fecha, la hora o el lugar, avisamos por correo a quienes ya se inscribieron.',
  create: {
    title: 'Crear capacitación',
    submit: 'Guardar capacitación',
    saving: 'Guardando capacitación...',
    saved: '✅ Capacitación creada',
    failed: 'No se pudo guardar la capacitación. Intenta nuevamente.',
  },
  edit: {
    title: 'Editar capacitación',
    submit: 'Guardar Cambios',
    saving: 'Guardando cambios...',
    saved: '✅ Capacitación actualizada',
    failed: 'No se pudo guardar los cambios.',
  },
  delete: {
    title: 'Eliminar capacitación',
    warning:
      'Se borran también sus inscripciones. Si todavía no se da, avisamos por correo a quienes se inscribieron. Los certificados siguen siendo válidos.',
    question: (title: string) =>
      `Se eliminará la capacitación «${title}» con sus inscripciones. Esta acción no se puede deshacer.`,
    deleting: 'Eliminando capacitación...',
    deleted: '✅ Capacitación eliminada',
    failed: 'No se pudo eliminar la capacitación.',
  },
  record: {
    loading: 'Cargando capacitación...',
    failed: 'No se pudo cargar la información de la capacitación.',
  },
} as const
