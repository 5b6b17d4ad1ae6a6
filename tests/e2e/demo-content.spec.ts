import { PDFiumLibrary } from '@hyzyla/pdfium'
import { api, type Boletin, type Imagen, type Libro } from '@naf/contract'
import type { APIRequestContext, Page } from '@playwright/test'
import { call } from '../support/api-as.ts'
import { apiToken, portalApi } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'

/** Chrome's reader: pages and text of a PDF as whoever opens it finds them. */
const read = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  expect(response.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline;/),
    'cache-control': 'private, max-age=31536000, immutable',
  })
  const bytes = await response.body()
  const pdfium = await PDFiumLibrary.init()
  const document = await pdfium.loadDocument(bytes)
  const text = [...document.pages()].map((page) => page.getText()).join('\n')
  const pages = document.getPageCount()
  document.destroy()
  return { pages, text: text.replace(/\s+/g, ' '), size: bytes.length }
}

/** The size in pixels that a picture has in the browser; it is not shown where it is none. */
const shown = async (page: Page, address: string): Promise<{ Ancho: number; Alto: number }> =>
  page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return { Ancho: image.naturalWidth, Alto: image.naturalHeight }
  }, address)

const expectPdfs = async (page: Page, records: (Libro | Boletin)[]): Promise<void> => {
  for (const { Titulo, Descripcion, RutaPdf, Paginas, Bytes, Portada } of records) {
    const { pages, text, size } = await read(page.request, RutaPdf)
    expect({ pages, size }, Titulo).toEqual({ pages: Paginas, size: Bytes })
    expect(pages, Titulo).toBeGreaterThan(1)
    expect(text).toContain(Titulo)
    expect(text).toContain('Documento solo orientativo')
    expect(Descripcion.length).toBeGreaterThan(20)
    const { Ancho, Alto } = Portada
    expect(await shown(page, Portada.Ruta), Titulo).toEqual({ Ancho, Alto })
  }
}

test('every book of the library opens for a visitor, with as many pages as the list says', async ({
  page,
}) => {
  const { body: libros } = await call(portalApi, api.libros.list, {})
  expect(libros.length).toBeGreaterThanOrEqual(24)
  await page.goto('/')
  await expectPdfs(page, libros)
})

test('every bulletin opens for who has an account; a visitor is not even told of them', async ({ page }) => {
  expect((await call(portalApi, api.boletines.list, {})).status).toBe(401)
  const token = await apiToken('usuario')
  const { body: boletines } = await call(portalApi, api.boletines.list, { token })
  expect(boletines.length).toBeGreaterThanOrEqual(12)
  await page.goto('/')
  await expectPdfs(page, boletines)
})

test('every picture of the gallery shows, in each of its sizes', async ({ page }) => {
  const { body } = await call(portalApi, api.galeria.list, {})
  const galeria = body as Imagen[]
  expect(galeria.length).toBeGreaterThanOrEqual(16)
  expect(new Set(galeria.map(({ Titulo }) => Titulo)).size).toBe(galeria.length)
  await page.goto('/')
  for (const { Titulo, RutaImagen, Ancho, Alto, Variantes } of galeria) {
    expect(await shown(page, RutaImagen), Titulo).toEqual({ Ancho, Alto })
    for (const { Ruta, ...size } of Variantes) expect(await shown(page, Ruta), Titulo).toEqual(size)
  }
})
