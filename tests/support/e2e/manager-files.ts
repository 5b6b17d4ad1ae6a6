import { expect, type Locator, type Page } from '@playwright/test'
import { aJpeg, aPdf, aPng, asFile } from '../files.ts'
import type { RecordOf } from './content-records.ts'
import type { Desk } from './manager.ts'
import { openInNewTab } from './new-tab.ts'
import { type Chosen, jpegFile, pdfFile } from './record-form.ts'

/** What bulletins, books and pictures differ in because of their files. */

export type AnyRecord = RecordOf[Desk['kind']]

/** A file of a known extent: as somebody chooses it, as the API then tells of it, and as the list does. */
export interface Sample {
  chosen: Chosen
  /** The same, for the API. */
  file: File
  stored: object
  shown: string
}

const sample = (chosen: Chosen, stored: object, shown: string): Sample => ({
  chosen,
  file: asFile(chosen.buffer, chosen.name),
  stored,
  shown,
})

export const pdfSample = async (pages: number, name?: string): Promise<Sample> => {
  const pdf = await aPdf({ pages })
  return sample(pdfFile(pdf, name), { Paginas: pages, Bytes: pdf.length }, `${pages} páginas`)
}

const pictureSample = (chosen: Chosen, width: number, height: number): Sample =>
  sample(chosen, { Ancho: width, Alto: height }, `${width} × ${height} px`)

export const jpegSample = async (width: number, height: number, name?: string): Promise<Sample> =>
  pictureSample(jpegFile(await aJpeg({ width, height }), name), width, height)

export const pngSample = async (width: number, height: number, name: string): Promise<Sample> => {
  const buffer = await aPng({ width, height })
  return pictureSample({ name, mimeType: 'image/png', buffer }, width, height)
}

export const rutaOf = (record: AnyRecord): string =>
  'RutaPdf' in record ? record.RutaPdf : record.RutaImagen

interface FileOfKind {
  /** What titles of tests call it. */
  word: string
  /** What the list's own test ends with. */
  inList: string
  /** The record's file is offered, or seen, there. */
  expectIn: (at: Locator, record: AnyRecord) => Promise<void>
  /** Whoever reads what is published is given it, under its title. */
  expectPublished: (card: Locator, record: AnyRecord) => Promise<void>
  /** The form for a change shows what is stored now. */
  expectCurrent: (page: Page, record: AnyRecord) => Promise<void>
  /** It opens from there as it was sent. */
  expectOpened: (page: Page, at: Locator, record: AnyRecord, sent: Sample) => Promise<void>
  expectServed: (page: Page, record: AnyRecord, sent: Sample) => Promise<void>
}

const pdfLink = (at: Locator) => at.getByRole('link', { name: 'Ver PDF' })

const expectPdfServed: FileOfKind['expectServed'] = async (page, record, { chosen }) => {
  const answer = await page.request.get(rutaOf(record))
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
  })
  expect(await answer.body()).toEqual(chosen.buffer)
}

const expectPdfLink: FileOfKind['expectIn'] = (at, record) =>
  expect(pdfLink(at)).toHaveAttribute('href', rutaOf(record))

export const PDF: FileOfKind = {
  word: 'PDF',
  inList: '; the PDF opens in a new tab',
  expectIn: expectPdfLink,
  expectPublished: expectPdfLink,
  expectCurrent: (page, record) =>
    expect(page.getByRole('link', { name: 'Ver el PDF actual' })).toHaveAttribute('href', rutaOf(record)),
  expectOpened: async (page, at, record, sent) => {
    await openInNewTab(page, pdfLink(at))
    await expectPdfServed(page, record, sent)
  },
  expectServed: expectPdfServed,
}

/** The picture has come, and is one. */
const expectPicture = async (image: Locator) => {
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeGreaterThan(0)
}

const expectPictureServed: FileOfKind['expectServed'] = async (page, record) => {
  const answer = await page.request.get(rutaOf(record))
  expect(answer.headers()).toMatchObject({ 'content-type': 'image/jpeg' })
}

export const PICTURE: FileOfKind = {
  word: 'picture',
  inList: ', and a preview',
  expectIn: (at) => expectPicture(at.locator('img')),
  expectPublished: (card, { Titulo }) => expectPicture(card.getByRole('img', { name: Titulo })),
  expectCurrent: (page) => expectPicture(page.getByRole('img', { name: 'Imagen actual' })),
  expectOpened: (page, _at, record, sent) => expectPictureServed(page, record, sent),
  expectServed: expectPictureServed,
}
