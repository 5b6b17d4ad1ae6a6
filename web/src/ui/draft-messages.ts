/** What forms say of what was typed and not yet sent. */
export const MENSAJES_BORRADOR = {
  recovered: 'Recuperamos lo que habías escrito.',
  whereItIs: 'Está únicamente en este navegador y se conserva hasta mañana.',
  unfinished: 'Este formulario quedó sin terminar.',
  outdated:
    'Estos datos cambiaron desde que los editabas: lo que habías escrito no se recuperó. Revisa cómo están ahora.',
  goesOnLeaving: 'Está únicamente en este navegador y se borra cuando guardas o sales del formulario.',
  privateForAnHour: 'Lo más personal, como la cédula o el detalle, solo una o dos horas.',
  missingPrivate:
    'Pasó más de una hora y borramos lo más personal, como la cédula o el detalle: escríbelo otra vez.',
  missingFile: 'El archivo no se guarda: elígelo otra vez.',
  missingPassword: 'La contraseña no se guarda: escríbela otra vez.',
  startOver: 'Empezar de nuevo',
} as const

const cancel = 'Seguir en el formulario'

/** Asked where 'Empezar de nuevo' takes more than what was restored. */
export const PREGUNTA_EMPEZAR = {
  title: '¿Empezar de nuevo?',
  text: 'Se borra todo lo que escribiste en este formulario, también lo que escribiste ahora.',
  confirm: 'Borrar y empezar de nuevo',
  cancel,
} as const

/** Asked on the way out of a form. */
export const PREGUNTAS_AL_SALIR = {
  kept: {
    title: '¿Salir sin enviar?',
    text: 'Todavía no enviaste el formulario. Lo que escribiste queda guardado en este navegador hasta mañana (lo más personal, como la cédula o el detalle, una o dos horas): puedes volver y seguir.',
    confirm: 'Salir',
    cancel,
  },
  lost: {
    title: '¿Salir sin guardar?',
    text: 'Si sales, se pierde lo que escribiste en este formulario.',
    confirm: 'Salir sin guardar',
    cancel,
  },
  session: {
    title: '¿Cerrar la sesión?',
    text: 'Si cierras la sesión, se pierde lo que escribiste en este formulario.',
    confirm: 'Cerrar Sesión',
    cancel,
  },
} as const
