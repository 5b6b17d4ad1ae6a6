/** The mails that did not arrive, for staff. */
export const MENSAJES_CORREOS = {
  title: 'Correos que no llegaron',
  intro:
    'De los últimos 30 días. Quien debía recibirlos no sabe nada todavía: envíalos otra vez, o llámale o escríbele por otro medio.',
  back: 'Volver al inicio',
  empty: 'Todos los correos de los últimos 30 días llegaron.',
  emptyNext: 'Si alguno no llega, aparecerá aquí.',
  failed: 'No se pudieron cargar los correos',
  fields: { asunto: 'Asunto', fecha: 'Fecha', motivo: 'Por qué' },
  held: 'No se envió: se alcanzó el límite de correos, o se restauró su solicitud',
  refused: 'El servicio de correo lo rechazó',
  late: 'Espera hace más de media hora',
  bounced: {
    sin_buzon: 'Rebotó: la dirección no existe',
    buzon_lleno: 'Rebotó: el buzón está lleno',
    rechazado: 'Rebotó: el buzón lo rechazó',
  },
  resend: 'Enviar otra vez',
  resendAll: 'Enviar todos otra vez',
  question: {
    title: '¿Enviar todos otra vez?',
    text: 'Salen poco a poco, sin pasar el límite de correos. Los que rebotaron no se envían, ni lo que ya no corresponde.',
    confirm: 'Enviar todos',
    cancel: 'Cancelar',
  },
  resent: (sent: number, left: number) => {
    if (sent === 0) return 'No había nada por enviar: ya estaba en camino'
    const told = sent === 1 ? 'El correo saldrá en unos minutos' : `${sent} correos saldrán poco a poco`
    return left > 0 ? `${told}. Quedan ${left}: vuelve a enviarlos después` : told
  },
  resendFailed: 'No se pudo enviar otra vez',
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
