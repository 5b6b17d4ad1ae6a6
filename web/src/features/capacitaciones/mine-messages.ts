/** Where the links in mails about trainings lead. */
export const MENSAJES_MI_CAPACITACION = {
  title: 'Tu inscripción a una capacitación',
  intro: 'Aquí ves tu lugar, puedes cancelar si no vas y, si asistes, encuentras tu certificado.',
  failed: 'No pudimos mostrar tu inscripción',
  noLink: 'Abre esta página con el enlace del correo que te enviamos al inscribirte.',
  deadLink:
    'Este enlace ya no sirve. Tal vez llegó cortado: ábrelo otra vez desde el correo. Si tampoco abre, la capacitación o la inscripción ya no existen.',
  all: 'Ver las capacitaciones',
  states: {
    inscrito: 'Tienes lugar',
    espera: 'En lista de espera',
    cancelado: 'Inscripción cancelada',
  },
  orden: (orden: number) => `Inscripción n.º ${orden}`,
  puesto: (puesto: number) =>
    puesto === 1 ? 'Eres la primera persona en la lista.' : `Hay ${puesto - 1} antes que tú en la lista.`,
  meeting: 'Entrar a la reunión',
  cancel: 'Cancelar mi inscripción',
  question: {
    title: '¿Cancelar tu inscripción?',
    text: 'Tu cupo pasa a otra persona. Si luego cambias de idea, tendrás que inscribirte otra vez.',
    confirm: 'Sí, cancelar',
    cancel: 'Conservarla',
  },
  cancelled: 'Tu inscripción quedó cancelada.',
  notCancelled: 'No se pudo cancelar la inscripción.',
  certificate: 'Tu certificado',
  certified: (codigo: string) => `Asististe a esta capacitación. Tu certificado lleva el código ${codigo}.`,
  download: 'Descargar certificado (PDF)',
  verify: 'Ver la comprobación',
} as const
