import type { Page } from '@playwright/test'
import { field } from '../support/e2e/asesoria-form.ts'
import { dialog, expectError } from '../support/e2e/dialogs.ts'
import { hold, WAITS } from '../support/e2e/hold.ts'
import { CONNECTION_LOST } from '../support/e2e/network.ts'
import {
  DEMO,
  headerName,
  logInAs,
  logOut,
  openLogin,
  openSplash,
  registerThroughApi,
  returnAs,
  sendLogin,
} from '../support/e2e/people.ts'
import { loginFor } from '../support/e2e/roles.ts'
import { hasSession, resetCodesOf } from '../support/e2e/session.ts'
import { expect, test } from '../support/e2e/test.ts'

const PASSWORD = { name: 'Contraseña', exact: true } as const
const loginHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ingresa a tu cuenta' })

test.describe('the login', () => {
  test('opens with a splash, and then the form', async ({ page }) => {
    await openSplash(page)
    await expect(loginHeading(page)).toBeHidden()
    await page.clock.resume()
    await expect(loginHeading(page)).toBeVisible()
    await expect(page.getByText('Cargando NAF...')).toBeHidden()
  })

  test('shows the password to who wants to see it', async ({ page }) => {
    await openLogin(page)
    const password = page.getByRole('textbox', PASSWORD)
    await password.fill('secreta-1')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Ocultar contraseña' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveValue('secreta-1')
  })

  test('asks for both, and says which is missing', async ({ page }) => {
    await openLogin(page)
    await page.getByRole('button', { name: 'Ingresar' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Hay un problema' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Escribe tu nombre de usuario o tu correo.',
      'Escribe tu contraseña.',
    ])
  })

  test('is refused in the same words for a wrong password and an unknown username, which stays', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 401.*users\/login/)
    await openLogin(page)
    for (const username of ['usuario', 'nadie-se-llama-asi']) {
      await sendLogin(page, username, 'no-es-esta')
      await expectError(page, 'Usuario o contraseña incorrectos.')
      await expect(page.getByLabel('Nombre de usuario')).toHaveValue(username)
    }
    expect(await hasSession(page)).toBe(false)
  })

  test('keeps the username where the refusal is quicker than the code of the session', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 401.*users\/login/)
    const release = await hold(page, WAITS.sessionCode)
    await openLogin(page)
    await sendLogin(page, 'usuario', 'no-es-esta')
    await expectError(page, 'Usuario o contraseña incorrectos.')
    const arrived = page.waitForResponse(WAITS.sessionCode)
    release()
    await (await arrived).finished()
    await expect(page.getByText('Cargando NAF...')).toBeHidden()
    await expect(page.getByLabel('Nombre de usuario')).toHaveValue('usuario')
  })

  test('says that the connection is lost, and goes on when it is back', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(CONNECTION_LOST)
    await openLogin(page)
    await context.setOffline(true)
    await sendLogin(page, DEMO.usuario.username, DEMO.usuario.password)
    await expectError(page, 'No hay conexión con el servidor.')
    await expect(page.getByLabel('Nombre de usuario')).toHaveValue(DEMO.usuario.username)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await expect(page).toHaveURL('/dashboard-usuario/inicio')
  })

  test('begins a whole session, however long ago somebody was last here', async ({ page }) => {
    await page.addInitScript(
      (then) => localStorage.setItem('naf_actividad', then),
      `${Date.now() - 7_200_000}`,
    )
    await openLogin(page)
    await sendLogin(page, DEMO.usuario.username, DEMO.usuario.password)
    await expect(page).toHaveURL('/dashboard-usuario/inicio')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Biblioteca' }).first().click()
    await expect(page).toHaveURL('/dashboard-usuario/biblioteca')
    await expect(dialog(page)).toBeHidden()
    expect(await hasSession(page)).toBe(true)
  })

  test('leads back to the first page, and to the registration', async ({ page }) => {
    await openLogin(page)
    await page.getByRole('link', { name: 'Volver al inicio' }).click()
    await expect(page).toHaveURL('/')
    await openLogin(page)
    await page.getByRole('main').getByRole('link', { name: 'Registrarse' }).click()
    await expect(page).toHaveURL('/register')
    await page.getByRole('link', { name: 'Volver al login' }).click()
    await expect(page).toHaveURL('/login')
  })
})

