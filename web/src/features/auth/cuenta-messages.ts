const SPENT = 'Venció, ya se usó o está incompleto.'
const SPENT_CONFIRMATION = `${SPENT} Si ya confirmaste tu correo, solo ingresa; si no, pide un enlace nuevo con «Olvidé mi contraseña»: también confirma tu correo.`

export const MENSAJES_CONFIRMAR = {
  title: 'Confirma tu correo',
  text: 'Con esto sabremos que el correo de tu cuenta es tuyo.',
  button: 'Confirmar mi correo',
  done: 'Tu correo quedó confirmado',
  doneText: 'Ya puedes usar el portal con tu cuenta.',
  next: 'Ingresar',
  spentText: SPENT_CONFIRMATION,
} as const

export const MENSAJES_RECUPERAR = {
  title: 'Recupera el correo de tu cuenta',
  text: 'Alguien cambió el correo de tu cuenta. Con esto vuelve a ser el anterior.',
  button: 'Volver al correo anterior',
  done: 'Tu cuenta tiene otra vez su correo anterior',
  doneText:
    'Si tú no lo cambiaste, alguien conoce tu contraseña. Elige una nueva: te enviaremos un enlace a ese correo.',
  next: 'Elegir una contraseña nueva',
  spentText: `${SPENT} Si el correo de tu cuenta sigue siendo otro, escribe al NAF.`,
} as const

export const MENSAJES_CUENTA = {
  newPasswordTitle: 'Elige una contraseña nueva',
  newPasswordText: (correo: string) => `Para la cuenta de ${correo}.`,
  newPassword: 'Nueva contraseña',
  newPasswordHint: 'Al menos 6 caracteres.',
  save: 'Guardar e ingresar',
  done: 'Tu contraseña quedó guardada',
  username: 'Tu nombre de usuario es',
  usernameText: 'Lo necesitas, junto con tu contraseña, cada vez que ingreses.',
  toDashboard: 'Ir a mi panel',
  incompleteTitle: 'Falta completar tu registro',
  incompleteText: (correo: string) =>
    `Alguien empezó a crear una cuenta con ${correo} y no la completó. Tu contraseña ya está guardada: completa el registro con ese mismo correo y esa contraseña.`,
  complete: 'Completar el registro',
  checking: 'Revisando el enlace...',
  spent: 'Este enlace ya no sirve',
  spentText: SPENT_CONFIRMATION,
  login: 'Ingresar',
  failed: 'No pudimos completar el cambio. Inténtalo de nuevo en unos minutos.',
} as const
