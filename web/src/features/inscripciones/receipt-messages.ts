/** What stands in the place of the form when an enrolment was sent. */
export const MENSAJES_RECIBO_INSCRIPCION = {
  title: 'Recibimos tu inscripción',
  celular: 'Celular',
  carrera: 'Carrera',
  review: 'El equipo del NAF revisa tu inscripción.',
  contact: (correo: string, celular: string) => `Se comunica contigo por ${correo} o al ${celular}.`,
  again: 'Enviar otra inscripción',
} as const
