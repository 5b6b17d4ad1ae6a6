/** Where staff ticks who came, on a phone at the door. */
export const MENSAJES_ASISTENCIA = {
  title: 'Inscritos y asistencia',
  loading: 'Cargando inscritos...',
  failed: 'No se pudieron cargar los inscritos',
  empty: 'Todavía no hay inscritos.',
  emptyNext: 'Comparte la página de capacitaciones para que la gente se inscriba.',
  back: 'Gestión de Capacitaciones',
  search: 'Buscar',
  searchHint: 'Por nombre, correo o número de inscripción.',
  nobody: 'Nadie coincide con la búsqueda.',
  counted: (came: number, all: number) => `Asistieron ${came} de ${all}.`,
  early: 'La asistencia se registra desde el día de la capacitación.',
  list: 'Inscritos',
  orden: (orden: number) => `n.º ${orden}`,
  waits: 'En espera',
  notSaved: 'No se pudo registrar la asistencia.',
} as const
