const INTRO =
  'Aquí encuentras, en PDF, lo que cambia en los impuestos y lo que conviene preparar. Cada boletín se abre en otra pestaña.'

export const MENSAJES_BOLETINES = {
  title: 'Boletines Contables',
  /** Where the person's own record could not be loaded, there is no name to greet with. */
  greeting: (name: string | undefined) => `${name ? `Hola, ${name}.` : 'Hola.'} ${INTRO}`,
  visitorIntro: 'Cada quince días, lo que cambia en los impuestos y lo que conviene preparar.',
  list: 'Boletines',
  counted: (count: number) => (count === 1 ? '1 boletín' : `${count} boletines`),
  empty: 'No hay boletines disponibles en este momento.',
  emptyNext: 'Vuelve pronto: publicamos un boletín cada quince días.',
  failed: 'No pudimos cargar los boletines.',
  restricted: 'Acceso restringido',
  restrictedText: 'Para leer los boletines, ingresa con tu cuenta o regístrate. Registrarte es gratis.',
  login: 'Ingresar',
  register: 'Registrarse',
  meanwhile: 'Mientras tanto, visita la ',
  biblioteca: 'Biblioteca Digital',
  openToAll: ': está abierta para todos.',
} as const

/** Where one bulletin is read. */
export const MENSAJES_BOLETIN = {
  missing: 'No encontramos este boletín',
  missingNext: 'Puede que ya no esté publicado, o que la dirección esté incompleta.',
  failed: 'No pudimos cargar el boletín.',
  others: 'Ver todos los boletines',
} as const
