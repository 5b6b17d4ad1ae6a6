import { api, type FileRule, IMAGEN_LIMIT_BYTES, PDF_LIMIT_BYTES } from '@naf/contract'
import { withFile } from '@naf/web/src/ui/attachments/file-schema.ts'
import { describe, expect, it } from 'vitest'
import { falsePdf, jpeg, pdf, pdfOf, png, pngOf, vanishedPdf } from '../support/files.ts'

const problemOf = async (endpoint: { file: FileRule }, archivo: unknown) => {
  const { error } = await withFile({}, endpoint.file).safeParseAsync({ archivo })
  return error?.issues.flatMap(({ path, message }) => [path.join('.'), message])
}

const { boletines, libros, galeria } = api

describe('a form with a file', () => {
  it.each([
    ['a PDF', boletines.create, pdf()],
    ['a PDF one byte under the limit', boletines.create, pdfOf(PDF_LIMIT_BYTES - 1)],
    ['a PDF, whatever it is called', boletines.create, pdf('sin extensión')],
    ['a PDF behind a byte order mark', boletines.create, new File(['\uFEFF\n%PDF-1.7'], 'a.pdf')],
    ['a PNG', galeria.create, png()],
    ['a JPEG', galeria.create, jpeg()],
    ['a picture one byte under the limit', galeria.create, pngOf(IMAGEN_LIMIT_BYTES - 1)],
    ['none, where one is stored', boletines.edit, null],
  ])('takes %s', async (_name, endpoint, file) => {
    expect(await problemOf(endpoint, file)).toBeUndefined()
  })

  it.each([
    ['none', boletines.create, null, 'Debes seleccionar un archivo PDF'],
    ['no picture', galeria.create, null, 'Debes seleccionar una imagen'],
    [
      'what only calls itself a PDF',
      boletines.create,
      falsePdf(),
      'El archivo debe ser un PDF que se pueda abrir.',
    ],
    [
      'an empty file',
      boletines.create,
      new File([], 'a.pdf'),
      'El archivo debe ser un PDF que se pueda abrir.',
    ],
    ['a picture for a PDF', boletines.edit, png(), 'El archivo debe ser un PDF que se pueda abrir.'],
    [
      'a PDF for a picture',
      galeria.edit,
      pdf(),
      'La imagen debe ser JPG o PNG, poderse abrir y tener hasta 50 megapíxeles.',
    ],
    [
      'a bulletin of exactly the limit',
      boletines.create,
      pdfOf(PDF_LIMIT_BYTES),
      'El archivo debe ser menor a 10 MB.',
    ],
    ['a book of exactly the limit', libros.create, pdfOf(PDF_LIMIT_BYTES), 'El tamaño máximo es 10 MB.'],
    ['a picture of exactly the limit', galeria.create, pngOf(IMAGEN_LIMIT_BYTES), 'Debe ser menor a 5 MB.'],
    [
      'a file that is no longer there',
      boletines.create,
      vanishedPdf(),
      'No pudimos leer el archivo. Puede haber cambiado de lugar: elígelo otra vez.',
    ],
  ])('refuses %s', async (_name, endpoint, file, message) => {
    expect(await problemOf(endpoint, file)).toEqual(['archivo', message])
  })
})
