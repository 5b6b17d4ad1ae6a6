import { expect, type Locator, type Page } from '@playwright/test'

/** What is asked of everybody in a browser where it was not accepted yet. */
export const consentDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Antes de empezar' })

export const acceptTerms = async (page: Page): Promise<void> => {
  const consent = consentDialog(page)
  await consent.getByRole('checkbox', { name: /términos y condiciones/ }).check()
  await consent.getByRole('button', { name: 'ACEPTAR' }).click()
  await expect(consent).toBeHidden()
}

/** The same question at the end of the advisory form, without a dialog. */
export const termsInForm = (page: Page): Locator =>
  page.getByRole('main').getByRole('checkbox', { name: /^Acepto los términos/ })
