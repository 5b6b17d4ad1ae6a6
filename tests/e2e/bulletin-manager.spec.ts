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
import { openInNewTab } from '../support/e2e/new-tab.ts'
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
  pdfFile,
  submit,
} from '../support/e2e/record-form.ts'
import { DESKTOP, PHONE, rowOf, searchField } from '../support/e2e/staff-list.ts'
import { holdNextAnswer } from '../support/e2e/uploads.ts'
import { aPdf, asFile } from '../support/files.ts'

const EDITOR: Desk = { kind: 'boletines', role: 'editor' }
const ADMIN: Desk = { kind: 'boletines', role: 'admin' }

/** The card of a bulletin on the page of those who read them; in a browser of its own. */
const asReader = async (browser: Parameters<typeof readerPage>[0]) => {
  const reader = await readerPage(browser, 'usuario')
  await reader.goto('/dashboard-usuario/boletines')
  await expect(reader.getByRole('article').first()).toBeVisible()
  return reader
}

test.describe('the list of bulletins, Gestión de Boletines', () => {
  const bulletin = {
    changes: {
      titulo: 'Anexo transaccional',
      descripcion: 'Primera línea.\nSegunda <b>línea</b>.',
      fechaPublicacion: '2025-07-01',
    },
  }
  const DATA = {
    Título: 'Anexo transaccional',
    Descripción: 'Primera línea.\nSegunda <b>línea</b>.',
    Fecha: '1 de julio de 2025',
    PDF: '2 páginas',
    'Subido por': 'Daniela Chiluisa (admin)',
  }

  test("has the columns 'Título', 'Descripción', 'Fecha', 'PDF', 'Subido por' and 'Acciones'; the PDF opens in a new tab", async ({
    page,
    records,
    problems,
  }) => {
    // The store of files has no icon, which the browser asks for by itself.
    problems.allow(/favicon\.ico/)
    await page.setViewportSize(DESKTOP)
    const pdf = await aPdf({ pages: 2 })
    const file = asFile(pdf, 'anexo.pdf')
    const { Titulo, RutaPdf } = await records.store('boletines', { ...bulletin, file })
    const row = await openManagerOn(page, EDITOR, Titulo)
    await expect(page.getByRole('columnheader')).toHaveText([...Object.keys(DATA), 'Acciones'])
    for (const [heading, value] of Object.entries(DATA))
      await expect(await datum(page, Titulo, heading)).toContainText(value)
    for (const action of ['Editar', 'Eliminar'])
      await expect(row.getByRole('link', { name: action })).toBeVisible()

    const link = row.getByRole('link', { name: 'Ver PDF' })
    await expect(link).toHaveAttribute('href', RutaPdf)
    await openInNewTab(page, link)
    const answer = await page.request.get(RutaPdf)
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline/),
    })
    expect(await answer.body()).toEqual(pdf)
  })

  test('is one of cards on a phone, each with the same data and actions', async ({ page, records }) => {
    await page.setViewportSize(PHONE)
    const file = asFile(await aPdf({ pages: 2 }), 'anexo.pdf')
    const { Titulo } = await records.store('boletines', { ...bulletin, file })
    const card = await openManagerOn(page, ADMIN, Titulo)
    await expect(page.getByRole('table')).toHaveCount(0)
    const { Título, ...others } = DATA
    await expect(card.getByRole('heading')).toContainText(Título)
    for (const [label, value] of Object.entries(others))
      await expect(await datum(page, Titulo, label)).toContainText(value)
    for (const action of ['Editar', 'Eliminar'])
      await expect(card.getByRole('link', { name: action })).toBeVisible()
  })

  testList(EDITOR)
})

