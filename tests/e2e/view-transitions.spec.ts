import type { Page } from '@playwright/test'
import { searchField } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

/** One screen fades into another, where that is wanted and can be done. */

const countFades = async (page: Page) => {
  const fades: string[] = []
  await page.exposeFunction('noteFade', (path: string) => void fades.push(path))
  await page.addInitScript(() => {
    const { noteFade } = window as unknown as { noteFade: (path: string) => void }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      noteFade(location.pathname)
      return start(update)
    }
  })
  return fades
}

const openLibrary = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Biblioteca' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Biblioteca Digital' })).toBeFocused()
}

test.describe('who did not ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('sees one screen fade into another, whose heading has the focus, and back again', async ({ page }) => {
    const fades = await countFades(page)
    await page.goto('/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await openLibrary(page)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await searchField(page).fill('costos')
    await expect(page).toHaveURL(/q=costos/)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => fades).toEqual(['/biblioteca', '/'])
  })

  test('may press on before that is over', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('banner')
    for (const name of ['Biblioteca', 'Galería', 'Quiénes somos'])
      await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL('/quienes')
    await expect(page.getByRole('heading', { level: 1, name: '¿Quiénes Somos?' })).toBeFocused()
  })
})

test('who asked for less motion sees the next screen at once', async ({ page }) => {
  const fades = await countFades(page)
  await page.goto('/')
  await openLibrary(page)
  expect(fades).toEqual([])
})

test('a browser that cannot do it shows the next screen all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await page.goto('/')
  await openLibrary(page)
})

test('WebKit on Linux, which may crash at a transition, shows the next screen at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const fades = await countFades(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' })
    Object.defineProperty(navigator, 'platform', { value: 'Linux x86_64' })
  })
  await page.goto('/')
  await openLibrary(page)
  expect(fades).toEqual([])
})
