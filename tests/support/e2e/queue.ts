import { expect, type Locator, type Page } from '@playwright/test'
import { bringSession, type Role } from './roles.ts'
import { LIST_PATH } from './staff-list.ts'

/** The staff's queue: rows of two lines on a desktop, cards on a phone. */

export const openQueue = async (page: Page, role: Role, query = ''): Promise<void> => {
  await bringSession(page, role)
  await page.goto(LIST_PATH(role) + query)
  await expect(page.getByRole('navigation', { name: 'Colas' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /resultados?$/ })).toBeVisible()
}

/** Opens the queue with only that city's requests in it. */
export const openQueueOf = (page: Page, role: Role, ciudad: string): Promise<void> =>
  openQueue(page, role, `?q=${encodeURIComponent(ciudad)}`)

export const queueRows = (page: Page): Locator => page.getByRole('article')
export const queueRow = (page: Page, name: string): Locator => page.getByRole('article', { name })

/** Beside the queue. */
export const pane = (page: Page): Locator => page.getByRole('complementary', { name: 'Asesoría' })

/** Opens a request beside the queue. */
export const openPane = async (page: Page, name: string): Promise<Locator> => {
  await queueRow(page, name).getByRole('link').click()
  await expect(pane(page).getByRole('heading', { name })).toBeVisible()
  await expect(pane(page).getByRole('region', { name: 'Historial' })).toBeVisible()
  return pane(page)
}
