/** The pages on which staff manages records. */
export const MENSAJES_REGISTROS = {
  cancel: 'Cancelar',
  edit: 'Editar',
  delete: 'Eliminar',
  back: 'Volver a la lista',
  titulo: 'Título',
  descripcion: 'Descripción',
  date: 'Fecha',
  fechaPublicacion: 'Fecha de publicación',
  uploader: 'Subido por',
  cancelled: 'Cancelaste el envío: no se guardó nada.',
  gone: 'Puede que ya no exista.',
} as const
