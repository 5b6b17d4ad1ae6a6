/** The public page. */
export const MENSAJES_CAPACITACIONES = {
  title: 'Capacitaciones',
  intro:
    'Charlas y talleres gratuitos del NAF sobre impuestos y contabilidad, en el campus o en línea. Inscríbete y al asistir recibes un certificado.',
  upcoming: 'Próximas capacitaciones',
  past: 'Capacitaciones anteriores',
  empty: 'No hay capacitaciones programadas por ahora.',
  emptyNext: 'Vuelve a visitar esta página: aquí anunciamos las próximas.',
  noneComing:
    'No hay ninguna programada por ahora. Vuelve a visitar esta página: aquí anunciamos las próximas.',
  failed: 'No se pudieron cargar las capacitaciones.',
  see: 'Ver e inscribirme',
  back: 'Todas las capacitaciones',
  gone: 'Esta capacitación ya no está publicada.',
  facts: { fecha: 'Fecha', hora: 'Hora', lugar: 'Lugar', expositor: 'Expositor', campus: 'Organiza' },
  hours: (from: string, to: string) => `${from} a ${to}`,
  online: 'En línea',
  both: (lugar: string) => `${lugar} y en línea`,
  campus: (campus: string) => `Campus ${campus}`,
  full: 'Cupos llenos',
  open: 'Hay cupos',
  over: 'Ya se dio',
  begun: 'Esta capacitación ya empezó: no se reciben más inscripciones.',
  free: {
    varios: 'Hay cupos.',
    pocos: 'Quedan pocos cupos.',
    ninguno: 'Los cupos están llenos. Si te inscribes, quedas en la lista de espera.',
  },
  add: 'Agregar a mi calendario',
  file: 'capacitacion-naf.ics',
  calendar: 'Capacitaciones del NAF ESPE',
} as const

/** The form of who signs up. */
export const MENSAJES_INSCRIBIRSE = {
  title: 'Inscríbete',
  form: 'Inscripción a la capacitación',
  fields: { Nombre: 'Nombres y apellidos', Correo: 'Correo' },
  hints: {
    Nombre: 'Como quieres que salgan en tu certificado.',
    Correo:
      'Ahí te llega el enlace para confirmar tu lugar, y después el recordatorio. Hasta cuatro personas pueden inscribirse con el mismo correo.',
  },
  submit: 'Inscribirme',
  sending: 'Enviando inscripción...',
  sent: { title: '✅ Inscripción enviada', text: 'Te enviamos un correo.' },
  failed: 'No se pudo enviar la inscripción',
  unanswered: {
    title: '❌ Error',
    text: 'No hubo respuesta del servidor. No se perdió nada: lo que escribiste sigue aquí. Vuelve a enviarlo sin cambiar nada: si ya había llegado, no se repite.',
    confirm: 'Volver a enviar',
    cancel: 'Seguir en el formulario',
  },
  receipt: {
    por_confirmar: 'Falta un paso: confirma en tu correo',
    inscrito: 'Tienes lugar en la capacitación',
    espera: 'Quedaste en la lista de espera',
    por_confirmarText: (correo: string) =>
      `Te escribimos a ${correo}: abre el enlace y confirma. Hasta entonces no tienes lugar. Si ya te habías inscrito con este nombre, tu lugar no cambia.`,
    inscritoText: (correo: string) =>
      `Te enviamos a ${correo} la confirmación con el enlace para cancelar si no puedes ir. El día anterior te lo recordamos.`,
    esperaText: (correo: string) => `Si se libera un cupo, te escribimos a ${correo}.`,
    spam: 'Si no ves el correo, revisa la carpeta de correo no deseado.',
    again: 'Inscribir a otra persona',
  },
} as const

/** What staff reads at the door. */
export const MENSAJES_QR = {
  alt: 'Código QR de tu inscripción, para registrar tu asistencia',
  caption:
    'Muestra este código al llegar, en tu teléfono o impreso: el equipo lo lee y registra tu asistencia.',
} as const
