/** What is said where any list is searched. */
export const MENSAJES_BUSQUEDA = {
  search: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  clearAll: 'Quitar búsqueda y filtros',
  noResults: 'Ningún resultado',
  noResultsNext: 'Prueba con otras palabras o quita los filtros.',
} as const
