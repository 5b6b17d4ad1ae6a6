/** The uploaded files: PDFs of books and bulletins, pictures of the gallery. */

/** The smallest sizes that are refused. */
export const PDF_LIMIT_BYTES = 10_485_760
export const IMAGEN_LIMIT_BYTES = 5_242_880

/** The one file of a form. A creation requires it; an edit without it keeps the stored one. */
export interface FileRule {
  field: 'archivoPdf' | 'imagen'
  /** Media types; the bytes decide. */
  types: readonly string[]
  /** The smallest size that is refused. */
  limitBytes: number
  messages: { missing: string; tooLarge: string; unsupported: string }
}

const pdf = (tooLarge: string) =>
  ({
    field: 'archivoPdf',
    types: ['application/pdf'],
    limitBytes: PDF_LIMIT_BYTES,
    messages: {
      missing: 'Debes seleccionar un archivo PDF',
      tooLarge,
      unsupported: 'El archivo debe ser un PDF que se pueda abrir.',
    },
  }) as const

export const PDF_BOLETIN = pdf('El archivo debe ser menor a 10 MB.')
export const PDF_LIBRO = pdf('El tamaño máximo es 10 MB.')

export const IMAGEN_GALERIA = {
  field: 'imagen',
  types: ['image/jpeg', 'image/png'],
  limitBytes: IMAGEN_LIMIT_BYTES,
  messages: {
    missing: 'Debes seleccionar una imagen',
    tooLarge: 'Debe ser menor a 5 MB.',
    unsupported: 'La imagen debe ser JPG o PNG, poderse abrir y tener hasta 50 megapíxeles.',
  },
} as const
