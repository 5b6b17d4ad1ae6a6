import { api } from '@naf/contract'
import { call } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { field } from '../support/e2e/asesoria-form.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { type Person, registerThroughApi, returnAs } from '../support/e2e/people.ts'
import { navigation } from '../support/e2e/roles.ts'
import { portalApi } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'
import { bringOwnRequests, track, WAITING } from '../support/e2e/tracked.ts'
import { signIn } from '../support/identity-client.ts'

/** What became of what a registered person has asked for. */

const OWN = '/dashboard-usuario/asesorias'

const askAs = async ({ correo, password, uid }: Person, TipoServicio: string) => {
  const { token } = await signIn(correo, password)
  const input = anAsesoria({ Correo: correo, UsuarioId: uid, TipoServicio })
  const { status } = await call(portalApi, api.asesorias.create, { input, token })
  if (status !== 201) throw new Error(`a request: ${status}`)
}

test('who has asked for nothing is told what will stand there, and has one way on', async ({ page }) => {
  await returnAs(page, await registerThroughApi())
  await expect(page.getByRole('region', { name: 'Mis asesorías' })).toContainText(
    'Todavía no has pedido una asesoría.',
  )
  await navigation(page).getByRole('link', { name: 'Mis asesorías' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Solicitar una asesoría' }).click()
  await expect(page).toHaveURL('/dashboard-usuario/servicios')
})

test('the first card of inicio is the last request, which leads to all; nobody else sees them', async ({
  page,
}) => {
  const [person, other] = [await registerThroughApi(), await registerThroughApi()]
  await askAs(person, 'Gastos personales')
  await askAs(person, 'Facturación electrónica')
  await askAs(other, 'Actualización de RUC')
  await returnAs(page, person)
  const card = page.getByRole('region', { name: 'Mis asesorías' })
  await expect(card).toContainText('Facturación electrónica')
  await expect(track(card).getByRole('listitem')).toHaveCount(3)
  await card.getByRole('link', { name: 'Ver mis 2 asesorías' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('main')).not.toContainText('Actualización de RUC')
})

test('a request is answered and closed in its own card', async ({ page }) => {
  const person = await registerThroughApi()
  await askAs(person, 'Gastos personales')
  await askAs(person, 'Facturación electrónica')
  await returnAs(page, person, OWN)
  const card = page.getByRole('article', { name: /^Gastos personales/ })
  await card.getByRole('button', { name: 'Responder' }).click()
  await field(page, 'Tu mensaje').fill('¿Sirven las facturas de mi hija?')
  await card.getByRole('button', { name: 'Enviar mensaje' }).click()
  await dialog(page, '✅ Mensaje enviado').getByRole('button', { name: 'Aceptar' }).click()
  await expect(card.getByRole('listitem').filter({ hasText: '¿Sirven las facturas' })).toContainText('Tú')
  await card.getByRole('button', { name: 'Ya no la necesito' }).click()
  await dialog(page).getByRole('button', { name: 'Sí, cerrarla' }).click()
  await dialog(page, '✅ Solicitud cerrada').getByRole('button', { name: 'Aceptar' }).click()
  await expect(card).toContainText('Nos dijiste que ya no la necesitas.')
  await expect(page.getByRole('button', { name: 'Ya no la necesito' })).toHaveCount(1)
})

test('what the team waits for stands first on inicio, and its form is open in the list', async ({ page }) => {
  await bringOwnRequests(page, {}, WAITING)
  await returnAs(page, await registerThroughApi())
  await expect(page.getByRole('region', { name: 'Mis asesorías' })).toContainText('Esperamos tu respuesta')
  await page.getByRole('link', { name: 'Ver mis 2 asesorías' }).click()
  await expect(page.getByLabel('Tu mensaje')).toHaveCount(1)
})
