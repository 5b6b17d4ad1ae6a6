import type { Unreadable } from '@naf/contract'

const number = new Intl.NumberFormat('es-EC')

const shown = new Intl.ListFormat('es-EC', { type: 'conjunction' })

/** Those whose ids are known, and how many more there are. */
const unreadable = ({ count, ids }: Unreadable) => {
  const others = count > ids.length ? [`${number.format(count - ids.length)} más`] : []
  const which = shown.format([...ids, ...others])
  const what =
    count === 1 ? 'No se pudo leer 1 registro' : `No se pudieron leer ${number.format(count)} registros`
  return `${what} (${which}). Avisa a quien administra el sistema.`
}

const resultados = (found: number) => {
  if (found === 0) return 'Ningún resultado'
  return found === 1 ? '1 resultado' : `${number.format(found)} resultados`
}

export const MENSAJES_TABLA = {
  buscar: 'Buscar',
  borrarBusqueda: 'Borrar la búsqueda',
  quitarTodo: 'Quitar búsqueda y filtros',
  ordenarPor: 'Ordenar por',
  ascendente: 'Ascendente',
  descendente: 'Descendente',
  sinOrden: 'Orden de llegada',
  acciones: 'Acciones',
  vacio: '—',
  sinActualizar: 'No se pudo actualizar la lista: lo que ves puede haber cambiado.',
  sinResultados: 'Ningún resultado',
  sinResultadosQueHacer: 'Prueba con otras palabras o quita los filtros.',
  paginas: 'Páginas de la lista',
  anterior: 'Anterior',
  siguiente: 'Siguiente',
  filasPorPagina: 'Filas por página',
  pagina: (page: number, pages: number) => `Página ${number.format(page)} de ${number.format(pages)}`,
  resultados,
  unreadable,
  desplazable: (caption: string) => `${caption}: tabla que se desplaza hacia los lados`,
} as const
