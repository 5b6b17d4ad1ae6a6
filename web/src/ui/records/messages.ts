/** The pages on which staff keeps records. */
export const MENSAJES_REGISTROS = {
  cancelar: 'Cancelar',
  editar: 'Editar',
  eliminar: 'Eliminar',
  volver: 'Volver a la lista',
  titulo: 'Título',
  descripcion: 'Descripción',
  fecha: 'Fecha',
  fechaPublicacion: 'Fecha de publicación',
  subidoPor: 'Subido por',
  cancelado: 'Cancelaste el envío: no se guardó nada.',
  desaparecido: 'Puede que ya no exista.',
} as const
