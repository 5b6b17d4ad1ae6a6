/** A file in a form, and what is stored of it. */
export const MENSAJES_ARCHIVO = {
  elegir: 'Elegir archivo',
  cambiar: 'Elegir otro archivo',
  arrastrar: 'o arrástralo hasta aquí',
  quitar: 'Quitar',
  revisar: 'Revisar',
  ilegible: 'No pudimos leer el archivo. Puede haber cambiado de lugar: elígelo otra vez.',
  pdf: 'PDF',
  archivoPdf: 'Archivo PDF',
  pdfActual: 'Ver el PDF actual',
  pdfPista: 'Un PDF de hasta 10 MB.',
  pdfOpcional: 'Si no eliges otro, se conserva el actual. Un PDF de hasta 10 MB.',
  imagen: 'Imagen',
  imagenPista: 'Una imagen JPG o PNG de hasta 5 MB.',
  imagenOpcional: 'Si no eliges otra, se conserva la actual. Una imagen JPG o PNG de hasta 5 MB.',
  imagenActual: 'Imagen actual',
  pixeles: (ancho: number, alto: number) => `${ancho} × ${alto} px`,
} as const
