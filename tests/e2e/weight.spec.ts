import type { Page, Request } from '@playwright/test'
import { readBuildOutput } from '../../scripts/ux-audit/build-output.ts'
import { PAGES } from '../../scripts/ux-audit/pages.ts'
import { returningFiles, visitorFiles } from '../../scripts/ux-audit/weight.ts'
import { hold, WAITS } from '../support/e2e/hold.ts'
import { bringSession } from '../support/e2e/roles.ts'
import { expect, test } from '../support/e2e/test.ts'

/**
 * The sizes of `npm run ux-audit` are added up from what was built. Here a browser says whether the pages really load
 * that, and nothing else.
 */

/** Code that runs. Prefetched files are no scripts; the short script that starts every document does not count. */
const isScript = (request: Request) =>
  request.resourceType() === 'script' && !/\/start-[\w-]+\.js$/.test(request.url())

/** Notes the portal's scripts that a page asks for, from now on. */
const watchScripts = (page: Page): (() => string[]) => {
  const files = new Set<string>()
  page.on('request', (request) => {
    if (isScript(request)) files.add(new URL(request.url()).pathname.slice(1))
  })
  return () => [...files].sort()
}

/** Whoever waits this long without a word from the page has seen it at rest. */
const REST_MS = 1_500

const expectScripts = async (page: Page, scripts: () => string[], expected: ReadonlySet<string>) => {
  const files = [...expected].sort()
  await expect.poll(scripts).toEqual(expect.arrayContaining(files))
  await page.waitForTimeout(REST_MS)
  expect(scripts(), 'what the heads.ts of its feature says of the page').toEqual(files)
}

test.describe('on a first visit', () => {
  test.use({ firstVisit: true })

  for (const audited of PAGES)
    test(`${audited.path} loads the code that its size counts, and no other`, async ({ page }) => {
      const scripts = watchScripts(page)
      await page.goto(audited.path)
      await expectScripts(page, scripts, visitorFiles(readBuildOutput(), audited).js)
    })
})

test.describe('with a stored session', () => {
  for (const audited of PAGES)
    test(`${audited.path} loads the code that its size counts, and no other before the dashboard`, async ({
      page,
    }) => {
      await bringSession(page, 'usuario')
      await hold(page, WAITS.rol)
      const scripts = watchScripts(page)
      await page.goto(audited.path)
      await expect(page.getByText('Cargando permisos (esperando rol)...')).toBeVisible()
      await expectScripts(page, scripts, returningFiles(readBuildOutput(), audited).js)
    })
})
