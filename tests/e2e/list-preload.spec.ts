import type { Page } from '@playwright/test'
import { hold } from '../support/e2e/hold.ts'
import { countCalls } from '../support/e2e/network.ts'
import { LIST_CALLS } from '../support/e2e/public-lists.ts'
import { bringSession } from '../support/e2e/roles.ts'
import { expect, test } from '../support/e2e/test.ts'
import { cachedByWorker, workerAtWork } from '../support/e2e/worker.ts'

/** The document of a public page names its list, which then comes beside the code and not after it. */

const PAGES = [
  {
    path: '/biblioteca',
    list: LIST_CALLS.libros,
    own: '**/assets/BibliotecaPage-*.js',
    code: '**/assets/Libros-*.js',
    row: 'article',
  },
  {
    path: '/galeria',
    list: LIST_CALLS.galeria,
    own: '**/assets/GaleriaPage-*.js',
    code: '**/assets/Imagenes-*.js',
    row: 'figure',
  },
] as const

/** After that long Chrome complains of what was preloaded and is not used. */
const COMPLAINT_MS = 4_000

/** What the browser says of preloads, from now on. */
const watchComplaints = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/preload/i.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** How often the page has fetched that, whoever asked for it. */
const fetched = (page: Page, list: string) =>
  page.evaluate(
    (path) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path)).length,
    list.replace('**', ''),
  )

for (const { path, list, own, code, row } of PAGES) {
  test(`the list of ${path} is asked for before its code is there, and once`, async ({ page }) => {
    const complaints = watchComplaints(page)
    const release = await hold(page, code)
    const answered = page.waitForResponse(list)
    await page.goto(path)
    await (await answered).finished()
    await expect(page.getByRole(row)).toHaveCount(0)
    release()
    await expect(page.getByRole(row).first()).toBeVisible()
    await page.waitForTimeout(COMPLAINT_MS)
    expect(await fetched(page, list)).toBe(1)
    expect(complaints).toEqual([])
  })

  test(`the code that shows the list of ${path} is asked for before the page's own has come`, async ({
    page,
  }) => {
    const release = await hold(page, own)
    const asked = page.waitForRequest(code)
    // Nothing answers yet, which is otherwise waited for.
    await page.goto(path, { waitUntil: 'commit' })
    await asked
    await expect(page.getByRole(row)).toHaveCount(0)
    release()
    await expect(page.getByRole(row).first()).toBeVisible()
  })

  test(`with a session only the dashboard's own screen requests the list of ${path}`, async ({ page }) => {
    await bringSession(page, 'usuario')
    const complaints = watchComplaints(page)
    const calls = countCalls(page, list.replace('**', ''))
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard-usuario/inicio')
    await page.waitForTimeout(COMPLAINT_MS)
    expect(calls()).toBe(0)
    await page.getByRole('link', { name: 'Ver en mi panel' }).click()
    await expect(page).toHaveURL(`/dashboard-usuario${path}`)
    await expect(page.getByRole(row).first()).toBeVisible()
    await page.waitForTimeout(COMPLAINT_MS)
    expect(calls()).toBe(1)
    expect(complaints).toEqual([])
  })
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the list is asked for once, and kept for when there is no connection', async ({ page }) => {
    await page.goto('/')
    await workerAtWork(page)
    const complaints = watchComplaints(page)
    await page.goto('/biblioteca')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.waitForTimeout(COMPLAINT_MS)
    expect(await fetched(page, LIST_CALLS.libros)).toBe(1)
    expect(complaints).toEqual([])
    const kept = await cachedByWorker(page)
    expect(kept.map((each) => each.path)).toContain('/api/libros/ver')
  })
})
