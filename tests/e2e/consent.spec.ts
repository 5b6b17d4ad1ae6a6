import type { Locator, Page } from '@playwright/test'
import {
  aRequest,
  continueWithoutAccount,
  expectFilled,
  expectSent,
  fillForm,
  openForm,
  sendButton,
} from '../support/e2e/asesoria-form.ts'
import { acceptTerms, consentDialog } from '../support/e2e/consent.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import {
  anEnrolment,
  deleteOwnEnrolments,
  enrolButton,
  expectEnrolled,
  expectEnrolmentFilled,
  fillEnrolment,
  openEnrolment,
} from '../support/e2e/enrolment-form.ts'
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

  test('asks for the terms, and only when they are accepted offers to register; then only the offer is left', async ({
    page,
  }) => {
    await page.goto('/servicios')
    await expect(consentDialog(page)).toBeVisible()
    await expect(
      consentDialog(page).getByRole('checkbox', { name: /^Acepto los términos/ }),
    ).not.toBeChecked()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(2, 2)
    await expect(consentDialog(page)).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)

    await acceptTerms(page)
    const offer = dialog(page, OFFER)
    await expect(offer.getByRole('button', { name: 'Registrarme' })).toBeFocused()
    await continueWithoutAccount(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Asesoría Virtual' })).toBeFocused()

    await page.reload()
    await expect(offer).toBeVisible()
    await expect(consentDialog(page)).toBeHidden()
  })

  test('does not move what is there to be read while it asks', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/servicios')
    await acceptTerms(page)
    await continueWithoutAccount(page)
    const shifted = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    )
    expect(shifted).toBeLessThan(0.02)
  })

  test('asks in a dashboard, too, and offers nothing there', async ({ page }) => {
    const person = await registerThroughApi()
    await returnAs(page, person)
    await page.evaluate(() => localStorage.removeItem('naf_consent'))
    await page.goto('/dashboard-usuario/servicios')
    await acceptTerms(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
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
