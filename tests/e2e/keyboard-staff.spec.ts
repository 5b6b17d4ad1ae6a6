import { field } from '../support/e2e/asesoria-form.ts'
import { expect, recordsTitled, test } from '../support/e2e/content-records.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { expectVisibleFocus, press, tabTo } from '../support/e2e/keyboard.ts'
import { requestInApi, storeRequest } from '../support/e2e/requests.ts'
import { bringSession, inicioOf, navigation } from '../support/e2e/roles.ts'
import { DESKTOP, deleteButton, markButton, openListOf, PHONE, rowOf } from '../support/e2e/staff-list.ts'
import { aPdf } from '../support/files.ts'

/** Staff without a mouse: every stop of the Tab key shows that it has the focus. */

for (const [screen, viewport] of Object.entries({
  'a desktop': DESKTOP,
  'a phone': PHONE,
}))
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('staff without a mouse marks a request and deletes it', async ({ page }) => {
      const { id, nombre } = await storeRequest()
      await openListOf(page, 'editor', nombre)
      const row = rowOf(page, nombre)
      await tabTo(page, markButton(row))
      await press(page, 'Enter')
      await expect(deleteButton(row)).toBeFocused()
      await expectVisibleFocus(page)
      expect(await requestInApi(id)).toMatchObject({ Realizada: true })
      await press(page, 'Enter')
      const question = dialog(page, '¿Estás seguro?')
      await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
      await expectVisibleFocus(page)
      await tabTo(page, question.getByRole('button', { name: 'Sí, eliminar' }))
      await press(page, 'Enter')
      await expect(row).toHaveCount(0)
      expect(await requestInApi(id)).toBeUndefined()
    })
  })

test('the first Tab on a dashboard leads past the menu, also where that had to be scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await bringSession(page, 'admin')
  await page.goto('/dashboard-admin/galeria-manager')
  const present = navigation(page).getByRole('link', { name: 'Gestión de Galería' })
  await expect(present).toBeInViewport()
  await press(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await expectVisibleFocus(page)
})

test.describe('an editor without a mouse', () => {
  test('publishes a bulletin, from the navigation to the list that has it', async ({ page, records }) => {
    const titulo = records.title('boletines', 'Sin ratón')
    await bringSession(page, 'editor')
    await page.goto(inicioOf('editor'))
    await tabTo(page, navigation(page).getByRole('link', { name: 'Gestión de Boletines' }))
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Gestión de Boletines' })).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'Crear boletín' }))
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Crear boletín' })).toBeFocused()
    await tabTo(page, field(page, 'Título'))
    await page.keyboard.type(titulo)
    await tabTo(page, field(page, 'Descripción'))
    await page.keyboard.type('Se publica con el teclado.')

    await test.step('chooses the file by the Enter key', async () => {
      // On its way before the last Tab: a key pressed at once is quicker in the page than the wish to hear of the chooser.
      const chooser = page.waitForEvent('filechooser')
      await tabTo(page, field(page, 'Archivo PDF'))
      await press(page, 'Enter')
      const buffer = await aPdf()
      await (await chooser).setFiles({ name: 'boletin.pdf', mimeType: 'application/pdf', buffer })
      await expect(page.getByText('boletin.pdf')).toBeVisible()
    })

    await tabTo(page, page.getByRole('button', { name: 'Publicar boletín' }))
    await press(page, 'Enter')
    const done = dialog(page, '✅ Boletín creado')
    await expect(done.getByRole('button', { name: 'Aceptar' })).toBeFocused()
    await expectVisibleFocus(page)
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Gestión de Boletines' })).toBeFocused()
    await expect(rowOf(page, titulo)).toBeAttached()
    expect(await recordsTitled('boletines', titulo)).toHaveLength(1)
  })

  test('deletes a book: the way to its page, the question, the way back', async ({ page, records }) => {
    const { Id, Titulo } = await records.store('libros')
    await bringSession(page, 'editor')
    await page.goto(`/dashboard-editor/libros-manager?q=${encodeURIComponent(Titulo)}`)
    await tabTo(page, rowOf(page, Titulo).getByRole('link', { name: 'Eliminar' }))
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Eliminar libro' })).toBeFocused()
    const ask = page.getByRole('main').getByRole('button', { name: 'Eliminar' })
    const question = dialog(page, '¿Estás seguro?')

    await test.step("Escape is 'Cancelar', and leaves the book", async () => {
      await tabTo(page, ask)
      await press(page, 'Enter')
      await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
      await expectVisibleFocus(page)
      await press(page, 'Escape')
      await expect(question).toBeHidden()
      await expect(ask).toBeFocused()
      expect(await recordsTitled('libros', Titulo)).toMatchObject([{ Id }])
    })

    await press(page, 'Enter')
    await tabTo(page, question.getByRole('button', { name: 'Sí, eliminar' }))
    await press(page, 'Enter')
    await expect(dialog(page, '✅ Libro eliminado').getByRole('button', { name: 'Aceptar' })).toBeFocused()
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Gestión de Libros' })).toBeFocused()
    expect(await recordsTitled('libros', Titulo)).toEqual([])
  })
})

test('the drawer of a phone keeps the focus, and gives it back', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { nombre } = await storeRequest()
  await openListOf(page, 'admin', nombre)
  const menu = page.getByRole('button', { name: 'Menú' })
  await tabTo(page, menu)
  await press(page, 'Enter')
  const drawer = page.getByRole('dialog', { name: 'Menú' })
  await expect(drawer).toBeVisible()
  await tabTo(page, drawer.getByRole('link', { name: 'Asesorías Solicitadas' }))
  await tabTo(page, drawer.getByRole('button', { name: 'Cerrar Sesión' }))
  await press(page, 'Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
})
