import { HARMLESS, scanBuild } from '../../scripts/browsers/index.ts'
import { expectAccessible } from '../support/e2e/axe.ts'
import { expect, test } from '../support/e2e/test.ts'

/** The oldest browsers that are supported, and those that are older. */

test('the built files need nothing that an oldest supported browser lacks', () => {
  expect(scanBuild().filter(({ feature }) => !(feature in HARMLESS))).toEqual([])
})

test('a browser that is too old shows the prerendered pages, says so, and loads no code', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const told = page.getByRole('alert')
  await page.goto('/', { waitUntil: 'load' })
  await expect(told).toContainText('Este navegador es demasiado antiguo')
  await expectAccessible(page, 'a browser that is too old')
  await expect(told).toContainText('@espe.edu.ec')
  await page.getByRole('banner').getByRole('link', { name: 'Quiénes somos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '¿Quiénes Somos?' })).toBeVisible()
  await expect(told).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
  await page.getByRole('link', { name: 'Biblioteca' }).first().click()
  await expect(page).toHaveURL('/biblioteca')
  expect(scripts.filter((file) => !/^\/assets\/start-/.test(file))).toEqual([])
})
