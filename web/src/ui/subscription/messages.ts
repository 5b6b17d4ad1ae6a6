/** Where visitors subscribe to the bulletins. */
export const MENSAJES_SUSCRIBIRSE = {
  region: 'Boletines por correo',
  offer: '¿Quieres saber cuándo hay un boletín nuevo? Te avisamos por correo, sin crear una cuenta.',
  open: 'Recibir avisos por correo',
  Correo: 'Tu correo',
  hint: 'Te enviamos un enlace para confirmar. Puedes darte de baja cuando quieras.',
  submit: 'Suscribirme',
  failed: 'No pudimos registrar tu suscripción.',
} as const
