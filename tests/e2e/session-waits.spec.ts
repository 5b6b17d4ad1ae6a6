import type { Page } from '@playwright/test'
import { FAILURES, fail, hold, WAITS } from '../support/e2e/hold.ts'
import { headerName } from '../support/e2e/people.ts'
import { bringSession, inicioOf, loginFor } from '../support/e2e/roles.ts'
import { HOME } from '../support/e2e/routes.ts'
import { expect, test } from '../support/e2e/test.ts'

/** What a person with a session is shown until it is known who they are, and where that cannot be had. */

test.describe('while a person with a session waits', () => {
  test.beforeEach(({ page }) => bringSession(page, 'editor'))

  const WAITINGS: { path: string; held: string; text: string }[] = [
    { path: '/', held: WAITS.sessionCode, text: 'Cargando aplicación...' },
    { path: inicioOf('editor'), held: WAITS.sessionCode, text: 'Cargando aplicación...' },
    { path: '/', held: WAITS.identity, text: 'Verificando sesión...' },
    { path: '/login', held: WAITS.identity, text: 'Verificando sesión...' },
    { path: inicioOf('editor'), held: WAITS.identity, text: 'Verificando acceso...' },
    { path: inicioOf('admin'), held: WAITS.identity, text: 'Verificando acceso...' },
    { path: '/', held: WAITS.rol, text: 'Cargando permisos (esperando rol)...' },
    { path: inicioOf('editor'), held: WAITS.rol, text: 'Cargando permisos (esperando rol)...' },
  ]
  for (const { path, held, text } of WAITINGS)
    test(`${path} says '${text}'`, async ({ page }) => {
      const release = await hold(page, held)
      await page.goto(path)
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      release()
      await expect(page).toHaveURL(inicioOf('editor'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})

for (const [kind, failure] of Object.entries(FAILURES))
  test.describe(`where the role cannot be had (${kind})`, () => {
    test.beforeEach(({ page }) => bringSession(page, 'editor'))

    const waiting = (page: Page) => page.getByText('Cargando permisos (esperando rol)...')

    test("'Reintentar' goes on once the server is well", async ({ page, problems }) => {
      problems.allow(/user-role/, /El rol no se pudo cargar/)
      const recover = await fail(page, WAITS.rol, failure)
      await page.goto('/dashboard-editor/perfil')
      await expect(waiting(page)).toBeVisible()
      const retry = page.getByRole('button', { name: 'Reintentar' })
      await expect(retry).toBeVisible()
      await expect(waiting(page)).toBeVisible()
      await recover()
      await retry.click()
      await expect(page).toHaveURL('/dashboard-editor/perfil')
      await expect(headerName(page)).toHaveText('editor (Editor)')
    })

    test("'Cerrar Sesión' leads out", async ({ page, problems }) => {
      problems.allow(/user-role/, /El rol no se pudo cargar/)
      await fail(page, WAITS.rol, failure)
      await page.goto(inicioOf('editor'))
      await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible()
      await page.goto(inicioOf('editor'))
      await expect(page).toHaveURL(loginFor(inicioOf('editor')))
    })
  })

test.describe('a signed-in person whose role is unknown', () => {
  test('goes from a dashboard to the first page, sees the public pages, and can log out', async ({
    page,
  }) => {
    await bringSession(page, 'editor')
    await page.route(WAITS.rol, (route) => route.fulfill({ json: { rol: 7 } }))
    await page.goto('/dashboard-editor/perfil')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME.heading)
    await page.goto('/quienes')
    await expect(page).toHaveURL('/quienes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Quiénes Somos?')
    await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible()
    await page.goto(inicioOf('editor'))
    await expect(page).toHaveURL(loginFor(inicioOf('editor')))
  })
})

test.describe('where the own data cannot be had', () => {
  test.beforeEach(({ page }) => bringSession(page, 'usuario'))

  test('the portal goes on without it', async ({ page, problems }) => {
    problems.allow(/api\/users\//)
    await fail(page, /\/api\/users\/(?!user-role)[^/]+$/, FAILURES.json)
    await page.goto('/')
    await expect(page).toHaveURL(inicioOf('usuario'))
    await expect(headerName(page)).toHaveText('Usuario')
  })
})