test.describe('a forgotten password', () => {
  const askForLink = async (page: Page, correo: string) => {
    await openLogin(page)
    await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click()
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(correo)
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
  }

  test('is helped by a link that comes by mail', async ({ page }) => {
    const { correo } = await registerThroughApi()
    await askForLink(page, correo)
    const sent = dialog(page, 'Enlace de restablecimiento enviado al correo electrónico')
    await expect(sent).toContainText('Si no te llega en unos minutos, revisa el correo no deseado')
    await sent.getByRole('button', { name: 'Aceptar' }).click()
    await expect(loginHeading(page)).toBeVisible()
    expect(await resetCodesOf(correo)).toHaveLength(1)
  })

  test('is not helped where the address cannot be one', async ({ page }) => {
    await askForLink(page, 'esto no es un correo')
    await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveAccessibleDescription(
      /Correo electrónico inválido\.$/,
    )
    await page.getByRole('button', { name: 'Volver al login' }).click()
    await expect(loginHeading(page)).toBeVisible()
  })

  test('says when the link could not be sent, and keeps the address', async ({ page, problems }) => {
    problems.allow(/status of 400.*sendOobCode/)
    await askForLink(page, 'nadie@example.com')
    await expectError(page, 'Error al enviar el enlace. Revisa el correo.')
    await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('nadie@example.com')
    expect(await resetCodesOf('nadie@example.com')).toEqual([])
  })
})

const HEADER_NAMES = { admin: 'admin (Admin)', editor: 'editor (Editor)', usuario: 'usuario' } as const

for (const person of Object.values(DEMO))
  test(`${person.username} logs in and lands in the own dashboard`, async ({ page }) => {
    const release = await hold(page, WAITS.login)
    await openLogin(page)
    await sendLogin(page, person.username, person.password)
    await expect(page.getByText('Iniciando sesión...')).toBeVisible()
    release()
    await expect(page).toHaveURL(`/dashboard-${person.username}/inicio`)
    await expect(headerName(page)).toHaveText(HEADER_NAMES[person.username])
  })

test.describe('logging out', () => {
  test('leads to the first page and leaves nothing of the session', async ({ page }) => {
    await returnAs(page, DEMO.usuario, '/dashboard-usuario/servicios')
    await field(page, 'Detalle de la solicitud').fill('Algo muy mío')
    await expect(field(page, 'Correo')).toHaveValue(DEMO.usuario.correo)
    await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click()
    await dialog(page, '¿Cerrar la sesión?').getByRole('button', { name: 'Cerrar Sesión' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible()
    const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(left).not.toContain('firebase:authUser')
    expect(left).not.toContain(DEMO.usuario.correo)
    expect(left).not.toContain('Algo muy mío')

    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible()
    await page.goto('/dashboard-usuario/perfil')
    await expect(page).toHaveURL(/\/login/)
  })

  test('logs out of every tab', async ({ page, context }) => {
    await returnAs(page, DEMO.usuario)
    const other = await context.newPage()
    await other.goto('/dashboard-usuario/perfil')
    await expect(other.getByRole('heading', { name: 'Mi Perfil' })).toBeVisible()
    await logOut(page)
    await expect(other).toHaveURL(/\/(login.*)?$/)
    await expect(other.getByText(DEMO.usuario.correo)).toHaveCount(0)
  })
})

test('logging in is noticed by a tab that was a visitor', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await logInAs(page, DEMO.editor)
  await expect(other).toHaveURL('/dashboard-editor/inicio')
  await expect(headerName(other)).toHaveText('editor (Editor)')
})

test.describe('where the login leads', () => {
  const ELSEWHERE = [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(document.domain)',
    '/dashboard-admin/ver-asesorias',
  ]

  test('is never another site, nor a place of another role', async ({ page }) => {
    for (const wanted of ELSEWHERE)
      await test.step(wanted, async () => {
        await returnAs(page, DEMO.usuario, loginFor(wanted))
        await expect.soft(page).toHaveURL('/dashboard-usuario/inicio')
      })
  })

  test('is no other site whoever names it, the link or the server', async ({ page }) => {
    await page.route('**/api/users/dashboard-access', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { redirect: 'https://evil.example/' } })
    })
    await openLogin(page, '/login?redirect=//evil.example')
    await sendLogin(page, DEMO.usuario.username, DEMO.usuario.password)
    await expect(page).toHaveURL('/dashboard-usuario/inicio')
  })

  test('is the page of this portal that was wanted', async ({ page }) => {
    await page.goto('/dashboard-editor/ver-asesorias?estado=pendientes')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expect(loginHeading(page)).toBeVisible()
    await sendLogin(page, DEMO.editor.username, DEMO.editor.password)
    await expect(page).toHaveURL('/dashboard-editor/ver-asesorias?estado=pendientes')
  })
})
