import { MENSAJES_INSCRIPCION } from '@naf/contract/schemas'

/** The form at 'inscripcion'. */
export const MENSAJES_FORMULARIO = {
  title: '¿Estudias en la ESPE? Inscríbete en el voluntariado',
  intro:
    'El NAF brinda orientación tributaria y contable gratuita, y necesita estudiantes que quieran ayudar.',
  form: 'Formulario de inscripción',
  person: 'Tus datos',
  studies: 'Tus estudios',
  fields: {
    PrimerNombre: 'Primer nombre',
    SegundoNombre: 'Segundo nombre',
    ApellidoPaterno: 'Apellido paterno',
    ApellidoMaterno: 'Apellido materno',
    Celular: 'Celular',
    Correo: 'Correo',
    IdEspe: 'ID ESPE',
    Carrera: 'Carrera',
    NivelSemestre: 'Semestre',
  },
  hints: {
    Celular: 'Tiene 10 dígitos.',
    Correo: 'Uno que revises a menudo.',
    IdEspe: 'El código que te identifica en la universidad. Tiene al menos 9 caracteres.',
  },
  /** At the field; what all of them lack is said once, in the summary. */
  missing: 'Completa este campo.',
  submit: 'Enviar inscripción',
  sending: 'Enviando inscripción...',
  sent: {
    title: '✅ Inscripción enviada',
    text: 'Tu inscripción fue registrada correctamente. El equipo del NAF la revisará.',
  },
  failed: 'Error al registrar inscripción',
  unanswered: {
    title: '❌ Error',
    text: 'Error al registrar inscripción\n\nNo hubo respuesta del servidor. No se perdió nada: todo lo que escribiste sigue aquí. Cuando tengas conexión, vuelve a enviar la inscripción sin cambiar nada: si ya había llegado, no se repite.',
    confirm: 'Volver a enviar',
    cancel: 'Seguir en el formulario',
  },
  volunteering: {
    title: 'Qué hace un voluntario',
    points: [
      'Ayuda a orientar a contribuyentes en temas tributarios y contables.',
      'Apoya las metas del programa: cada semestre, atender a 4.000 contribuyentes y dar 3 capacitaciones virtuales.',
      'No realiza trámites ante el SRI: la orientación es solo informativa.',
    ],
  },
  next: {
    title: 'Qué pasa después',
    steps: [
      'Cuando envías el formulario, ves aquí mismo el número de tu inscripción. También te llega un correo.',
      'El equipo del NAF revisa tu inscripción.',
      'Se comunica contigo por el correo o el celular que dejaste.',
    ],
  },
} as const

/** The kinds of error a form can have, in the order of the page: what each one's summary is called. */
export const ERROR_TITLES: readonly { message: string; title: string }[] = [
  { message: MENSAJES_INSCRIPCION.required, title: 'Campos obligatorios' },
  { message: MENSAJES_INSCRIPCION.celular, title: 'Celular inválido' },
  { message: MENSAJES_INSCRIPCION.correo, title: 'Correo inválido' },
  { message: MENSAJES_INSCRIPCION.idEspe, title: 'ID ESPE inválido' },
  { message: MENSAJES_INSCRIPCION.idEspeSigns, title: 'ID ESPE inválido' },
]
