/** Beside the forms, which load none of the dialog's texts. */
export const MENSAJES_POLITICA = {
  on: {
    send: 'Al enviar, aceptas que el NAF use estos datos para atenderte, como explica la',
    enrol: 'Al enviar, aceptas que el NAF use estos datos para el voluntariado, como explica la',
    join: 'Al inscribirte, aceptas que el NAF use estos datos para la capacitación, como explica la',
    register: 'Al registrarte, aceptas que el NAF guarde estos datos en tu cuenta, como explica la',
  },
  policy: 'política de privacidad',
  required: 'Debes aceptar los términos y condiciones.',
} as const
