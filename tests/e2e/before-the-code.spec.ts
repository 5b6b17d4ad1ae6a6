import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/axe.ts'
import { test as onBreakableConnection } from '../support/e2e/breakable-connection.ts'
import { hold, WAITS } from '../support/e2e/hold.ts'
import { watchShifts } from '../support/e2e/layout-shift.ts'
import { CONNECTION_LOST } from '../support/e2e/network.ts'
import { bringSession } from '../support/e2e/roles.ts'
import { PUBLIC_ROUTES } from '../support/e2e/routes.ts'
import { expect, isAlive, test, untilAlive } from '../support/e2e/test.ts'

/** What a person with a slow connection has in front of them until the portal's code has arrived. */

const FIRST_CODE = '**/assets/index-*.js'
const MAX_SHIFT = 0.02
const LOADING = 'Cargando aplicación...'

const FORMS = ['/servicios', '/inscripcion', '/register']
const READABLE = PUBLIC_ROUTES.filter(({ path }) => path !== '/login')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Marks the heading, so that a later look tells whether it is still the same one. */
const mark = (page: Page) => heading(page).evaluate((element) => Object.assign(element, { seen: true }))
const isMarked = (page: Page) => heading(page).evaluate((element) => 'seen' in element)

/** The code has taken the page over where the menu's button answers. */
const expectAlive = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menú' })
  await expect(async () => {
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  }).toPass()
}

test.use({ viewport: { width: 375, height: 740 } })

for (const { path, heading: title } of READABLE)
  test(`${path} can be read before its code is there, and stays as it is when it comes`, async ({ page }) => {
    const shifts = await watchShifts(page)
    const release = await hold(page, FIRST_CODE)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(heading(page)).toHaveText(title)
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 UNIVERSIDAD ESPE')
    await mark(page)
    release()
    if (path === '/servicios') await page.getByRole('button', { name: 'Continuar sin registro' }).click()
    await untilAlive(page)
    if (FORMS.includes(path)) await expect(page.locator('input').first()).toBeVisible()
    expect(await shifts()).toBeLessThan(MAX_SHIFT)
    await expectAlive(page)
    expect(await isMarked(page)).toBe(true)
  })

onBreakableConnection(
  'a page whose second half comes after its code waits for it, and then stays as it is',
  async ({ page, connection }) => {
    const arrive = connection.stopHalfway('/quienes')
    const codeArrived = page.waitForResponse(FIRST_CODE)
    await page.goto('/quienes', { waitUntil: 'commit' })
    await expect(heading(page)).toHaveText('¿Quiénes Somos?')
    await mark(page)
    await (await codeArrived).finished()
    // Longer than the code takes to run: it must not, however long the other half takes.
    await page.waitForTimeout(1_000)
    expect(await page.evaluate(isAlive, null)).toBe(false)
    arrive()
    await untilAlive(page)
    await expectAlive(page)
    expect(await isMarked(page)).toBe(true)
  },
)

test('the menu, pressed before the code is there that opens it, opens when it comes', async ({ page }) => {
  const release = await hold(page, FIRST_CODE)
  await page.goto('/', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'Menú' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: 'Biblioteca' }).first()).toBeVisible()
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('a form cannot be filled in before it is able to keep what is typed', async ({ page }) => {
  for (const path of FORMS) {
    const release = await hold(page, FIRST_CODE)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(heading(page)).toBeVisible()
    const fields = page.locator('input, textarea, select')
    await expect(fields).toHaveCount(0)
    release()
    await expect(fields.first()).toBeEditable()
    await page.unrouteAll()
  }
})

test.describe('somebody with a session', () => {
  test('is shown none of the visitors’ pages on the way to the own first screen, but what is waited for', async ({
    page,
  }) => {
    await bringSession(page, 'usuario')
    const shifts = await watchShifts(page)
    const [release, releaseSession] = [await hold(page, FIRST_CODE), await hold(page, WAITS.sessionCode)]
    await page.goto('/', { waitUntil: 'commit' })
    await expect(heading(page)).toHaveText(LOADING)
    await expect(page.locator('#root h1')).toBeAttached()
    await expect(page.locator('#root h1')).toBeHidden()
    await mark(page)
    release()
    await expect.poll(() => isMarked(page)).toBe(false)
    await expect(heading(page)).toHaveText(LOADING)
    expect(await shifts()).toBe(0)
    releaseSession()
    await expect(page).toHaveURL('/dashboard-usuario/inicio')
    await expect(heading(page)).toHaveText(/^Hola, /)
  })

  test('is told in a dashboard, too, what is waited for', async ({ page }) => {
    await bringSession(page, 'usuario')
    const release = await hold(page, FIRST_CODE)
    await page.goto('/dashboard-usuario/perfil', { waitUntil: 'commit' })
    await expect(heading(page)).toHaveText(LOADING)
    release()
    await expect(heading(page)).toHaveText('Mi Perfil')
  })

  test('that has ended in another tab meanwhile sees the visitors’ page', async ({ page }) => {
    await bringSession(page, 'usuario')
    const release = await hold(page, FIRST_CODE)
    await page.goto('/quienes', { waitUntil: 'commit' })
    await expect(heading(page)).toHaveText(LOADING)
    await page.evaluate(() => localStorage.clear())
    release()
    await expect(heading(page)).toHaveText('¿Quiénes Somos?')
    await expectAlive(page)
  })
})

test.describe('where the code does not come', () => {
  test.beforeEach(({ problems }) => problems.allow(CONNECTION_LOST))

  const lost = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'No pudimos cargar todo el portal.' })
  const reload = async (page: Page) => {
    await page.unrouteAll()
    await lost(page).getByRole('button', { name: 'Recargar la página' }).click()
  }

  for (const code of [FIRST_CODE, '**/assets/react-*.js']) {
    test(`a visitor without ${code} is told so above the page, and can load it again`, async ({ page }) => {
      await page.route(code, (route) => route.abort('connectionfailed'))
      await page.goto('/quienes', { waitUntil: 'commit' })
      await expect(lost(page)).toBeInViewport()
      await expect(heading(page)).toHaveText('¿Quiénes Somos?')
      await expectAccessible(page, 'a page without its code')
      await reload(page)
      await expectAlive(page)
      await expect(page).toHaveURL('/quienes')
      await expect(lost(page)).toBeHidden()
    })

    for (const path of ['/', '/dashboard-usuario/perfil'])
      test(`somebody with a session is told so at ${path} without ${code}, and waits no more`, async ({
        page,
      }) => {
        await bringSession(page, 'usuario')
        await page.route(code, (route) => route.abort('connectionfailed'))
        await page.goto(path, { waitUntil: 'commit' })
        await expect(lost(page)).toBeVisible()
        await expect(heading(page)).toBeHidden()
        await reload(page)
        await expect(heading(page)).toHaveText(path === '/' ? /^Hola, / : 'Mi Perfil')
      })
  }
})

test.describe('without any code', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page says what it is about, and its links lead on', async ({ page }) => {
    for (const { path, heading: title } of READABLE)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(heading(page)).toHaveText(title)
        await expect(page.locator('noscript p')).toContainText('el portal del NAF necesita JavaScript')
        await expect(page.getByText(LOADING)).toBeHidden()
      })
    await page.goto('/dashboard-usuario/perfil')
    await expect(page.locator('noscript p')).toContainText('el portal del NAF necesita JavaScript')
    await expect(page.getByText(LOADING)).toBeHidden()
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Solicitar una asesoría' }).click()
    await expect(heading(page)).toHaveText('Asesoría Virtual')
  })
})
