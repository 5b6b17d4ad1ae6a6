export const MENSAJES_SUSCRIPCION_PAGINA = {
  title: 'Tu suscripción',
  intro: 'Elige qué correos recibes del NAF sobre los boletines.',
  failed: 'No pudimos mostrar tu suscripción',
  noLink: 'Escribe tu correo y te enviamos un enlace para suscribirte o cambiar lo que recibes.',
  deadLink:
    'Este enlace ya no sirve. Tal vez llegó cortado: ábrelo otra vez desde el correo, o escribe tu correo y te enviamos otro.',
  confirm: (correo: string) =>
    `Falta un paso: confirma que quieres recibir en ${correo} un aviso de cada boletín nuevo.`,
  confirmButton: 'Confirmar mi suscripción',
  decline: 'No quiero recibirlos',
  choose: (correo: string) => `Correos para ${correo}`,
  boletines: 'Nuevos boletines',
  boletinesHint: 'Un correo cuando publicamos un boletín, más o menos cada quince días.',
  account: 'También cambia lo que dijiste sobre las comunicaciones en tu cuenta del portal.',
  save: 'Guardar',
  unsubscribe: 'Darme de baja de todo',
  subscribed: 'Listo: te avisaremos de cada boletín nuevo.',
  ended: 'Listo: no te escribiremos más.',
  notSaved: 'No se pudo guardar lo que elegiste.',
} as const
