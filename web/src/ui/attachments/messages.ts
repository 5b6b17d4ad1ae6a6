/** A file in a form, and what is stored of it. */
export const MENSAJES_ARCHIVO = {
  choose: 'Elegir archivo',
  change: 'Elegir otro archivo',
  drag: 'o arrástralo hasta aquí',
  remove: 'Quitar',
  review: 'Revisar',
  unreadable: 'No pudimos leer el archivo. Puede haber cambiado de lugar: elígelo otra vez.',
  pdf: 'PDF',
  pdfFile: 'Archivo PDF',
  currentPdf: 'Ver el PDF actual',
  pdfHint: 'Un PDF de menos de 10 MB.',
  pdfOptional: 'Si no eliges otro, se conserva el actual. Un PDF de menos de 10 MB.',
  picture: 'Imagen',
  pictureHint: 'Una imagen JPG o PNG de menos de 5 MB.',
  pictureOptional: 'Si no eliges otra, se conserva la actual. Una imagen JPG o PNG de menos de 5 MB.',
  currentPicture: 'Imagen actual',
  pixels: (width: number, height: number) => `${width} × ${height} px`,
} as const
