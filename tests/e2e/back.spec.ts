import type { Page } from '@playwright/test'
import { DEMO, logOut, registerThroughApi, returnAs } from '../support/e2e/people.ts'
import { expect, test } from '../support/e2e/test.ts'
import { url } from '../support/emulators.ts'

// Playwright turns the browser's back-forward cache off.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const ignored = launchOptions.ignoreDefaultArgs
    await use({
      ...launchOptions,
      ignoreDefaultArgs: [...(Array.isArray(ignored) ? ignored : []), '--disable-back-forward-cache'],
    })
  },
})

const ANOTHER_SITE = url('mailbox')

/** Leaves for another site. When the page comes back whole, it writes down what could be seen of it at once. */
const leave = async (page: Page) => {
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('comeback', getComputedStyle(document.documentElement).opacity)
    }),
  )
  await page.goto(ANOTHER_SITE, { waitUntil: 'load' })
}

const goBack = (page: Page) => page.evaluate(() => history.back())
const opacityOfComeback = (page: Page) => page.evaluate(() => sessionStorage.getItem('comeback'))

test.describe("the browser's Back from another site", () => {
  const PAGES = [
    { login: DEMO.usuario, path: '/dashboard-usuario/perfil', secret: DEMO.usuario.correo },
    { login: DEMO.editor, path: '/dashboard-editor/ver-asesorias', secret: /Quishpe/ },
    { login: DEMO.admin, path: '/dashboard-admin/usuarios', secret: /Quishpe/ },
  ]

  test('shows nothing of who logged out in another tab, where the connection was lost', async ({
    browser,
    problems,
  }) => {
    problems.allow(/salida\.txt/)
    for (const { login, path, secret } of PAGES)
      await test.step(path, async () => {
        const context = await browser.newContext()
        const page = await context.newPage()
        await returnAs(page, login, path)
        await expect(page.getByText(secret).first()).toBeVisible()
        await leave(page)
        const other = await context.newPage()
        // With a connection the browser itself drops what it holds ready (`Clear-Site-Data`).
        await other.route('**/salida.txt', (route) => route.abort())
        await other.goto('/')
        await logOut(other)
        await goBack(page)
        await expect(page).toHaveURL(/\/login\?/)
        await expect(page.getByText(secret)).toHaveCount(0)
        expect(await opacityOfComeback(page)).toBe('0')
        await context.close()
      })
  })

  test('goes on where the session does, with what was typed', async ({ page }) => {
    const person = await registerThroughApi()
    await returnAs(page, person, '/dashboard-usuario/perfil')
    await page.getByRole('button', { name: 'Editar Perfil' }).click()
    await page.getByRole('textbox', { name: 'Ciudad' }).fill('Latacunga')
    await leave(page)
    await goBack(page)
    await expect(async () => expect(await opacityOfComeback(page)).toBe('1')).toPass()
    await expect(page.getByRole('textbox', { name: 'Ciudad' })).toHaveValue('Latacunga')
  })
})
