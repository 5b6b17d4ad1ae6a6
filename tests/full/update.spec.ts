import { mergeTests, type Page } from '@playwright/test'
import { notice, onBreakableConnection, workerAtWork } from '../support/network.ts'
import { expect, type Portal, test as withPortal } from '../support/portal.ts'

const HOUR_MS = 3_600_000

const test = mergeTests(withPortal, onBreakableConnection)

test.use({ serviceWorkers: 'allow' })

const prompt = ({ page }: Portal) => notice(page, 'Hay una versión nueva del portal.')
const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)

/** Marks the document, so that a later look tells whether it was loaded again. */
const mark = ({ page }: Portal) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = ({ page }: Portal) => page.evaluate(() => 'marked' in window).catch(() => true)
const expectLoadedAgain = (portal: Portal) => expect.poll(() => isMarked(portal)).toBe(false)

test('a new version is offered every hour, and reloads only the tab that accepts it', async ({
  portal,
  connection,
}) => {
  const { page } = portal
  await page.clock.install()
  await portal.open('/quienes')
  await workerAtWork(page)
  const other = await portal.newTab('/naf')
  await mark(portal)
  await mark(other)

  // A worker with the same code is no new version.
  connection.change('/sw.js', (worker) => `${worker}\n// the same code`)
  const compared = page.waitForResponse('**/sw.js')
  await page.clock.fastForward(HOUR_MS)
  await compared
  await expect.poll(() => isWaiting(page)).toBe(true)
  await expect(prompt(portal)).toBeHidden()

  // A worker that lists another first script is one.
  const first = await page.locator('script[type=module]').first().getAttribute('src')
  const listed = `{url:"${first?.slice(1)}",revision:null},`
  connection.change('/sw.js', (worker) => worker.replace(listed, ''))
  await page.clock.fastForward(HOUR_MS)
  await expect(prompt(other)).toBeVisible()
  await portal.press('Más tarde')
  await expect(prompt(portal)).toBeHidden()
  await page.clock.fastForward(HOUR_MS)
  await expect(prompt(portal)).toBeVisible()
  expect([await isMarked(portal), await isMarked(other)]).toEqual([true, true])
  await portal.press('Actualizar')
  await expectLoadedAgain(portal)
  await expect(portal.heading('¿Quiénes Somos?')).toBeVisible()
  expect(await isWaiting(page)).toBe(false)
  await expect(prompt(other)).toBeVisible()
  expect(await isMarked(other)).toBe(true)
  await other.press('Actualizar')
  await expectLoadedAgain(other)
})
