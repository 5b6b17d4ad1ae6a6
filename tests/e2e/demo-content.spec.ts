import { api, type Boletin, type Imagen, type Libro } from '@naf/contract'
import type { Page } from '@playwright/test'
import { call } from '../support/api-as.ts'
import { readPdf } from '../support/e2e/pdf.ts'
import { isDemo } from '../support/e2e/public-lists.ts'
import { apiToken, portalApi } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'

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
    const { pages, text, size } = await readPdf(page.request, RutaPdf)
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
  const { body } = await call(portalApi, api.libros.list, {})
  const libros = (body as Libro[]).filter(isDemo('libros'))
  expect(libros).toHaveLength(24)
  await page.goto('/')
  await expectPdfs(page, libros)
})

test('every bulletin opens for who has an account; a visitor is not even told of them', async ({ page }) => {
  expect((await call(portalApi, api.boletines.list, {})).status).toBe(401)
  const token = await apiToken('usuario')
  const { body } = await call(portalApi, api.boletines.list, { token })
  const boletines = (body as Boletin[]).filter(isDemo('boletines'))
  expect(boletines).toHaveLength(12)
  await page.goto('/')
  await expectPdfs(page, boletines)
})

test('every picture of the gallery shows, in each of its sizes', async ({ page }) => {
  const { body } = await call(portalApi, api.galeria.list, {})
  const galeria = (body as Imagen[]).filter(isDemo('galeria'))
  expect(galeria).toHaveLength(16)
  expect(new Set(galeria.map(({ Titulo }) => Titulo)).size).toBe(galeria.length)
  await page.goto('/')
  for (const { Titulo, RutaImagen, Ancho, Alto, Variantes } of galeria) {
    expect(await shown(page, RutaImagen), Titulo).toEqual({ Ancho, Alto })
    for (const { Ruta, ...size } of Variantes) expect(await shown(page, Ruta), Titulo).toEqual(size)
  }
})
