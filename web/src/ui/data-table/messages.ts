const number = new Intl.NumberFormat('es-EC')

const shown = new Intl.ListFormat('es-EC', { type: 'conjunction' })

const unreadable = (ids: readonly string[]) => {
  const what = ids.length === 1 ? 'No se pudo leer el registro' : 'No se pudieron leer los registros'
  return `${what} ${shown.format(ids)}. Avisa a quien administra el sistema.`
}

const results = (found: number) => {
  if (found === 0) return 'Ningún resultado'
  return found === 1 ? '1 resultado' : `${number.format(found)} resultados`
}

export const MENSAJES_TABLA = {
  sortBy: 'Ordenar por',
  ascending: 'Ascendente',
  descending: 'Descendente',
  unsorted: 'Orden de llegada',
  actions: 'Acciones',
  none: '—',
  stale: 'No se pudo actualizar la lista: lo que ves puede haber cambiado.',
  loadingRest: 'Cargando el resto de la lista…',
  restFailed: (held: number) =>
    `No se pudo cargar el resto de la lista: aquí están los ${number.format(held)} registros más recientes.`,
  partial: (held: number) =>
    `Aquí están los ${number.format(held)} registros más recientes. Para encontrar uno anterior, busca una sola palabra, un número de cédula o un correo.`,
  searchingOlder: 'Buscando también en los registros anteriores…',
  olderFailed: 'No se pudo buscar en los registros anteriores.',
  moreOlder: 'Hay más coincidencias anteriores: busca por cédula o por correo.',
  pages: 'Páginas de la lista',
  previous: 'Anterior',
  next: 'Siguiente',
  rowsPerPage: 'Filas por página',
  page: (page: number, pages: number) => `Página ${number.format(page)} de ${number.format(pages)}`,
  results,
  unreadable,
  scrollable: (caption: string) => `${caption}: tabla que se desplaza hacia los lados`,
} as const
