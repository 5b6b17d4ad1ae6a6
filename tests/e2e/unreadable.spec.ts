import { uniqueName } from '../support/api-as.ts'
import { openOwn } from '../support/e2e/screens.ts'
import { firebase } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'

test('an administrator comes from a list to the template in it that nobody can read, and deletes it', async ({
  page,
}) => {
  const id = uniqueName('rota')
  const document = firebase.db.doc(`plantillas/${id}`)
  await document.set({ titulo: { es: 'un mapa' }, texto: 'Hola' })
  await openOwn(page, 'admin', 'plantillas')
  await page.getByRole('link', { name: id }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registro que no se puede leer')
  await expect(page.getByText('{"es":"un mapa"}')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, eliminar' }).click()
  await page
    .getByRole('dialog', { name: 'Registro eliminado' })
    .getByRole('button', { name: 'Aceptar' })
    .click()
  await expect(page).toHaveURL('/dashboard-admin/plantillas')
  await expect(page.getByRole('link', { name: id })).toHaveCount(0)
  expect((await document.get()).exists).toBe(false)
})
