import { dialog } from '../support/e2e/dialogs.ts'
import { openPane, openQueueOf } from '../support/e2e/queue.ts'
import { aName, storeRequest } from '../support/e2e/requests.ts'
import { bringSession } from '../support/e2e/roles.ts'
import { DESKTOP, rowOf } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

test.use({ viewport: DESKTOP })

test('an administrator writes a ready answer, and the team fills it in for a person', async ({ page }) => {
  const titulo = aName('Plantilla')
  const ciudad = aName('Ciudad')
  const { nombre } = await storeRequest({ ciudad })
  await bringSession(page, 'admin')
  await page.goto('/dashboard-admin/plantillas/crear')
  await page.getByLabel('Título').fill(titulo)
  await page.getByLabel('Texto').fill('Hola, {nombre}. Necesitamos tu RUC.')
  await page.getByRole('button', { name: 'Guardar plantilla' }).click()
  await dialog(page, '✅ Plantilla creada').getByRole('button', { name: 'Aceptar' }).click()
  await expect(rowOf(page, titulo)).toBeVisible()

  await openQueueOf(page, 'admin', ciudad)
  const pane = await openPane(page, nombre)
  const message = pane.getByRole('textbox', { name: 'Responder por correo' })
  await message.fill('Buenos días.')
  await pane.getByRole('combobox', { name: 'Plantilla' }).selectOption(titulo)
  await expect(message).toHaveValue(`Buenos días.\n\nHola, ${nombre}. Necesitamos tu RUC.`)
})
