import type { Locator, Page } from '@playwright/test'

/** What is asked of everybody in a browser where it was not accepted yet. */
export const consentDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Antes de empezar' })

/** The same question at the end of the advisory form, without a dialog. */
export const termsInForm = (page: Page): Locator =>
  page.getByRole('main').getByRole('checkbox', { name: /^Acepto los términos/ })
