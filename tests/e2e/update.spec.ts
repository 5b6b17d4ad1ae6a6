import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/axe.ts'
import {
  type BreakableConnection,
  test as onBreakableConnection,
} from '../support/e2e/breakable-connection.ts'
import { draftsIn, leave, stay } from '../support/e2e/drafts.ts'
import { expectNothingCutAnywhere } from '../support/e2e/layout.ts'
import { openFromList } from '../support/e2e/manager.ts'
import { field } from '../support/e2e/record-form.ts'
import { DESKTOP, PHONE } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'
import { notice, workerAtWork } from '../support/e2e/worker.ts'

const HOUR_MS = 3_600_000

const prompt = (page: Page) => notice(page, 'Hay una versión nueva del portal.')

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)

/** Puts a worker there that belongs to a version with another first chunk. */
const publish = async (page: Page, connection: BreakableConnection) => {
  const first = await page.locator('script[type=module]').first().getAttribute('src')
  const listed = `{url:"${first?.slice(1)}",revision:null},`
  connection.change('/sw.js', (worker) => {
    if (!worker.includes(listed)) throw new Error(`${first} is not on the worker's list`)
    return worker.replace(listed, '')
  })
}

/** As when the browser has looked for a newer worker. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

/** Marks the document, so that a later look tells whether it is still the same one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

onBreakableConnection.describe('when the portal has been published anew', () => {
  onBreakableConnection.use({ serviceWorkers: 'allow' })

  onBreakableConnection(
    'an open page says so, waits to be asked, and is then the new one',
    async ({ page, connection }) => {
      await page.goto('/quienes')
      await workerAtWork(page)
      await mark(page)
      await publish(page, connection)
      await lookForUpdate(page)
      await expect(prompt(page)).toBeVisible()
      expect(await isMarked(page)).toBe(true)
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport)
        await expectAccessible(page, 'the update prompt')
      }
      await expectNothingCutAnywhere(page, 'the update prompt')

      await page.getByRole('button', { name: 'Actualizar' }).click()
      await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
      await expect(page.getByRole('heading', { level: 1, name: '¿Quiénes Somos?' })).toBeVisible()
      expect(await isWaiting(page)).toBe(false)
    },
  )

  onBreakableConnection(
    'another open page is not loaded anew by it',
    async ({ page, context, connection }) => {
      await page.goto('/quienes')
      await workerAtWork(page)
      const other = await context.newPage()
      await other.goto('/naf')
      await workerAtWork(other)
      await mark(other)
      await publish(page, connection)
      await lookForUpdate(page)
      await expect(prompt(other)).toBeVisible()
      await mark(page)
      await page.getByRole('button', { name: 'Actualizar' }).click()
      await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
      await expect(prompt(other)).toBeVisible()
      expect(await isMarked(other)).toBe(true)
      await other.getByRole('button', { name: 'Actualizar' }).click()
      await expect.poll(() => isMarked(other).catch(() => true)).toBe(false)
    },
  )

  onBreakableConnection(
    "'Más tarde' leaves everything as it is, and the focus where it was",
    async ({ page, connection }) => {
      await page.goto('/quienes')
      await workerAtWork(page)
      await mark(page)
      await publish(page, connection)
      await lookForUpdate(page)
      await expect(prompt(page)).toBeVisible()
      const link = page.getByRole('contentinfo').getByRole('link').last()
      await link.focus()
      await page.getByRole('button', { name: 'Más tarde' }).click()
      await expect(prompt(page)).toBeHidden()
      await expect(link).toBeFocused()
      expect(await isMarked(page)).toBe(true)
    },
  )

  onBreakableConnection(
    'a page that stays open hears of it within the hour, and again an hour after it was put off',
    async ({ page, connection }) => {
      await page.clock.install()
      await page.goto('/quienes')
      await workerAtWork(page)
      await publish(page, connection)
      for (const _hour of ['first', 'second']) {
        await page.clock.fastForward(HOUR_MS)
        await page.getByRole('button', { name: 'Más tarde' }).click()
        await expect(prompt(page)).toBeHidden()
      }
    },
  )

  onBreakableConnection(
    'a form with a change is asked about before anything is: staying keeps text and version',
    async ({ page, connection, records }) => {
      const record = await records.store('galeria')
      const asked: string[] = []
      page.on('dialog', async (opened) => {
        asked.push(opened.type())
        await opened.accept()
      })
      await openFromList(page, { kind: 'galeria', role: 'editor' }, 'edit', record.Titulo)
      await field(page, 'Título').fill(`${record.Titulo} cambiada`)
      await workerAtWork(page)
      await mark(page)
      await publish(page, connection)
      await lookForUpdate(page)
      const change = page.getByRole('button', { name: 'Actualizar', exact: true })
      await prompt(page).waitFor()
      await change.last().click()
      await stay(page, 'lost')
      await expect(field(page, 'Título')).toHaveValue(`${record.Titulo} cambiada`)
      expect(await isMarked(page)).toBe(true)
      expect(await isWaiting(page)).toBe(true)

      await change.last().click()
      await leave(page, 'lost')
      await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
      await expect(field(page, 'Título')).toHaveValue(record.Titulo)
      expect(await isWaiting(page)).toBe(false)
      expect(await draftsIn(page)).toEqual([])
      expect(asked).toEqual([])
    },
  )

  onBreakableConnection(
    'a worker that waits says nothing to a page that is new already',
    async ({ page, connection }) => {
      await page.goto('/')
      await workerAtWork(page)
      connection.change('/sw.js', (worker) => `${worker}\n// the same code, told another way`)
      const compared = page.waitForResponse('/sw.js')
      await lookForUpdate(page)
      await compared
      await expect.poll(() => isWaiting(page)).toBe(true)
      await page.goto('/quienes')
      await page.waitForLoadState('networkidle')
      await expect(prompt(page)).toBeHidden()
    },
  )
})

test('code that is no longer there is said to be an older version’s, with a way to the newer', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404.*QuienesPage/, /Failed to fetch dynamically imported module/)
  await page.goto('/')
  await page.route('**/assets/QuienesPage-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('**/sw.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'assets/newer.js' }),
  )
  await page.setViewportSize(DESKTOP)
  await page.getByRole('banner').getByRole('link', { name: 'Quiénes somos' }).click()
  await expect(page.getByRole('alert')).toContainText('Hay una versión nueva del portal')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Volver a cargar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '¿Quiénes Somos?' })).toBeVisible()
})
