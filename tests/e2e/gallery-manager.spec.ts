import type { Browser, Locator, Page } from '@playwright/test'
import { expect, recordInApi, recordsTitled, test } from '../support/e2e/content-records.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { hold } from '../support/e2e/hold.ts'
import {
  actionCalls,
  type Desk,
  datum,
  openByAddress,
  openFromList,
  openManager,
  openManagerOn,
} from '../support/e2e/manager.ts'
import { testList } from '../support/e2e/manager-lists.ts'
import { testFailures, testLeaving, testVanished } from '../support/e2e/manager-troubles.ts'
import { readerPage } from '../support/e2e/reader.ts'
import {
  acceptSuccess,
  choose,
  confirmDeletion,
  expectBackInList,
  expectFieldError,
  expectSummary,
  expectTyped,
  field,
  fileField,
  fillRecord,
  jpegFile,
  submit,
} from '../support/e2e/record-form.ts'
import { DESKTOP, PHONE, rowOf, searchField } from '../support/e2e/staff-list.ts'
import { holdNextAnswer } from '../support/e2e/uploads.ts'
import { aJpeg, aPng, asFile } from '../support/files.ts'

const EDITOR: Desk = { kind: 'galeria', role: 'editor' }
const ADMIN: Desk = { kind: 'galeria', role: 'admin' }

/** The gallery in a visitor's browser. */
const asVisitor = async (browser: Browser): Promise<Page> => {
  const visitor = await readerPage(browser, 'visitor')
  await visitor.goto('/galeria')
  await expect(visitor.getByRole('figure').first()).toBeVisible()
  return visitor
}

/** The picture has come, and is one. */
const expectPicture = async (image: Locator) => {
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeGreaterThan(0)
}

const pictureFile = async () => asFile(await aJpeg({ width: 800, height: 600 }), 'taller.jpg')

test.describe('the list of pictures, Gestión de Galería', () => {
  const picture = {
    changes: { titulo: 'Taller en Latacunga', descripcion: 'Primera línea.\nSegunda <b>línea</b>.' },
  }
  const DATA = {
    Imagen: '800 × 600 px',
    Título: 'Taller en Latacunga',
    Descripción: 'Primera línea.\nSegunda <b>línea</b>.',
    'Subido por': 'Daniela Chiluisa (admin)',
  }
  const dayIn = (FechaSubida: string) =>
    new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'America/Guayaquil' }).format(
      new Date(FechaSubida),
    )

  test("has the columns 'Imagen', 'Título', 'Descripción', 'Subido por', 'Fecha' and 'Acciones', and a preview", async ({
    page,
    records,
  }) => {
    await page.setViewportSize(DESKTOP)
    const { Titulo, FechaSubida } = await records.store('galeria', { ...picture, file: await pictureFile() })
    const row = await openManagerOn(page, EDITOR, Titulo)
    await expect(page.getByRole('columnheader')).toHaveText([...Object.keys(DATA), 'Fecha', 'Acciones'])
    for (const [heading, value] of Object.entries({ ...DATA, Fecha: dayIn(FechaSubida) }))
      await expect(await datum(page, Titulo, heading)).toContainText(value)
    await expectPicture(row.locator('img'))
    for (const action of ['Editar', 'Eliminar'])
      await expect(row.getByRole('link', { name: action })).toBeVisible()
  })

  test('is one of cards on a phone, each with the same data and actions', async ({ page, records }) => {
    await page.setViewportSize(PHONE)
    const { Titulo, FechaSubida } = await records.store('galeria', { ...picture, file: await pictureFile() })
    const card = await openManagerOn(page, ADMIN, Titulo)
    await expect(page.getByRole('table')).toHaveCount(0)
    const { Título, ...others } = DATA
    await expect(card.getByRole('heading')).toContainText(Título)
    for (const [label, value] of Object.entries({ ...others, Fecha: dayIn(FechaSubida) }))
      await expect(await datum(page, Titulo, label)).toContainText(value)
    await expectPicture(card.locator('img'))
    for (const action of ['Editar', 'Eliminar'])
      await expect(card.getByRole('link', { name: action })).toBeVisible()
  })

  testList(EDITOR)
})

