import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e/content-records.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { stay } from '../support/e2e/drafts.ts'
import {
  anEnrolment,
  deleteOwnEnrolments,
  enrolButton,
  expectEnrolled,
  fillEnrolment,
} from '../support/e2e/enrolment-form.ts'
import { FAILURES, fail, hold } from '../support/e2e/hold.ts'
import { type Desk, expectList, openFromList } from '../support/e2e/manager.ts'
import { CONNECTION_LOST } from '../support/e2e/network.ts'
import { registerThroughApi, returnAs } from '../support/e2e/people.ts'
import { acceptSuccess, choose, jpegFile, submit } from '../support/e2e/record-form.ts'
import { navigation } from '../support/e2e/roles.ts'
import { aJpeg } from '../support/files.ts'

/** A form that is on its way, or has just failed to arrive, is not left: not even its file would come back. */

const DESK: Desk = { kind: 'galeria', role: 'editor' }
const SEND = '**/api/inscripciones/crear'

test.afterAll(deleteOwnEnrolments)

/** A step back, and time enough for it to have led away. */
const stepBack = (page: Page) =>
  page.evaluate(async () => {
    history.back()
    await new Promise((resolve) => setTimeout(resolve, 400))
  })

/** From the library to the enrolment, filled in. */
const fillFromLibrary = async (page: Page) => {
  await page.goto('/biblioteca')
  await page.getByRole('banner').getByRole('link', { name: 'Inscripción', exact: true }).click()
  await fillEnrolment(page, anEnrolment())
}

test("stays at the browser's back, until it was sent and its person goes", async ({ page }) => {
  await fillFromLibrary(page)
  const release = await hold(page, SEND)
  await enrolButton(page).click()
  await expect(dialog(page, 'Enviando inscripción...')).toBeVisible()
  await stepBack(page)
  await expect(page).toHaveURL('/inscripcion')
  await expect(dialog(page, 'Enviando inscripción...')).toBeVisible()
  release()
  await expectEnrolled(page)
  await page.goBack()
  await expect(page).toHaveURL('/biblioteca')
})

test("stays at the browser's back while it asks whether to send again, and its own buttons work", async ({
  page,
  problems,
}) => {
  problems.allow(CONNECTION_LOST)
  await fillFromLibrary(page)
  await page.route(SEND, (route) => route.abort('internetdisconnected'), { times: 2 })
  await enrolButton(page).click()
  const failed = dialog(page, '❌ Error')
  for (const answer of ['Volver a enviar', 'Seguir en el formulario']) {
    await expect(failed).toContainText('No hubo respuesta del servidor.')
    await stepBack(page)
    await expect(page).toHaveURL('/inscripcion')
    await failed.getByRole('button', { name: answer }).click()
  }
  await expect(failed).toBeHidden()
  await stepBack(page)
  await stay(page, 'kept')
  await enrolButton(page).click()
  await expectEnrolled(page)
})

test("keeps staff's file at the browser's back while its error stands there, and returns to the list once saved", async ({
  page,
  records,
  problems,
}) => {
  problems.allow(/status of 500/)
  const record = await records.store('galeria')
  await openFromList(page, DESK, 'edit', record.Titulo)
  await choose(page, 'galeria', jpegFile(await aJpeg(), 'nueva.jpg'))
  const mend = await fail(page, '**/api/galeria/editar/*', FAILURES.json)
  await submit(page, 'galeria', 'edit')
  const failed = dialog(page, '❌ Error')
  await expect(failed).toContainText('No se pudo editar la imagen')
  await stepBack(page)
  await expect(failed).toBeVisible()
  await failed.getByRole('button', { name: 'Aceptar' }).click()
  await expect(failed).toBeHidden()
  await expect(page.getByText('nueva.jpg')).toBeVisible()
  await mend()
  await submit(page, 'galeria', 'edit')
  await acceptSuccess(page, 'galeria', 'edit')
  await expectList(page, 'galeria')
})

test('lets no link take the profile away', async ({ page }) => {
  const person = await registerThroughApi()
  await returnAs(page, person, '/dashboard-usuario/perfil')
  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  await page.getByLabel('Ciudad', { exact: true }).fill('Loja')
  const release = await hold(page, `**/api/users/perfil/${person.uid}`)
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await navigation(page).getByRole('link', { name: 'Solicitar Asesoría' }).click()
  await page.getByRole('button', { name: 'Cancelar Edición' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByLabel('Ciudad', { exact: true })).toHaveValue('Loja')
  release()
  await dialog(page, '✅ Perfil actualizado').getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('button', { name: 'Editar Perfil' })).toBeVisible()
})
