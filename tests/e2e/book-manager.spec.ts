import type { Browser, Page } from '@playwright/test'
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
  searchFor,
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

const EDITOR: Desk = { kind: 'libros', role: 'editor' }
const ADMIN: Desk = { kind: 'libros', role: 'admin' }

/** The library in a visitor's browser, in which that is looked for. */
const asVisitor = async (browser: Browser, text: string): Promise<Page> => {
  const visitor = await readerPage(browser, 'visitor')
  await visitor.goto(`/biblioteca${searchFor(text)}`)
  return visitor
}

test.describe('the list of books, Gestión de Libros', () => {
  const book = {
    changes: { titulo: 'Manual de nómina', autor: 'Rosa Ñato y Álex Vera', tipo: 'No Contable' },
  }
  const DATA = {
    Título: 'Manual de nómina',
    Autor: 'Rosa Ñato y Álex Vera',
    Tipo: 'No Contable',
    PDF: '2 páginas',
    'Subido por': 'Daniela Chiluisa (admin)',
  }

  test("has the columns 'Título', 'Autor', 'Tipo', 'PDF', 'Subido por' and 'Acciones'; the PDF opens in a new tab", async ({
    page,
    records,
    problems,
  }) => {
    // The store of files has no icon, which the browser asks for by itself.
    problems.allow(/favicon\.ico/)
    await page.setViewportSize(DESKTOP)
    const pdf = await aPdf({ pages: 2 })
    const file = asFile(pdf, 'manual.pdf')
    const { Titulo, RutaPdf } = await records.store('libros', { ...book, file })
    const row = await openManagerOn(page, ADMIN, Titulo)
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
    const file = asFile(await aPdf({ pages: 2 }), 'manual.pdf')
    const { Titulo } = await records.store('libros', { ...book, file })
    const card = await openManagerOn(page, EDITOR, Titulo)
    await expect(page.getByRole('table')).toHaveCount(0)
    const { Título, ...others } = DATA
    await expect(card.getByRole('heading')).toContainText(Título)
    for (const [label, value] of Object.entries(others))
      await expect(await datum(page, Titulo, label)).toContainText(value)
    for (const action of ['Editar', 'Eliminar'])
      await expect(card.getByRole('link', { name: action })).toBeVisible()
  })

  test.describe(() => {
    test.use({ viewport: PHONE })
    testList(ADMIN)
  })
})