test.describe('a bulletin, by hand', () => {
  test("is created behind 'Creando boletín...', then '✅ Boletín creado', and stands in the list and before registered readers", async ({
    page,
    records,
    browser,
  }) => {
    const titulo = records.title('boletines', 'Rebaja del IVA')
    await openManager(page, EDITOR, '?orden=titulo')
    await page.getByRole('main').getByRole('link', { name: 'Crear boletín' }).click()
    await fillRecord(page, {
      Título: `  ${titulo} `,
      Descripción: 'Qué cambia.\nDesde cuándo.',
      'Fecha de publicación': '2024-02-29',
    })
    const pdf = await aPdf({ pages: 3 })
    await choose(page, 'boletines', pdfFile(pdf, 'rebaja del IVA.pdf'))
    const answer = await holdNextAnswer(page, actionCalls('boletines', 'create'))
    await submit(page, 'boletines', 'create')
    await answer.answered
    await expect(dialog(page, 'Creando boletín...')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Creando boletín...')).toBeVisible()
    await answer.giveOn()
    await acceptSuccess(page, 'boletines', 'create')
    await expect(page).toHaveURL('/dashboard-editor/boletines-manager?orden=titulo')
    await searchField(page).fill(titulo)
    await expect(rowOf(page, titulo)).toContainText('29 de febrero de 2024')

    const [record, ...more] = await recordsTitled('boletines', titulo)
    expect(more).toEqual([])
    expect(record).toMatchObject({
      Descripcion: 'Qué cambia.\nDesde cuándo.',
      FechaPublicacion: '2024-02-29',
      Paginas: 3,
      Bytes: pdf.length,
      Username: 'editor',
    })
    const reader = await asReader(browser)
    const card = reader.getByRole('article', { name: titulo })
    await expect(card).toContainText('29 de febrero de 2024')
    await expect(card.getByRole('link', { name: 'Ver PDF' })).toHaveAttribute('href', record?.RutaPdf ?? '')
    await reader.close()
  })

  test("is changed without a file behind 'Guardando cambios...', then '✅ Boletín actualizado': the PDF stays the same", async ({
    page,
    records,
  }) => {
    const { Id, Titulo, RutaPdf } = await records.store('boletines', {
      changes: { descripcion: 'Antes.', fechaPublicacion: '2025-06-24' },
    })
    await openFromList(page, ADMIN, 'edit', Titulo)
    await expectTyped(page, { Título: Titulo, Descripción: 'Antes.', 'Fecha de publicación': '2025-06-24' })
    await expect(page.getByRole('link', { name: 'Ver el PDF actual' })).toHaveAttribute('href', RutaPdf)
    await fillRecord(page, {
      Título: `Nuevo: ${Titulo}`,
      Descripción: 'Después.',
      'Fecha de publicación': '2025-12-31',
    })
    const release = await hold(page, actionCalls('boletines', 'edit'))
    await submit(page, 'boletines', 'edit')
    await expect(dialog(page, 'Guardando cambios...')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Guardando cambios...')).toBeVisible()
    release()
    await acceptSuccess(page, 'boletines', 'edit')
    await expectBackInList(page, ADMIN, Titulo)
    await expect(rowOf(page, `Nuevo: ${Titulo}`)).toContainText('31 de diciembre de 2025')
    expect(await recordInApi('boletines', Id)).toMatchObject({
      Titulo: `Nuevo: ${Titulo}`,
      Descripcion: 'Después.',
      FechaPublicacion: '2025-12-31',
      RutaPdf,
    })
  })

  test('is changed with another PDF, which takes the place of the old one', async ({ page, records }) => {
    const { Id, Titulo, RutaPdf } = await records.store('boletines')
    await openFromList(page, EDITOR, 'edit', Titulo)
    const pdf = await aPdf({ pages: 4 })
    await choose(page, 'boletines', pdfFile(pdf))
    await submit(page, 'boletines', 'edit')
    await acceptSuccess(page, 'boletines', 'edit')
    await expectBackInList(page, EDITOR, Titulo)
    await expect(rowOf(page, Titulo)).toContainText('4 páginas')
    const edited = await recordInApi('boletines', Id)
    expect(edited).toMatchObject({ Titulo, Paginas: 4 })
    expect(edited?.RutaPdf).not.toBe(RutaPdf)
    expect(await (await page.request.get(edited?.RutaPdf ?? '')).body()).toEqual(pdf)
  })

  test("is deleted behind 'Eliminando boletín...', then '✅ Boletín eliminado', and nobody finds it any more", async ({
    page,
    records,
    browser,
  }) => {
    await page.setViewportSize(PHONE)
    const { Id, Titulo, RutaPdf } = await records.store('boletines')
    await openFromList(page, ADMIN, 'delete', Titulo)
    const main = page.getByRole('main')
    for (const fact of [Titulo, '24 de junio de 2025', 'Daniela Chiluisa (admin)'])
      await expect(main.getByRole('definition').filter({ hasText: fact })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Ver PDF' })).toHaveAttribute('href', RutaPdf)
    const release = await hold(page, actionCalls('boletines', 'delete'))
    await submit(page, 'boletines', 'delete')
    await confirmDeletion(page)
    await expect(dialog(page, 'Eliminando boletín...')).toBeVisible()
    release()
    await acceptSuccess(page, 'boletines', 'delete')
    await expectBackInList(page, ADMIN, Titulo)
    await expect(rowOf(page, Titulo)).toHaveCount(0)
    expect(await recordInApi('boletines', Id)).toBeUndefined()
    const reader = await asReader(browser)
    await expect(reader.getByRole('article', { name: Titulo })).toHaveCount(0)
    await reader.close()
  })
})

test.describe('the form of a bulletin', () => {
  test('names everything that is missing, and stores nothing', async ({ page }) => {
    await openByAddress(page, ADMIN, 'create')
    await field(page, 'Fecha de publicación').fill('')
    await submit(page, 'boletines', 'create')
    await expectSummary(page, [
      'Escribe un título.',
      'Escribe una descripción.',
      'Escribe una fecha que exista, con día, mes y año.',
      'Debes seleccionar un archivo PDF',
    ])
    await expectFieldError(field(page, 'Título'), 'Escribe un título.')
    await expectFieldError(field(page, 'Descripción'), 'Escribe una descripción.')
    await expectFieldError(
      field(page, 'Fecha de publicación'),
      'Escribe una fecha que exista, con día, mes y año.',
    )
    await expectFieldError(fileField(page, 'boletines'), 'Debes seleccionar un archivo PDF')
    await expect(dialog(page)).toBeHidden()
  })

  test('takes no change that leaves something out, and keeps the PDF unless another is chosen', async ({
    page,
    records,
  }) => {
    const record = await records.store('boletines')
    await openFromList(page, EDITOR, 'edit', record.Titulo)
    await fillRecord(page, { Título: ' ', Descripción: ' ', 'Fecha de publicación': '' })
    await submit(page, 'boletines', 'edit')
    await expectSummary(page, [
      'Escribe un título.',
      'Escribe una descripción.',
      'Escribe una fecha que exista, con día, mes y año.',
    ])
    await expect(fileField(page, 'boletines')).not.toHaveAttribute('aria-invalid')
    expect(await recordInApi('boletines', record.Id)).toEqual(record)
  })

  test('says how long a title and a description may be', async ({ page }) => {
    await openByAddress(page, EDITOR, 'create')
    await fillRecord(page, { Título: 'x'.repeat(151), Descripción: 'x'.repeat(1001) })
    await submit(page, 'boletines', 'create')
    await expectFieldError(field(page, 'Título'), 'Escribe como máximo 150 caracteres.')
    await expectFieldError(field(page, 'Descripción'), 'Escribe como máximo 1000 caracteres.')
  })

  test('is dated today in Ecuador until another day is chosen', async ({ page }) => {
    await openByAddress(page, EDITOR, 'create')
    const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
    await expect(field(page, 'Fecha de publicación')).toHaveValue(today)
  })
})

test.describe('leaving the pages of a bulletin', () => testLeaving(EDITOR))
test.describe('failures on the pages of a bulletin', () => testFailures(ADMIN, 'json'))
test.describe('a bulletin that somebody else deleted', () => testVanished(EDITOR))
