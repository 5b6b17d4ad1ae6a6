import { MENSAJES_INSCRIPCION } from '@naf/contract/schemas'

/** The form at 'inscripcion'. */
export const MENSAJES_FORMULARIO = {
  titulo: '¿Estudias en la ESPE? Inscríbete en el voluntariado',
  introduccion:
    'El NAF brinda orientación tributaria y contable gratuita, y necesita estudiantes que quieran ayudar. Completa el formulario para inscribirte.',
  formulario: 'Formulario de inscripción',
  tusDatos: 'Tus datos',
  tusEstudios: 'Tus estudios',
  campos: {
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
  pistas: {
    Celular: 'Tiene 10 dígitos.',
    Correo: 'Uno que revises a menudo.',
    IdEspe: 'El código que te identifica en la universidad. Tiene al menos 9 caracteres.',
  },
  /** At the field; what all of them lack is said once, in the summary. */
  falta: 'Completa este campo.',
  enviar: 'Enviar inscripción',
  enviando: 'Enviando inscripción...',
  enviada: {
    titulo: '✅ Inscripción enviada',
    texto: 'Tu inscripción fue registrada correctamente. El equipo del NAF la revisará.',
  },
  error: 'Error al registrar inscripción',
  sinRespuesta: {
    title: '❌ Error',
    text: 'Error al registrar inscripción\n\nNo hubo respuesta del servidor. No se perdió nada: todo lo que escribiste sigue aquí. Cuando tengas conexión, vuelve a enviar la inscripción sin cambiar nada: si ya había llegado, no se repite.',
    confirm: 'Volver a enviar',
    cancel: 'Seguir en el formulario',
  },
  voluntariado: {
    titulo: 'Qué hace un voluntario',
    puntos: [
      'Ayuda a orientar a contribuyentes en temas tributarios y contables.',
      'Apoya las metas del programa: cada semestre, atender a 4.000 contribuyentes y dar 3 capacitaciones virtuales.',
      'No realiza trámites ante el SRI: la orientación es solo informativa.',
    ],
  },
  despues: {
    titulo: 'Qué pasa después',
    pasos: [
      'Cuando envías el formulario, ves aquí mismo que tu inscripción quedó registrada. No te llega un correo.',
      'El equipo del NAF revisa tu inscripción.',
      'Se comunica contigo por el correo o el celular que dejaste.',
    ],
  },
} as const

/** The kinds of error a form can have, in the order of the page: what each one's summary is called. */
export const TITULOS_DE_ERROR: readonly { message: string; titulo: string }[] = [
  { message: MENSAJES_INSCRIPCION.required, titulo: 'Campos obligatorios' },
  { message: MENSAJES_INSCRIPCION.celular, titulo: 'Celular inválido' },
  { message: MENSAJES_INSCRIPCION.correo, titulo: 'Correo inválido' },
  { message: MENSAJES_INSCRIPCION.idEspe, titulo: 'ID ESPE inválido' },
  { message: MENSAJES_INSCRIPCION.idEspeSigns, titulo: 'ID ESPE inválido' },
]
