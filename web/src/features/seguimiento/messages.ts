export const MENSAJES_SEGUIMIENTO_PAGINA = {
  title: 'Seguimiento de tu solicitud',
  intro:
    'Con el número de tu solicitud y tu correo ves en qué va, lees lo que te escribió el equipo del NAF y le respondes.',
  form: {
    Numero: 'Número de la solicitud',
    NumeroHint: 'Está en el correo de confirmación y se parece a NAF-7Q4K.',
    Correo: 'Correo',
    CorreoHint: 'El que escribiste en la solicitud.',
    submit: 'Ver mi solicitud',
    failed: 'No se pudo buscar la solicitud.',
  },
  other: 'Consultar otra solicitud',
  deadLink:
    'Este enlace ya no sirve. Tal vez llegó cortado: ábrelo otra vez desde el correo, o escribe el número de tu solicitud y tu correo.',
  failed: 'No pudimos mostrar tu solicitud',
} as const
