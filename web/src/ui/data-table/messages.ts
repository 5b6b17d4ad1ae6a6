const number = new Intl.NumberFormat('es-EC')

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
  desplazable: (caption: string) => `${caption}: tabla que se desplaza hacia los lados`,
} as const
