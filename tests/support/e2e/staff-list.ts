import { expect, type Locator, type Page } from '@playwright/test'
import { bringSession, dashboardOf, type Role } from './roles.ts'

/** The staff's list, as a table on a desktop and as cards on a phone. */

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 375, height: 812 }

export const QUESTION = '¿Estás seguro?'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

export const LIST_PATH = (role: Role) => `${dashboardOf(role)}/ver-asesorias`

/** The browser remembers that the table was chosen. */
const bringTable = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('naf_asesorias', 'tabla'))
}

/** In the menu of what is done with all of them. */
export const fromMore = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('button', { name, exact: true }).click()
}

/** Opens the list as a table; `query` is its state. */
export const openList = async (page: Page, role: Role, query = ''): Promise<void> => {
  await bringTable(page)
  await bringSession(page, role)
  await page.goto(LIST_PATH(role) + query)
  await expect(page.getByRole('heading', { level: 1, name: 'Asesorías Solicitadas' })).toBeVisible()
}

/** Opens the list with only that person's request in it. */
export const openListOf = async (page: Page, role: Role, name: string): Promise<void> => {
  await openList(page, role, `?q=${encodeURIComponent(name)}`)
  await expect(rowOf(page, name)).toBeVisible()
}

/** All the rows that are shown. */
export const rows = (page: Page): Locator =>
  isPhone(page)
    ? page.getByRole('article')
    : page.getByRole('row').filter({ has: page.getByRole('rowheader') })

/** The row of the person who asked. */
export const rowOf = (page: Page, name: string): Locator =>
  isPhone(page)
    ? page.getByRole('article', { name })
    : page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

export const deleteButton = (row: Locator): Locator => row.getByRole('button', { name: /^Eliminar / })

export const searchField = (page: Page): Locator => page.getByRole('textbox', { name: 'Buscar', exact: true })
