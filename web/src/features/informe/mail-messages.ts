/** The mails that did not arrive, for staff. */
export const MENSAJES_CORREOS = {
  title: 'Correos que no llegaron',
  intro:
    'De los últimos 30 días. Quien debía recibirlos no sabe nada todavía: llámale o escríbele por otro medio.',
  back: 'Volver al inicio',
  empty: 'Todos los correos de los últimos 30 días llegaron.',
  emptyNext: 'Si alguno no llega, aparecerá aquí.',
  failed: 'No se pudieron cargar los correos',
  fields: { asunto: 'Asunto', fecha: 'Fecha', motivo: 'Por qué' },
  held: 'No se envió: se alcanzó el límite de correos',
  refused: 'El servicio de correo lo rechazó',
  about: {
    asesorias: 'Ver la asesoría',
    inscripciones: 'Ver las inscripciones',
    users: 'Ver el usuario',
    boletines: 'Ver los boletines',
    suscripciones: 'Ver los boletines',
    participantes: 'Ver las capacitaciones',
    capacitaciones: 'Ver las capacitaciones',
  },
} as const
