import type { Page } from '@playwright/test'
import { url } from '../../scripts/lib/config.ts'
import { DEMO, logOut } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

// Nightly, because npm's Chromium has no back-forward cache; `journeys/session` tests the guard itself in every browser.
// Playwright turns the cache off. A file of its own: each such option starts another browser.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const ignored = launchOptions.ignoreDefaultArgs
    await use({
      ...launchOptions,
      ignoreDefaultArgs: [...(Array.isArray(ignored) ? ignored : []), '--disable-back-forward-cache'],
    })
  },
})

/** Leaves for another site. When the page comes back from the cache, it notes how much of it could be seen at once. */
const leave = async (page: Page) => {
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('comeback', getComputedStyle(document.documentElement).opacity)
    }),
  )
  await page.goto(url('mailbox'), { waitUntil: 'load' })
}
const opacityOfComeback = (page: Page) => page.evaluate(() => sessionStorage.getItem('comeback'))

/** Goes back to the page. @throws if the browser loads it instead of taking it out of its cache */
const goBack = async (page: Page) => {
  await page.evaluate(() => history.back())
  // What comes out of the cache loads nothing.
  await page.waitForURL(`${url('portal')}/**`, { waitUntil: 'commit' })
  const message = 'this browser has no back-forward cache: name Chrome or Debian’s Chromium in CHROME_PATH'
  await expect.poll(() => opacityOfComeback(page).catch(() => null), { message }).not.toBeNull()
}

test.describe('Back from another site, in a browser with a back-forward cache', () => {
  test('shows nothing of a session that ended in another tab', async ({
    portal,
    page,
    context,
    problems,
  }) => {
    problems.allow(/salida\.txt/)
    await portal.open('/dashboard-admin/usuarios?q=toapanta', { as: DEMO.admin })
    await expect(page.getByText(/Toapanta/).first()).toBeVisible()
    await leave(page)
    const other = await context.newPage()
    // With a connection the browser itself drops the cached page (`Clear-Site-Data`).
    await other.route('**/salida.txt', (route) => route.abort())
    await other.goto('/')
    await logOut(other)
    await goBack(page)
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByText(/Toapanta/)).toHaveCount(0)
    expect(await opacityOfComeback(page)).toBe('0')
  })

  test('goes on with the session and what was typed', async ({ portal, page }) => {
    await portal.open('/dashboard-usuario/perfil', { as: DEMO.usuario })
    await portal.press('Editar Perfil')
    await portal.fill({ Ciudad: 'Latacunga' })
    await leave(page)
    await goBack(page)
    await expect(portal.field('Ciudad')).toHaveValue('Latacunga')
    await expect.poll(() => opacityOfComeback(page)).toBe('1')
  })
})
