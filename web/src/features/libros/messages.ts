export const MENSAJES_BIBLIOTECA = {
  title: 'Biblioteca Digital',
  intro: 'Guías y libros gratuitos, en PDF, para entender tus impuestos y ordenar tus cuentas.',
  list: 'Libros',
  counted: (count: number) => (count === 1 ? '1 libro' : `${count} libros`),
  tipo: 'Tipo',
  all: 'Todos',
  empty: 'No hay libros disponibles en este momento.',
  emptyNext: 'Vuelve pronto: aquí publicamos las guías del NAF.',
  failed: 'No pudimos cargar los libros.',
} as const

/** Where one book is read. */
export const MENSAJES_LIBRO = {
  missing: 'No encontramos este libro',
  missingNext: 'Puede que ya no esté publicado, o que la dirección esté incompleta.',
  failed: 'No pudimos cargar el libro.',
  others: 'Ver todos los libros',
} as const
