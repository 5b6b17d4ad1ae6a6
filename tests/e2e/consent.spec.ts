import type { Locator, Page } from '@playwright/test'
import {
  aRequest,
  askAgain,
  expectFilled,
  expectSent,
  fillForm,
  openForm,
  sendButton,
} from '../support/e2e/asesoria-form.ts'
import { consentDialog, termsInForm } from '../support/e2e/consent.ts'
import { dialog, expectError } from '../support/e2e/dialogs.ts'
import {
  anEnrolment,
  deleteOwnEnrolments,
  enrolButton,
  expectEnrolled,
  expectEnrolmentFilled,
  fillEnrolment,
  openEnrolment,
} from '../support/e2e/enrolment-form.ts'
import { countCalls } from '../support/e2e/network.ts'
import { openInNewTab } from '../support/e2e/new-tab.ts'
import { registerThroughApi, returnAs } from '../support/e2e/people.ts'
import {
  aNewPerson,
  expectWelcomed,
  fillRegister,
  openRegister,
  registerButton,
} from '../support/e2e/register-form.ts'
import { firebase } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'

/** What people agree to: once in a browser, and with each form that takes their data. */

test.afterAll(deleteOwnEnrolments)

const OFFER = '¿Deseas una atención más personalizada?'

test.describe("the advisory page as a visitor's first", () => {
  test.use({ firstVisit: true })

  test('asks for the terms last of all, and sends nothing before they are accepted', async ({ page }) => {
    const request = aRequest()
    const calls = countCalls(page, '/api/asesorias/nueva')
    await openForm(page)
    await expect(consentDialog(page)).toBeHidden()
    await expect(termsInForm(page)).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: /comunicaciones/ })).toBeChecked()

    await sendButton(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await fillForm(page, request)
    await sendButton(page).click()
    await expectError(page, 'Debes aceptar los términos y condiciones.')
    await expect(termsInForm(page)).toBeFocused()
    await expectFilled(page, request)
    expect(calls()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('naf_consent'))).toBeNull()

    await termsInForm(page).check()
    await sendButton(page).click()
    await expectSent(page)
    expect(await page.evaluate(() => localStorage.getItem('naf_consent'))).toBe('true')
    await askAgain(page)
    await expect(sendButton(page)).toBeVisible()
    await expect(termsInForm(page)).toBeHidden()
  })

  test("does not move what is there to be read, and its largest text is the page's own", async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.addInitScript(() => {
      const seen: { shifted: number; largest: string | undefined } = { shifted: 0, largest: '' }
      Object.assign(window, { seen })
      const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
      watch('layout-shift', (entry) => {
        seen.shifted += (entry as unknown as { value: number }).value
      })
      watch('largest-contentful-paint', (entry) => {
        seen.largest = (entry as unknown as { element: Element | null }).element?.textContent
      })
    })
    await page.goto('/servicios')
    await expect(dialog(page, OFFER)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { shifted, largest } = await page.evaluate(
      () => (window as unknown as { seen: { shifted: number; largest: string } }).seen,
    )
    expect(shifted).toBeLessThan(0.02)
    expect(largest).toContain('Pide asesoría tributaria y contable gratuita.')
  })

  test('asks in a dashboard, too, and offers nothing there', async ({ page }) => {
    const person = await registerThroughApi()
    await returnAs(page, person)
    await page.evaluate(() => localStorage.removeItem('naf_consent'))
    await page.goto('/dashboard-usuario/servicios')
    await expect(termsInForm(page)).not.toBeChecked()
    await expect(dialog(page)).toBeHidden()
  })
})

/** The line stands right above the button, and its link opens the policy without touching the form. */
const readPolicy = async (page: Page, button: Locator, address: string) => {
  const link = page.getByRole('main').getByRole('link', { name: /^política de privacidad/ })
  expect(
    await button.evaluate(
      (element) =>
        (element.previousElementSibling ?? element.parentElement?.previousElementSibling)?.textContent,
    ),
  ).toContain('política de privacidad')
  const tab = await openInNewTab(page, link)
  await expect(tab).toHaveURL(address)
  await expect(tab.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible()
  await expect(tab.getByRole('main').locator('time')).toHaveAttribute('datetime', '2025-07-09')
  await tab.close()
}

/** Stored with the record, at the server's time. */
const expectConsent = async (collection: string, field: string, value: string) => {
  const { docs } = await firebase.db.collection(collection).where(field, '==', value).get()
  const consents = docs.map((doc) => doc.get('consentimiento'))
  expect(consents).toEqual([{ version: '2025-07-09', fecha: expect.anything() }])
  expect(Math.abs(consents[0].fecha.toMillis() - Date.now())).toBeLessThan(5 * 60_000)
}

test.describe('a form says what sending it agrees to, and that is stored with it:', () => {
  test('the advisory of a visitor', async ({ page }) => {
    const request = aRequest({ Discapacidad: 'si' })
    await openForm(page)
    await fillForm(page, request)
    await readPolicy(page, sendButton(page), '/politica-privacidad')
    await expectFilled(page, request)
    await sendButton(page).click()
    await expectSent(page)
    await expectConsent('asesorias', 'correo', request.Correo)
  })

  test('the enrolment of a visitor', async ({ page }) => {
    const given = anEnrolment()
    await openEnrolment(page)
    await fillEnrolment(page, given)
    await readPolicy(page, enrolButton(page), '/politica-privacidad')
    await expectEnrolmentFilled(page, given)
    await enrolButton(page).click()
    await expectEnrolled(page)
    await expectConsent('inscripciones', 'correo', given.Correo)
  })

  test('the registration', async ({ page }) => {
    const person = aNewPerson()
    await openRegister(page)
    await fillRegister(page, person)
    await readPolicy(page, registerButton(page), '/politica-privacidad')
    await registerButton(page).click()
    await expectWelcomed(page, person)
    await expectConsent('users', 'username', person.username)
  })

  test("the advisory of somebody with a session, who reads the dashboard's copy", async ({ page }) => {
    const person = await registerThroughApi()
    await returnAs(page, person, '/dashboard-usuario/servicios')
    await readPolicy(page, sendButton(page), '/dashboard-usuario/politica-privacidad')
  })
})
