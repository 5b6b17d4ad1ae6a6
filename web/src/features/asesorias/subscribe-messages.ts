/** The box of the advisory form, which comes after it. */
export const MENSAJES_AVISOS = {
  label: 'Quiero que me avisen por correo de los boletines nuevos (opcional)',
  hint: 'Te enviaremos otro correo para que lo confirmes.',
} as const
