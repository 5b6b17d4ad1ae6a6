/** Beside the forms, which load none of the dialog's texts. */
export const MENSAJES_POLITICA = {
  al: {
    enviar: 'Al enviar, aceptas que el NAF use estos datos para atenderte, como explica la',
    inscribirte: 'Al enviar, aceptas que el NAF use estos datos para el voluntariado, como explica la',
    registrarte: 'Al registrarte, aceptas que el NAF guarde estos datos en tu cuenta, como explica la',
  },
  politica: 'política de privacidad',
} as const
