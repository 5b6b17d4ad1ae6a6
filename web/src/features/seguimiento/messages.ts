export const MENSAJES_SEGUIMIENTO_PAGINA = {
  title: 'Seguimiento de tu solicitud',
  intro: 'Aquí ves en qué va tu solicitud, lees lo que te escribió el equipo del NAF y le respondes.',
  form: {
    Correo: 'Correo',
    CorreoHint: 'El que escribiste en la solicitud: ahí te enviamos el enlace que la abre.',
    submit: 'Enviarme el enlace',
    failed: 'No se pudo enviar el enlace.',
    next: 'Si no llega en unos minutos, revisa la carpeta de correo no deseado y que el correo esté bien escrito.',
    again: 'Escribir otro correo',
  },
  owner: {
    title: '¿La pediste tú?',
    text: 'Alguien escribió tu correo en esta solicitud. Si fuiste tú, confírmalo. Si no, la cerramos y no te escribimos más por ella.',
    yes: 'Sí, la pedí yo',
    no: 'No fui yo',
    confirmed: 'Gracias. Confirmaste tu correo.',
    question: {
      title: '¿No la pediste tú?',
      text: 'Cerraremos la solicitud, borraremos de ella tu correo y este enlace dejará de abrirla.',
      confirm: 'No fui yo',
      cancel: 'Cancelar',
    },
    failed: 'No se pudo guardar lo que elegiste',
  },
  other: 'Consultar otra solicitud',
  deadLink:
    'Este enlace ya no sirve. Tal vez llegó cortado: ábrelo otra vez desde el correo, o escribe tu correo y te enviamos otro.',
  failed: 'No pudimos mostrar tu solicitud',
} as const