test.describe('a book, by hand', () => {
  test("is created behind 'Guardando libro...', then '✅ Libro creado', and stands in the list and in the library of every visitor", async ({
    page,
    records,
    browser,
  }) => {
    const titulo = records.title('libros', 'Contabilidad básica')
    await openManager(page, ADMIN, '?orden=autor')
    await page.getByRole('main').getByRole('link', { name: 'Crear libro' }).click()
    await fillRecord(page, {
      Título: titulo,
      Autor: 'Rosa Ñato',
      Descripción: 'Primera línea.\nSegunda línea.',
      'Fecha de publicación': '2024-02-29',
      Tipo: 'Contable',
    })
    const pdf = await aPdf({ pages: 3 })
    await choose(page, 'libros', pdfFile(pdf, 'contabilidad básica.pdf'))
    const answer = await holdNextAnswer(page, actionCalls('libros', 'create'))
    await submit(page, 'libros', 'create')
    await answer.answered
    await expect(dialog(page, 'Guardando libro...')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Guardando libro...')).toBeVisible()
    await answer.giveOn()
    await acceptSuccess(page, 'libros', 'create')
    await expect(page).toHaveURL('/dashboard-admin/libros-manager?orden=autor')
    await searchField(page).fill(titulo)
    await expect(rowOf(page, titulo)).toContainText('Rosa Ñato')

    const [record, ...more] = await recordsTitled('libros', titulo)
    expect(more).toEqual([])
    expect(record).toMatchObject({
      Autor: 'Rosa Ñato',
      Descripcion: 'Primera línea.\nSegunda línea.',
      FechaPublicacion: '2024-02-29',
      Tipo: 'Contable',
      Paginas: 3,
      Bytes: pdf.length,
      Username: 'admin',
    })
    const visitor = await asVisitor(browser, titulo)
    const card = visitor.getByRole('article', { name: titulo })
    for (const text of ['Rosa Ñato', 'Contable', 'Segunda línea.', '29 de febrero de 2024'])
      await expect(card).toContainText(text)
    await expect(card.getByRole('link', { name: 'Ver PDF' })).toHaveAttribute('href', record?.RutaPdf ?? '')
    await visitor.close()
  })

  test("is changed without a file behind 'Guardando cambios...', then '✅ Libro actualizado': the PDF stays the same", async ({
    page,
    records,
  }) => {
    await page.setViewportSize(PHONE)
    const { Id, Titulo, RutaPdf } = await records.store('libros', {
      changes: { autor: 'Antes', descripcion: 'Antes.', fechaPublicacion: '2025-06-24', tipo: 'Contable' },
    })
    await openFromList(page, EDITOR, 'edit', Titulo)
    await expectTyped(page, {
      Título: Titulo,
      Autor: 'Antes',
      Descripción: 'Antes.',
      'Fecha de publicación': '2025-06-24',
      Tipo: 'Contable',
    })
    await expect(page.getByRole('link', { name: 'Ver el PDF actual' })).toHaveAttribute('href', RutaPdf)
    await fillRecord(page, {
      Título: `Nuevo: ${Titulo}`,
      Autor: 'Después',
      Descripción: 'Después.',
      'Fecha de publicación': '2025-12-31',
      Tipo: 'No Contable',
    })
    const release = await hold(page, actionCalls('libros', 'edit'))
    await submit(page, 'libros', 'edit')
    await expect(dialog(page, 'Guardando cambios...')).toBeVisible()
    release()
    await acceptSuccess(page, 'libros', 'edit')
    await expectBackInList(page, EDITOR, Titulo)
    await expect(rowOf(page, `Nuevo: ${Titulo}`)).toContainText('No Contable')
    expect(await recordInApi('libros', Id)).toMatchObject({
      Titulo: `Nuevo: ${Titulo}`,
      Autor: 'Después',
      Descripcion: 'Después.',
      FechaPublicacion: '2025-12-31',
      Tipo: 'No Contable',
      RutaPdf,
    })
  })

  test('is changed with another PDF, which takes the place of the old one', async ({ page, records }) => {
    const { Id, Titulo, RutaPdf } = await records.store('libros')
    await openFromList(page, ADMIN, 'edit', Titulo)
    const pdf = await aPdf({ pages: 4 })
    await choose(page, 'libros', pdfFile(pdf))
    await submit(page, 'libros', 'edit')
    await acceptSuccess(page, 'libros', 'edit')
    await expectBackInList(page, ADMIN, Titulo)
    await expect(rowOf(page, Titulo)).toContainText('4 páginas')
    const edited = await recordInApi('libros', Id)
    expect(edited).toMatchObject({ Titulo, Paginas: 4 })
    expect(edited?.RutaPdf).not.toBe(RutaPdf)
    expect(await (await page.request.get(edited?.RutaPdf ?? '')).body()).toEqual(pdf)
  })

  test("is deleted behind 'Eliminando libro...', then '✅ Libro eliminado', and nobody finds it any more", async ({
    page,
    records,
    browser,
  }) => {
    const { Id, Titulo, RutaPdf } = await records.store('libros', { changes: { autor: 'Rosa Ñato' } })
    await openFromList(page, EDITOR, 'delete', Titulo)
    const main = page.getByRole('main')
    for (const fact of [Titulo, 'Rosa Ñato', 'Daniela Chiluisa (admin)'])
      await expect(main.getByRole('definition').filter({ hasText: fact })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Ver PDF' })).toHaveAttribute('href', RutaPdf)
    const release = await hold(page, actionCalls('libros', 'delete'))
    await submit(page, 'libros', 'delete')
    await confirmDeletion(page)
    await expect(dialog(page, 'Eliminando libro...')).toBeVisible()
    release()
    await acceptSuccess(page, 'libros', 'delete')
    await expectBackInList(page, EDITOR, Titulo)
    await expect(rowOf(page, Titulo)).toHaveCount(0)
    expect(await recordInApi('libros', Id)).toBeUndefined()
    const visitor = await asVisitor(browser, Titulo)
    await expect(visitor.getByText('Ningún resultado').last()).toBeVisible()
    await visitor.close()
  })
})

test.describe('the form of a book', () => {
  test('names everything that is missing, and stores nothing', async ({ page }) => {
    await openByAddress(page, EDITOR, 'create')
    await field(page, 'Fecha de publicación').fill('')
    await submit(page, 'libros', 'create')
    await expectSummary(page, [
      'Escribe un título.',
      'Escribe quién es el autor.',
      'Escribe una descripción.',
      'Escribe una fecha que exista, con día, mes y año.',
      'Elige el tipo de libro.',
      'Debes seleccionar un archivo PDF',
    ])
    await expectFieldError(field(page, 'Autor'), 'Escribe quién es el autor.')
    await expectFieldError(page.getByRole('radio', { name: 'No Contable' }), 'Elige el tipo de libro.')
    await expectFieldError(fileField(page, 'libros'), 'Debes seleccionar un archivo PDF')
    await expect(dialog(page)).toBeHidden()
  })

  test('takes no change that leaves something out, and keeps the PDF unless another is chosen', async ({
    page,
    records,
  }) => {
    const record = await records.store('libros')
    await openFromList(page, ADMIN, 'edit', record.Titulo)
    await fillRecord(page, { Título: ' ', Autor: ' ', Descripción: ' ', 'Fecha de publicación': '' })
    await submit(page, 'libros', 'edit')
    await expectSummary(page, [
      'Escribe un título.',
      'Escribe quién es el autor.',
      'Escribe una descripción.',
      'Escribe una fecha que exista, con día, mes y año.',
    ])
    await expect(fileField(page, 'libros')).not.toHaveAttribute('aria-invalid')
    expect(await recordInApi('libros', record.Id)).toEqual(record)
  })

  test("offers the types 'Contable' and 'No Contable', and chooses none by itself", async ({ page }) => {
    await openByAddress(page, ADMIN, 'create')
    const types = page.getByRole('group', { name: 'Tipo' }).getByRole('radio')
    await expect(types).toHaveCount(2)
    for (const [index, name] of ['Contable', 'No Contable'].entries()) {
      await expect(types.nth(index)).toHaveAccessibleName(name)
      await expect(types.nth(index)).not.toBeChecked()
    }
  })
})

test.describe('leaving the pages of a book', () => testLeaving(ADMIN))
test.describe('failures on the pages of a book', () => {
  test.use({ viewport: PHONE })
  testFailures(EDITOR, 'html')
})
test.describe('a book that somebody else deleted', () => testVanished(ADMIN))
