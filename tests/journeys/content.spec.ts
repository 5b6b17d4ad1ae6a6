import { recordsTitled } from '../support/data.ts'
import { aJpeg, aPdf, jpegFile, pdfFile, STRIP } from '../support/files.ts'
import { slowUploads } from '../support/network.ts'
import { DEMO } from '../support/people.ts'
import { expect, Portal, test } from '../support/portal.ts'

const KB = 1000
const BOOKS = '/dashboard-editor/libros-manager'
const PICTURES = '/dashboard-editor/galeria-manager'

const search = (text: string) => `?q=${encodeURIComponent(text)}`

const expectSearched = (portal: Portal, text: string) =>
  expect(portal.page).toHaveURL((url) => url.searchParams.get('q') === text)

/** Searches the list that is open; the address follows a moment later. */
const searchList = async (portal: Portal, text: string) => {
  await portal.field('Buscar').fill(text)
  await expectSearched(portal, text)
}

const nothingFound = (portal: Portal) => portal.page.getByText('Ningún resultado').last()

const aBook = (titulo: string): Record<string, string> => ({
  Título: titulo,
  Autor: 'Equipo NAF ESPE',
  Descripción: 'Inscripción, actualización y suspensión.',
})

const openNewBook = async (portal: Portal, titulo: string) => {
  await portal.open(`${BOOKS}/crear`, { as: DEMO.editor })
  await portal.fill(aBook(titulo))
  await portal.field('No Contable').check()
}

const choosePages = async (portal: Portal, pages: number) =>
  portal.field('Archivo PDF').setInputFiles(pdfFile(await aPdf({ pages, size: STRIP })))

/** A good file that takes a while on a slow connection. */
const longFile = async () => pdfFile(await aPdf({ bytes: 900 * KB }), 'largo.pdf')

const chosenFile = (portal: Portal) => portal.main.getByRole('status').filter({ hasText: 'largo.pdf' })

test.describe('a book', () => {
  test('is hidden as a draft and readable with its new file once published', async ({
    portal,
    page,
    browser,
    records,
  }) => {
    const titulo = records.title('libros', 'Borrador')
    const own = await browser.newContext()
    const reader = new Portal(await own.newPage())
    await openNewBook(portal, titulo)
    await portal.field('Borrador').check()
    await choosePages(portal, 2)
    await portal.press('Publicar libro')
    await portal.accept('Libro creado')
    await reader.open(`/biblioteca${search(titulo)}`)
    await expect(nothingFound(reader)).toBeVisible()
    expect(await recordsTitled('libros', titulo)).toMatchObject([{ Estado: 'borrador', Paginas: 2 }])

    await searchList(portal, titulo)
    await portal
      .row(titulo)
      .getByRole('link', { name: /^Vista previa / })
      .click()
    await expect(portal.heading('Vista previa')).toBeFocused()
    const preview = page.getByRole('article', { name: titulo })
    await expect(preview).toContainText('2 páginas')
    await portal.follow('Editar', portal.main)
    await portal.field('Publicado').check()
    await choosePages(portal, 3)
    await portal.press('Guardar Cambios')
    await portal.accept('Libro actualizado')
    await expect(preview).toContainText('3 páginas')
    await reader.reload()
    await expect(reader.page.getByRole('article', { name: titulo })).toContainText('3 páginas')

    await own.close()
    expect(await recordsTitled('libros', titulo)).toMatchObject([{ Estado: 'publicado', Paginas: 3 }])
  })

  test('stores nothing when its upload is canceled', async ({ portal, page, records }) => {
    const titulo = records.title('libros')
    await openNewBook(portal, titulo)
    await portal.field('Archivo PDF').setInputFiles(await longFile())
    await expect(chosenFile(portal)).toBeVisible()
    const hurry = await slowUploads(page, 30 * KB)
    await portal.press('Publicar libro')
    const sending = portal.dialog('Guardando libro...')
    await expect(sending.getByRole('progressbar', { name: /Enviado: [1-9]\d? %/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await sending.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByText('Cancelaste el envío: no se guardó nada.')).toBeVisible()
    await portal.expectFilled(aBook(titulo))
    await expect(portal.field('No Contable')).toBeChecked()
    await expect(chosenFile(portal)).toBeVisible()
    expect(await recordsTitled('libros', titulo)).toEqual([])

    await hurry()
    await portal.press('Publicar libro')
    await portal.accept('Libro creado')
    expect(await recordsTitled('libros', titulo)).toHaveLength(1)
  })
})

test('a picture is created, changed and deleted after a question', async ({ portal, page, records }) => {
  const titulo = records.title('galeria', 'Taller')
  await portal.open(PICTURES, { as: DEMO.editor })
  await portal.follow('Crear imagen')
  await portal.fill({ Título: titulo, Descripción: 'Estudiantes atienden a contribuyentes.' })
  await portal.field('Imagen').setInputFiles(jpegFile(await aJpeg({ width: 80, height: 60 })))
  await portal.press('Publicar imagen')
  await portal.accept('Imagen creada')
  await searchList(portal, titulo)
  await portal
    .row(titulo)
    .getByRole('link', { name: /^Editar/ })
    .click()
  await portal.fill({ Título: `${titulo} cambiado` })
  await portal.press('Guardar Cambios')
  await portal.accept('Imagen actualizada')
  expect(await recordsTitled('galeria', `${titulo} cambiado`)).toHaveLength(1)

  await portal
    .row(`${titulo} cambiado`)
    .getByRole('link', { name: /^Eliminar/ })
    .click()
  await expect(portal.heading('Eliminar imagen')).toBeFocused()
  const remove = portal.main.getByRole('button', { name: 'Eliminar' })
  await remove.click()
  await expect(portal.dialog('¿Estás seguro?').getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await remove.click()
  await portal.press('Sí, eliminar')
  await portal.accept('Imagen eliminada')
  await expectSearched(portal, titulo)
  await expect(portal.row(titulo)).toHaveCount(0)
  expect(await recordsTitled('galeria', `${titulo} cambiado`)).toEqual([])
})
