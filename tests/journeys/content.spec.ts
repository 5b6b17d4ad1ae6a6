import { recordsTitled } from '../support/data.ts'
import { aPdf, pdfFile, STRIP } from '../support/files.ts'
import { slowUploads } from '../support/network.ts'
import { DEMO } from '../support/people.ts'
import { expect, Portal, test } from '../support/portal.ts'
import { NIGHTLY } from '../tiers.ts'

const KB = 1000
const BOOKS = '/dashboard-editor/libros-manager'

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
    await portal.press('Guardar borrador')
    await portal.accept('Libro creado')
    await reader.open(`/biblioteca?q=${encodeURIComponent(titulo)}`)
    await expect(reader.page.getByText('Ningún resultado').last()).toBeVisible()
    expect(await recordsTitled('libros', titulo)).toMatchObject([{ Estado: 'borrador', Paginas: 2 }])

    await portal.field('Buscar').fill(titulo)
    await portal.row(titulo).getByRole('button', { name: /^Más/ }).click()
    await page.getByRole('menuitem', { name: 'Vista previa' }).click()
    await expect(portal.heading('Vista previa')).toBeFocused()
    const preview = page.getByRole('article', { name: titulo })
    await expect(preview).toBeVisible()
    await portal.follow('Editar', portal.main)
    await portal.field('Publicado').check()
    await choosePages(portal, 3)
    await portal.press('Guardar Cambios')
    await portal.accept('Libro actualizado')
    await expect(preview).toBeVisible()
    await reader.reload()
    await reader.follow(titulo, reader.main)
    await expect(reader.main).toContainText('3 páginas')

    await own.close()
    expect(await recordsTitled('libros', titulo)).toMatchObject([{ Estado: 'publicado', Paginas: 3 }])
  })

  test('stores nothing when its upload is canceled', NIGHTLY, async ({ portal, page, records }) => {
    const titulo = records.title('libros')
    await openNewBook(portal, titulo)
    await portal.field('Archivo PDF').setInputFiles(await longFile())
    await expect(chosenFile(portal)).toBeVisible()
    const hurry = await slowUploads(page, 30 * KB)
    await portal.press('Publicar libro')
    const sending = portal.dialog('Guardando libro...')
    await expect(sending.getByRole('progressbar', { name: /Enviado: [1-9]\d? %/ })).toBeVisible()
    // Older browsers let the second one through.
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
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
