import { expect, type Locator, type Page } from '@playwright/test'
import { dialog } from './dialogs.ts'

/** What a form keeps of what was typed, and what is asked on the way out of it. */

export const DAY_MS = 24 * 3_600_000

/** All that the page's browser keeps of this site as text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** The notice of a draft, above the form. */
export const restored = (page: Page): Locator =>
  page
    .getByRole('status')
    .filter({ hasText: /^(Recuperamos lo que habías escrito|Este formulario quedó sin terminar)\./ })

/** The questions, by what becomes of what was typed. */
export const QUESTIONS = {
  kept: { title: '¿Salir sin enviar?', leave: 'Salir' },
  lost: { title: '¿Salir sin guardar?', leave: 'Salir sin guardar' },
  session: { title: '¿Cerrar la sesión?', leave: 'Cerrar Sesión' },
} as const

export type Asked = keyof typeof QUESTIONS

export const question = (page: Page, asked: Asked): Locator => dialog(page, QUESTIONS[asked].title)

/** It is asked, and answered with staying, where the focus stands. */
export const stay = async (page: Page, asked: Asked): Promise<void> => {
  await expect(question(page, asked).getByRole('button', { name: 'Seguir en el formulario' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page, asked)).toBeHidden()
}

/** It is asked, and answered with leaving. */
export const leave = async (page: Page, asked: Asked): Promise<void> => {
  await question(page, asked).getByRole('button', { name: QUESTIONS[asked].leave, exact: true }).click()
  await expect(question(page, asked)).toBeHidden()
}
