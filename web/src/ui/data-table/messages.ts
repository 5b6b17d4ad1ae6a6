const number = new Intl.NumberFormat('es-EC')

const results = (found: number) => {
  if (found === 0) return 'Ningún resultado'
  return found === 1 ? '1 resultado' : `${number.format(found)} resultados`
}

export const MENSAJES_TABLA = {
  search: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  clearAll: 'Quitar búsqueda y filtros',
  sortBy: 'Ordenar por',
  ascending: 'Ascendente',
  descending: 'Descendente',
  unsorted: 'Orden de llegada',
  actions: 'Acciones',
  none: '—',
  stale: 'No se pudo actualizar la lista: lo que ves puede haber cambiado.',
  noResults: 'Ningún resultado',
  noResultsNext: 'Prueba con otras palabras o quita los filtros.',
  pages: 'Páginas de la lista',
  previous: 'Anterior',
  next: 'Siguiente',
  rowsPerPage: 'Filas por página',
  page: (page: number, pages: number) => `Página ${number.format(page)} de ${number.format(pages)}`,
  results,
  scrollable: (caption: string) => `${caption}: tabla que se desplaza hacia los lados`,
} as const