test.describe('a picture, by hand', () => {
  test("is created behind 'Creando imagen...', then '✅ Imagen creada', and stands in the list and in the gallery of every visitor", async ({
    page,
    records,
    browser,
  }) => {
    const titulo = records.title('galeria', 'Feria tributaria')
    await openManager(page, ADMIN, '?orden=titulo')
    await page.getByRole('main').getByRole('link', { name: 'Crear imagen' }).click()
    await fillRecord(page, { Título: titulo, Descripción: 'Primera línea.\nSegunda línea.' })
    await choose(page, 'galeria', {
      name: 'feria.png',
      mimeType: 'image/png',
      buffer: await aPng({ width: 400, height: 300 }),
    })
    const answer = await holdNextAnswer(page, actionCalls('galeria', 'create'))
    await submit(page, 'galeria', 'create')
    await answer.answered
    await expect(dialog(page, 'Creando imagen...')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Creando imagen...')).toBeVisible()
    await answer.giveOn()
    await acceptSuccess(page, 'galeria', 'create')
    await expect(page).toHaveURL('/dashboard-admin/galeria-manager?orden=titulo')
    await searchField(page).fill(titulo)
    await expectPicture(rowOf(page, titulo).locator('img'))

    const [record, ...more] = await recordsTitled('galeria', titulo)
    expect(more).toEqual([])
    expect(record).toMatchObject({
      Descripcion: 'Primera línea.\nSegunda línea.',
      Ancho: 400,
      Alto: 300,
      Username: 'admin',
    })
    const visitor = await asVisitor(browser)
    const figure = visitor.getByRole('figure').filter({ hasText: titulo })
    await expect(figure).toContainText('Segunda línea.')
    await expectPicture(figure.getByRole('img', { name: titulo }))
    await visitor.close()
  })

  test("is changed without a file behind 'Guardando cambios...', then '✅ Imagen actualizada': the picture stays the same", async ({
    page,
    records,
  }) => {
    const { Id, Titulo, RutaImagen } = await records.store('galeria', { changes: { descripcion: 'Antes.' } })
    await openFromList(page, EDITOR, 'edit', Titulo)
    await expectTyped(page, { Título: Titulo, Descripción: 'Antes.' })
    await expectPicture(page.getByRole('img', { name: 'Imagen actual' }))
    await fillRecord(page, { Título: `Nueva: ${Titulo}`, Descripción: 'Después.' })
    const release = await hold(page, actionCalls('galeria', 'edit'))
    await submit(page, 'galeria', 'edit')
    await expect(dialog(page, 'Guardando cambios...')).toBeVisible()
    release()
    await acceptSuccess(page, 'galeria', 'edit')
    await expectBackInList(page, EDITOR, Titulo)
    await expect(rowOf(page, `Nueva: ${Titulo}`)).toContainText('Después.')
    expect(await recordInApi('galeria', Id)).toMatchObject({
      Titulo: `Nueva: ${Titulo}`,
      Descripcion: 'Después.',
      RutaImagen,
    })
  })

  test('is changed with another picture, which takes the place of the old one', async ({ page, records }) => {
    await page.setViewportSize(PHONE)
    const { Id, Titulo, RutaImagen } = await records.store('galeria')
    await openFromList(page, ADMIN, 'edit', Titulo)
    await choose(page, 'galeria', jpegFile(await aJpeg({ width: 640, height: 360 })))
    await submit(page, 'galeria', 'edit')
    await acceptSuccess(page, 'galeria', 'edit')
    await expectBackInList(page, ADMIN, Titulo)
    await expect(rowOf(page, Titulo)).toContainText('640 × 360 px')
    await expectPicture(rowOf(page, Titulo).locator('img'))
    const edited = await recordInApi('galeria', Id)
    expect(edited).toMatchObject({ Titulo, Ancho: 640, Alto: 360 })
    expect(edited?.RutaImagen).not.toBe(RutaImagen)
  })

  test("is deleted behind 'Eliminando imagen...', then '✅ Imagen eliminada', and nobody finds it any more", async ({
    page,
    records,
    browser,
  }) => {
    const { Id, Titulo } = await records.store('galeria')
    await openFromList(page, EDITOR, 'delete', Titulo)
    const main = page.getByRole('main')
    for (const fact of [Titulo, 'Daniela Chiluisa (admin)'])
      await expect(main.getByRole('definition').filter({ hasText: fact })).toBeVisible()
    await expectPicture(main.locator('img'))
    const release = await hold(page, actionCalls('galeria', 'delete'))
    await submit(page, 'galeria', 'delete')
    await confirmDeletion(page)
    await expect(dialog(page, 'Eliminando imagen...')).toBeVisible()
    release()
    await acceptSuccess(page, 'galeria', 'delete')
    await expectBackInList(page, EDITOR, Titulo)
    await expect(rowOf(page, Titulo)).toHaveCount(0)
    expect(await recordInApi('galeria', Id)).toBeUndefined()
    const visitor = await asVisitor(browser)
    await expect(visitor.getByRole('figure').filter({ hasText: Titulo })).toHaveCount(0)
    await visitor.close()
  })
})

test.describe('the form of a picture', () => {
  test('names everything that is missing, and stores nothing', async ({ page }) => {
    await openByAddress(page, ADMIN, 'create')
    await submit(page, 'galeria', 'create')
    await expectSummary(page, [
      'Escribe un título.',
      'Escribe una descripción.',
      'Debes seleccionar una imagen',
    ])
    await expectFieldError(field(page, 'Título'), 'Escribe un título.')
    await expectFieldError(field(page, 'Descripción'), 'Escribe una descripción.')
    await expectFieldError(fileField(page, 'galeria'), 'Debes seleccionar una imagen')
    await expect(dialog(page)).toBeHidden()
  })

  test('takes no change that leaves something out, and keeps the picture unless another is chosen', async ({
    page,
    records,
  }) => {
    const record = await records.store('galeria')
    await openFromList(page, EDITOR, 'edit', record.Titulo)
    await fillRecord(page, { Título: ' ', Descripción: ' ' })
    await submit(page, 'galeria', 'edit')
    await expectSummary(page, ['Escribe un título.', 'Escribe una descripción.'])
    await expect(fileField(page, 'galeria')).not.toHaveAttribute('aria-invalid')
    expect(await recordInApi('galeria', record.Id)).toEqual(record)
  })
})

test.describe('leaving the pages of a picture', () => {
  test.use({ viewport: PHONE })
  testLeaving(EDITOR)
})
test.describe('failures on the pages of a picture', () => testFailures(ADMIN, 'json'))
test.describe('a picture that somebody else deleted', () => testVanished(EDITOR))
