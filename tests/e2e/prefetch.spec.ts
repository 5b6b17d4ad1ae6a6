import type { Page } from '@playwright/test'
import { DEMO } from '../support/e2e/people.ts'
import { loggedIn } from '../support/e2e/storage.ts'
import { expect, test } from '../support/e2e/test.ts'

/** What reactfire leaves behind as soon as it runs. */
const IDENTITY_RAN = '_reactFirePreloadedObservables'

/** The files that the page fetches without running them */
const prefetched = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  )

/** The names of the chunks, without their hashes. */
const named = (paths: string[]) =>
  paths.map((path) => path.replace(/^\/assets\/(.+)-[\w-]{8}\.(\w+)$/, '$1.$2'))

const expectPrefetched = (page: Page, names: string[]) =>
  expect.poll(async () => named(await prefetched(page))).toEqual(expect.arrayContaining(names))

/** Until the page has loaded and has had nothing to do for a while. */
const restOf = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve, 500)))
      }),
  )
}

const onLine = (page: Page, line: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection })
  }, line)

test('a visitor’s first page fetches the code of the next step once it has loaded, and runs none of it', async ({
  page,
}) => {
  const answers = new Map<string, number>()
  page.on('response', (response) => answers.set(new URL(response.url()).pathname, response.status()))

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectPrefetched(page, ['IdentityBridge.js', 'identity.js', 'useZodForm.js', 'dialogs.js', 'swal.js'])

  const files = await prefetched(page)
  expect(named(files)).not.toContain('Dashboard.js')
  await expect.poll(() => files.filter((file) => answers.get(file) !== 200)).toEqual([])

  await restOf(page)
  const started = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry)
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  )
  const loaded = await page.evaluate(
    () =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).loadEventStart)[0] ?? 0,
  )
  for (const { path, startTime } of started)
    if (files.includes(path)) expect(startTime, path).toBeGreaterThan(loaded)
  expect(await page.evaluate((name) => name in globalThis, IDENTITY_RAN)).toBe(false)
  expect(await page.evaluate(() => document.querySelector('.swal2-container'))).toBeNull()
})

test('the next step finds its code in the cache: it is not sent a second time', async ({ page }) => {
  await page.goto('/')
  await expectPrefetched(page, ['identity.js'])
  await restOf(page)
  await page.getByRole('link', { name: 'Ingresar' }).first().click()
  await expect(page.getByRole('heading', { name: 'Ingresa a tu cuenta' })).toBeVisible()
  await expect.poll(() => page.evaluate((name) => name in globalThis, IDENTITY_RAN)).toBe(true)

  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => /\/assets\/identity-/.test(entry.name))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(sent.filter((bytes) => bytes > 300)).toHaveLength(1)
})

for (const [what, line] of [
  ['asks to save data', { saveData: true, effectiveType: '4g' }],
  ['is on a 2g line', { effectiveType: '2g' }],
  ['is on a very slow connection', { effectiveType: 'slow-2g' }],
] as const)
  test(`nothing is prefetched where the browser ${what}`, async ({ page }) => {
    await onLine(page, line)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await restOf(page)
    expect(await prefetched(page)).toEqual([])
  })

test.describe('with a session', () => {
  test.use({
    storageState: async ({ baseURL: _ }, use) =>
      use(await loggedIn(DEMO.usuario.correo, DEMO.usuario.password)),
  })

  test('the dashboard’s code is fetched, and a visitor’s is not', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/dashboard-usuario/inicio')
    await expectPrefetched(page, ['Dashboard.js', 'dialogs.js', 'swal.js'])
    expect(named(await prefetched(page))).not.toContain('useZodForm.js')
  })
})
