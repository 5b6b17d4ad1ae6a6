import type { FileStore } from '../google/storage.ts'
import { IMAGEN_NAME, type ImagenDetails, varianteName } from './prepare-imagen.ts'
import { PDF_NAME, type PdfDetails, PORTADA_NAME } from './prepare-pdf.ts'
import type { Archivo } from './stored-file.ts'

export const presentPdfFile = (archivo: Archivo<PdfDetails>, urlOf: FileStore['urlOf']) => ({
  RutaPdf: urlOf(archivo, PDF_NAME),
  Paginas: archivo.paginas,
  Bytes: archivo.bytes,
  Portada: {
    Ruta: urlOf(archivo, PORTADA_NAME),
    Ancho: archivo.portada.ancho,
    Alto: archivo.portada.alto,
  },
})

export const presentImagenFile = (archivo: Archivo<ImagenDetails>, urlOf: FileStore['urlOf']) => ({
  RutaImagen: urlOf(archivo, IMAGEN_NAME),
  Ancho: archivo.ancho,
  Alto: archivo.alto,
  Variantes: archivo.variantes.map(({ ancho, alto }) => ({
    Ruta: urlOf(archivo, varianteName(ancho)),
    Ancho: ancho,
    Alto: alto,
  })),
})
