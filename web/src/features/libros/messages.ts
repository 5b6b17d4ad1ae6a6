export const MENSAJES_BIBLIOTECA = {
  titulo: 'Biblioteca Digital',
  introduccion:
    'Guías y libros en PDF para entender tus impuestos y ordenar tus cuentas. Busca por título, autor o tema, o elige el tipo. Son gratis y se abren en otra pestaña.',
  libros: 'Libros',
  contados: (count: number) => (count === 1 ? '1 libro' : `${count} libros`),
  tipo: 'Tipo',
  todos: 'Todos',
  vacio: 'No hay libros disponibles en este momento.',
  vacioQueHacer: 'Vuelve pronto: aquí publicamos las guías del NAF.',
  fallo: 'No pudimos cargar los libros.',
} as const
