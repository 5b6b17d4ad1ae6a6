import { dayAt } from '@naf/contract'
import { expect, recordsTitled, test } from '../support/e2e/content-records.ts'
import { listPath, searchFor } from '../support/e2e/manager.ts'
import { openWith } from '../support/e2e/public-lists.ts'
import { readerPage } from '../support/e2e/reader.ts'
import { acceptSuccess, aRecord, choose, fillRecord, pdfFile, submit } from '../support/e2e/record-form.ts'
import { bringSession } from '../support/e2e/roles.ts'
import { DESKTOP, rowOf } from '../support/e2e/staff-list.ts'
import { aPdf, STRIP } from '../support/files.ts'

test.use({ viewport: DESKTOP })

const DESK = { kind: 'libros', role: 'editor' } as const
const LIST = listPath(DESK)

test('a book is written as a draft, looked at as a reader, published with another file', async ({
  page,
  browser,
  records,
}) => {
  const titulo = records.title('libros', 'Borrador')
  await bringSession(page, 'editor')
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Crear libro' }).first().click()
  await expect(page.getByRole('radio', { name: 'Publicado' })).toBeChecked()
  await fillRecord(page, aRecord('libros', titulo))
  await page.getByRole('radio', { name: 'Borrador' }).check()
  await choose(page, 'libros', pdfFile(await aPdf({ pages: 2, size: STRIP })))
  await submit(page, 'libros', 'create')
  await acceptSuccess(page, 'libros', 'create')

  const reader = await readerPage(browser, 'visitor')
  await reader.goto(`/biblioteca${searchFor(titulo)}`)
  await expect(reader.getByText('Ningún resultado')).toBeVisible()
  const [draft] = await recordsTitled('libros', titulo)
  expect(draft).toMatchObject({ Estado: 'borrador' })

  await page.goto(`${LIST}${searchFor(titulo)}&estado=borrador`)
  await expect(rowOf(page, titulo).getByText('Borrador', { exact: true })).toBeVisible()
  await rowOf(page, titulo)
    .getByRole('link', { name: /^Vista previa / })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vista previa' })).toBeFocused()
  await expect(page.getByRole('article', { name: titulo })).toContainText('2 páginas')
  await expect(page.getByRole('region', { name: 'Historial' })).toContainText('Creación. Queda borrador.')

  await page.getByRole('link', { name: 'Editar' }).click()
  await page.getByRole('radio', { name: 'Publicado' }).check()
  await choose(page, 'libros', pdfFile(await aPdf({ pages: 3, size: STRIP })))
  await submit(page, 'libros', 'edit')
  await acceptSuccess(page, 'libros', 'edit')
  await expect(page.getByRole('article', { name: titulo })).toContainText('3 páginas')
  await reader.reload()
  await expect(reader.getByRole('article', { name: titulo })).toContainText('3 páginas')

  await reader.context().close()
})

test('what is archived leaves its readers, and the address of its PDF opens nothing', async ({
  page,
  records,
  request,
}) => {
  const { Id, Titulo, RutaPdf } = await records.store('libros')
  expect((await request.get(RutaPdf)).ok()).toBe(true)
  await bringSession(page, 'editor')
  await page.goto(`${LIST}/editar/${Id}`)
  await page.getByRole('radio', { name: 'Archivado' }).check()
  await submit(page, 'libros', 'edit')
  await acceptSuccess(page, 'libros', 'edit')
  expect((await request.get(RutaPdf)).ok()).toBe(false)
  await page.goto(`/dashboard-editor/biblioteca${searchFor(Titulo)}`)
  await expect(page.getByText('Ningún resultado')).toBeVisible()
  await page.goto(`${LIST}${searchFor(Titulo)}`)
  await expect(rowOf(page, Titulo).getByText('Archivado', { exact: true })).toBeVisible()
})

test('the library has a shelf for each topic, and what is new says so', async ({ page }) => {
  const today = dayAt(Date.now())
  const topics = ['IVA', 'RUC']
  const libros = await openWith(page, 'libros', '/biblioteca', {
    change: (all) =>
      all.map((libro, n) => ({
        ...libro,
        Tema: topics[n % 2] as string,
        ...(n === 0 && { FechaPublicacion: today }),
      })),
  })
  const shelves = page.getByRole('navigation', { name: 'Estantes por tema' })
  await expect(shelves.getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('article').getByText('Nuevo', { exact: true })).toHaveCount(1)
  await shelves.getByRole('link', { name: /^RUC/ }).click()
  await expect(page).toHaveURL('/biblioteca?tema=ruc')
  const own = libros.filter(({ Tema }) => Tema === 'RUC')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${own.length} libros`)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${libros.length} libros`)
})
