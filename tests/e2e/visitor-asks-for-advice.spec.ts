import {
  aRequest,
  askAgain,
  expectNoOffer,
  expectNothingAsked,
  expectPerson,
  expectSent,
  field,
  fillForm,
  openForm,
  sendButton,
} from '../support/e2e/asesoria-form.ts'
import { consentDialog } from '../support/e2e/consent.ts'
import { dialog, expectError } from '../support/e2e/dialogs.ts'
import { hold } from '../support/e2e/hold.ts'
import { press } from '../support/e2e/keyboard.ts'
import { countCalls } from '../support/e2e/network.ts'
import { asesoriasFrom, correosTo } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'
import { waitForMail } from '../support/mailbox.ts'

const NUEVA = '/api/asesorias/nueva'
const SEND = `**${NUEVA}`

test.describe('on the first visit', () => {
  test.use({ firstVisit: true })

  test('the terms must be accepted, once and never again', async ({ page }) => {
    await page.goto('/')
    const consent = consentDialog(page)
    const terms = consent.getByRole('checkbox', { name: /términos y condiciones.*política de privacidad/ })
    await expect(terms).not.toBeChecked()
    await expect(consent.getByRole('checkbox', { name: /comunicaciones/ })).toBeChecked()

    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(2, 2)
    await expect(consent).toBeVisible()

    await consent.getByRole('button', { name: 'ACEPTAR' }).click()
    await expectError(page, 'Debes aceptar los términos y condiciones.')
    await expect(consent).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('naf_consent'))).toBeNull()

    await terms.check()
    await consent.getByRole('button', { name: 'ACEPTAR' }).click()
    await expect(consent).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('naf_consent'))).toBe('true')

    await page.reload()
    await expect(page.getByRole('link', { name: 'Solicitar una asesoría' })).toBeVisible()
    await expect(consent).toBeHidden()
  })
})

test.describe('the offer to register', () => {
  test('meets the visitor who comes from Home, and leads to the registration', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Solicitar una asesoría' }).click()
    await expect(page).toHaveURL('/servicios')
    const offer = dialog(page, '¿Deseas una atención más personalizada?')
    await expect(offer).toContainText('historial')
    await expect(offer).toContainText('atención prioritaria')
    await expect(offer).toContainText('boletines quincenales')
    await offer.getByRole('button', { name: 'Registrarme' }).click()
    await expect(page).toHaveURL('/register')
    await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeFocused()
  })

  test('is turned down, and leaves the visitor at the form', async ({ page }) => {
    await openForm(page)
    await expect(page).toHaveURL('/servicios')
    await expect(page.getByRole('heading', { level: 1, name: 'Asesoría Virtual' })).toBeVisible()
    await field(page, 'Nombre').fill('María')
    await expect(field(page, 'Nombre')).toHaveValue('María')
  })

  test('comes once as long as the tab is open, and Enter stays at the form', async ({ page }) => {
    await page.goto('/servicios')
    const offer = dialog(page, '¿Deseas una atención más personalizada?')
    await expect(offer.getByRole('button', { name: 'Continuar sin registro' })).toBeFocused()
    await press(page, 'Enter')
    await expect(offer).toBeHidden()
    await expect(page).toHaveURL('/servicios')
    await page.reload()
    await expectNoOffer(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Solicitar una asesoría' }).click()
    await expectNoOffer(page)
  })

  test('never lies over what a visitor had typed, not even in another tab', async ({ page, context }) => {
    await openForm(page)
    await field(page, 'Nombre').fill('María')
    const tab = await context.newPage()
    await tab.goto('/servicios')
    await expect(field(tab, 'Nombre')).toHaveValue('María')
    await expectNoOffer(tab)
  })

  test('does not follow a visitor who has left the page before it appeared', async ({ page }) => {
    await page.goto('/quienes')
    const release = await hold(page, '**/assets/swal-*.js')
    await page.getByRole('main').getByRole('link', { name: 'Solicitar una asesoría' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Asesoría Virtual' })).toBeVisible()
    await expect(sendButton(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: '¿Quiénes Somos?' })).toBeFocused()
    const loaded = page.waitForResponse('**/assets/swal-*.js')
    release()
    await loaded
    // Whatever appears is slower than this link, which nothing may cover.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Política de cookies' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Política de cookies' })).toBeFocused()
    await expect(dialog(page)).toBeHidden()
  })
})

test.describe('a request', () => {
  test('is sent, confirmed by mail and in the list of the staff', async ({ page }) => {
    const request = aRequest({ Nombre: 'Ana Lucía Ñacato', Discapacidad: 'si' })
    const release = await hold(page, SEND)
    await openForm(page)
    await fillForm(page, request)
    await sendButton(page).click()

    const sending = dialog(page, 'Enviando solicitud...')
    await expect(sending).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.click(2, 2)
    await expect(sending).toBeVisible()
    release()
    await expectSent(page)
    await askAgain(page)
    await expectPerson(page, request)
    await expectNothingAsked(page)

    const [stored, ...others] = await asesoriasFrom(request.Correo)
    expect(others).toEqual([])
    expect(stored).toMatchObject({ ...request, UsuarioId: null, UsuarioUsername: null, Realizada: false })

    const [mail] = await waitForMail(request.Correo)
    expect(mail?.subject).toMatch(/^Recibimos tu solicitud de asesoría - NAF ESPE \(NAF-\w{4,5}\)$/)
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Hola, Ana Lucía Ñacato:')
      expect(part).toContain(request.TipoServicio)
      expect(part).not.toContain(request.DetalleSolicitud)
    }
  })

  test('may carry numbers as people paste them', async ({ page }) => {
    const request = aRequest({ CedulaRUC: ' 171003406-5 ', Telefono: '+593 (0)99 123-45 67' })
    await openForm(page)
    await fillForm(page, request)
    await sendButton(page).click()
    await expectSent(page)
    expect(await asesoriasFrom(request.Correo)).toMatchObject([
      { CedulaRUC: '1710034065', Telefono: '0991234567' },
    ])
  })

  test('is stored once however impatiently it is sent', async ({ page }) => {
    const calls = countCalls(page, NUEVA)
    const request = aRequest()
    await openForm(page)
    await fillForm(page, request)
    await sendButton(page).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expectSent(page)
    expect(calls()).toBe(1)
    expect(await asesoriasFrom(request.Correo)).toHaveLength(1)
    expect(await correosTo(request.Correo)).toBe(1)
  })

  test('can be followed by another of the same person', async ({ page }) => {
    const request = aRequest()
    await openForm(page)
    for (const DetalleSolicitud of ['Mi primera pregunta', 'Mi segunda pregunta']) {
      await fillForm(page, { ...request, DetalleSolicitud })
      await sendButton(page).click()
      await expectSent(page)
      await askAgain(page)
    }
    expect(await asesoriasFrom(request.Correo)).toMatchObject([
      { DetalleSolicitud: 'Mi segunda pregunta' },
      { DetalleSolicitud: 'Mi primera pregunta' },
    ])
    expect(await correosTo(request.Correo)).toBe(2)
  })
})
