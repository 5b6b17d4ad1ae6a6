const INTRODUCCION =
  'Aquí encuentras, en PDF, lo que cambia en los impuestos y lo que conviene preparar. Cada boletín se abre en otra pestaña.'

export const MENSAJES_BOLETINES = {
  titulo: 'Boletines Contables',
  /** Where the person's own record could not be loaded, there is no name to greet with. */
  saludo: (nombre: string | undefined) => `${nombre ? `Hola, ${nombre}.` : 'Hola.'} ${INTRODUCCION}`,
  introduccionVisitante: 'Cada quince días, lo que cambia en los impuestos y lo que conviene preparar.',
  boletines: 'Boletines',
  vacio: 'No hay boletines disponibles en este momento.',
  vacioQueHacer: 'Vuelve pronto: publicamos un boletín cada quince días.',
  fallo: 'No pudimos cargar los boletines.',
  accesoRestringido: 'Acceso restringido',
  accesoTexto: 'Para leer los boletines, ingresa con tu cuenta o regístrate. Registrarte es gratis.',
  ingresar: 'Ingresar',
  registrarse: 'Registrarse',
  mientrasTanto: 'Mientras tanto, visita la ',
  biblioteca: 'Biblioteca Digital',
  paraTodos: ': está abierta para todos.',
} as const
