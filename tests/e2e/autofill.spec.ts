import type { Page } from '@playwright/test'
import { aRequest, expectSent, fillForm, openForm, sendButton } from '../support/e2e/asesoria-form.ts'
import { openLogin } from '../support/e2e/people.ts'
import { asesoriasFrom } from '../support/e2e/server-side.ts'
import { expect, test } from '../support/e2e/test.ts'

/** Chrome on iOS and some password managers fill in fields without an event. */
const autofill = (page: Page, values: Record<string, string>) =>
  page.evaluate((filled) => {
    for (const [name, value] of Object.entries(filled)) {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      write?.call(field, value)
    }
  }, values)

test.describe('what a browser filled in without an event', () => {
  test('is sent with an advisory request', async ({ page }) => {
    const request = aRequest()
    await openForm(page)
    await fillForm(page, { ...request, Nombre: '', Correo: '' })
    await autofill(page, { Nombre: request.Nombre, Correo: request.Correo })
    await sendButton(page).click()
    await expectSent(page)
    expect(await asesoriasFrom(request.Correo)).toMatchObject([{ Nombre: request.Nombre }])
  })

  test('logs in', async ({ page }) => {
    await openLogin(page)
    await autofill(page, { username: 'usuario', password: 'Demo-2025' })
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await expect(page).toHaveURL(/\/dashboard-usuario\/inicio$/)
  })
})
