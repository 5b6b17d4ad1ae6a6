import { aRequest, continueWithoutAccount, fillForm, sendButton } from '../support/e2e/asesoria-form.ts'
import { acceptTerms, termsInForm } from '../support/e2e/consent.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { PUBLIC_ROUTES } from '../support/e2e/routes.ts'
import { expect, test } from '../support/e2e/test.ts'

/** A browser that is told to let no site remember anything: naming its storage already throws there. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  }),
)

test('every public page is shown, also when one comes back to it', async ({ page }) => {
  for (const { path, heading } of PUBLIC_ROUTES)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('h1', { hasText: heading })).toBeVisible()
    })
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the terms are accepted, and advice is asked for', async ({ page }) => {
  await page.goto('/')
  await acceptTerms(page)
  // Not asked again before the portal is loaded anew.
  await page.getByRole('link', { name: 'Solicitar una asesoría' }).click()
  await continueWithoutAccount(page)
  await page.reload()
  await continueWithoutAccount(page)
  await fillForm(page, aRequest())
  await termsInForm(page).check()
  await sendButton(page).click()
  await expect(dialog(page)).toContainText('✅ Enviado')
})
