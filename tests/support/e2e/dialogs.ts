import { expect, type Locator, type Page } from '@playwright/test'

/** The sign that a title begins with is drawn, and no part of its name. */
const spoken = (title: string): string => title.replace(/^[✅❌] /u, '')

/** The dialog with this title, or whichever is open. */
export const dialog = (page: Page, name?: string): Locator =>
  page.locator('.swal2-popup').and(page.getByRole('dialog', name === undefined ? {} : { name: spoken(name) }))

/** The '❌ Error' dialog says this; closes it. */
export const expectError = async (page: Page, text: string): Promise<void> => {
  const error = dialog(page, '❌ Error')
  await expect(error).toContainText(text)
  await error.getByRole('button', { name: 'Aceptar' }).click()
  await expect(error).toBeHidden()
}
