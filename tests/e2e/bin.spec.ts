import { deleteThroughApi, requestInApi, storeRequest } from '../support/e2e/requests.ts'
import { bringSession } from '../support/e2e/roles.ts'
import { DESKTOP, expectToast, LIST_PATH, rowOf } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

test.use({ viewport: DESKTOP })

test('an administrator finds what was deleted in the bin, and restores it', async ({ page }) => {
  const { id, nombre } = await storeRequest()
  await deleteThroughApi(id)
  await bringSession(page, 'admin')
  await page.goto(LIST_PATH('admin'))
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('link', { name: 'Papelera' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Papelera de asesorías' })).toBeFocused()
  await expect(rowOf(page, nombre)).toBeVisible()
  expect(await requestInApi(id)).toBeUndefined()
  await rowOf(page, nombre).getByRole('button', { name: 'Restaurar' }).click()
  await expectToast(page, 'Asesoría restaurada')
  await expect(rowOf(page, nombre)).toHaveCount(0)
  expect(await requestInApi(id)).toMatchObject({ Nombre: nombre })
})

test('an editor finds no way to the bin, and nothing there', async ({ page }) => {
  await bringSession(page, 'editor')
  await page.goto(LIST_PATH('editor'))
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Eliminar todas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Papelera' })).toHaveCount(0)
  await page.goto('/dashboard-editor/papelera')
  await expect(page).toHaveURL('/dashboard-editor/inicio')
})
