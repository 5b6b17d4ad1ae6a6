import { api } from '@naf/contract'
import type { Page } from '@playwright/test'
import { call, uniqueName } from '../support/api-as.ts'
import { expect, recordsTitled, test } from '../support/e2e/content-records.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { listPath, searchFor } from '../support/e2e/manager.ts'
import { aRecord, choose, fillRecord, pdfFile, submit } from '../support/e2e/record-form.ts'
import { bringSession } from '../support/e2e/roles.ts'
import { apiToken, portalApi } from '../support/e2e/server-side.ts'
import { DESKTOP, rowOf } from '../support/e2e/staff-list.ts'
import { aPdf, STRIP } from '../support/files.ts'
import { waitForMail } from '../support/mailbox.ts'

/** A visitor hears of a new bulletin, and has enough of it. While there are readers, whoever publishes is asked. */

test.describe.configure({ mode: 'serial' })
test.use({ viewport: DESKTOP })

const LIST = listPath({ kind: 'boletines', role: 'editor' })
const linkIn = (text: string | null | undefined): string => /\/suscripcion#\S+/.exec(text ?? '')?.[0] ?? ''
const said = (page: Page) => page.getByRole('main').getByRole('status')

/** Subscribes at the bulletins' gate and confirms by the mail. @returns the address */
const subscribe = async (page: Page): Promise<string> => {
  const correo = `${uniqueName('lectora')}@example.com`
  await page.goto('/boletines')
  const region = page.getByRole('region', { name: 'Boletines por correo' })
  await region.getByRole('button', { name: 'Recibir avisos por correo' }).click()
  await expect(region.getByLabel('Tu correo')).toBeFocused()
  await region.getByRole('button', { name: 'Suscribirme' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await region.getByLabel('Tu correo').fill(correo)
  await region.getByRole('button', { name: 'Suscribirme' }).click()
  await expect(region.getByRole('status')).toContainText('enlace para confirmar')

  const [mail] = await waitForMail(correo)
  await page.goto(linkIn(mail?.text))
  await expect(page).toHaveURL('/suscripcion')
  await expect(page.getByText('Falta un paso')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click()
  await expect(said(page)).toHaveText('Listo: te avisaremos de cada boletín nuevo.')
  return correo
}

test('a visitor subscribes and confirms, is told of a bulletin that an editor publishes, and unsubscribes with one click', async ({
  page,
  records,
}) => {
  const correo = await subscribe(page)
  const titulo = records.title('boletines', 'Aviso')

  await test.step('the editor publishes, and is asked whether to tell the readers', async () => {
    await bringSession(page, 'editor')
    await page.goto(`${LIST}/crear`)
    await fillRecord(page, aRecord('boletines', titulo))
    await choose(page, 'boletines', pdfFile(await aPdf({ size: STRIP })))
    await submit(page, 'boletines', 'create')
    const question = dialog(page, '✅ Boletín creado')
    await expect(question).toContainText(titulo)
    await question.getByRole('button', { name: /^Avisar a \d+ lector(es)?$/ }).click()
    const going = dialog(page).filter({ hasText: 'va en camino' })
    await going.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  })

  const mail = (await waitForMail(correo, 2)).at(-1)
  expect(mail?.subject).toBe(`Nuevo boletín: ${titulo} - NAF ESPE`)
  const [boletin] = await recordsTitled('boletines', titulo)
  expect(mail?.text).toContain(`/boletines/${boletin?.Id}`)

  await test.step("the mail's program unsubscribes, and staff sees it", async () => {
    const [, url = ''] = /^<(\S+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? []
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const ended = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(ended.status).toBe(200)

    await page.goto(LIST + searchFor(titulo))
    await rowOf(page, titulo)
      .getByRole('button', { name: /^Avisar / })
      .click()
    const outcome = dialog(page, 'Aviso a los lectores')
    await expect(outcome).toContainText('Fallidos: 0 · Se dieron de baja: 1')
    await outcome.getByRole('button', { name: 'Aceptar' }).click()
    await page.goto(`${LIST}/ver/${boletin?.Id}`)
    await expect(page.getByRole('region', { name: 'Aviso a los lectores' })).toContainText(
      'Se dieron de baja1',
    )
    await expect(page.getByRole('region', { name: 'Historial' })).toContainText('Aviso a los lectores.')
    const again = await call(portalApi, api.suscripciones.notify, {
      params: { id: String(boletin?.Id) },
      token: await apiToken('editor'),
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'already_notified' } })
  })
})

test("the mail's link shows what comes, keeps the choice, and opens nothing for who guesses", async ({
  page,
  problems,
}) => {
  problems.allow(/404.*suscripciones/)
  const correo = await subscribe(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Nuevos boletines' })).toBeChecked()
  await page.getByRole('button', { name: 'Darme de baja de todo' }).click()
  await expect(said(page)).toHaveText('Listo: no te escribiremos más.')
  await expect(page.getByRole('checkbox', { name: 'Nuevos boletines' })).not.toBeChecked()
  await expect(page.getByRole('main')).not.toContainText(correo)

  await page.goto('about:blank', { waitUntil: 'load' })
  await page.goto(`/suscripcion#${'x'.repeat(43)}.${'y'.repeat(22)}`)
  await expect(page.getByText('Este enlace ya no sirve.')).toBeVisible()
  await expect(page.getByLabel('Tu correo')).toBeVisible()
})
