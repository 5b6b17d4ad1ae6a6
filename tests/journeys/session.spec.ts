import type { Page } from '@playwright/test'
import { uniqueName } from '../support/api-as.ts'
import { nextSecond, signUp } from '../support/identity-client.ts'
import { CONNECTION_LOST } from '../support/network.ts'
import {
  asesoriasFrom,
  DEMO,
  firebase,
  hasSession,
  headerName,
  logOut,
  registerThroughApi,
  sendLogin,
} from '../support/people.ts'
import { expect, Portal, test } from '../support/portal.ts'
import { inicioOf, loginFor, ROLES } from '../support/routes.ts'
import { LINK, tracked } from '../support/samples.ts'
import { bringState, loggedIn } from '../support/test.ts'
import { NIGHTLY } from '../tiers.ts'

const MINUTE_MS = 60_000
const DETAIL = 'Detalle de la solicitud'
const SECRET = 'Debo tres meses y no quiero que lo sepa nadie'
const FORM = '/dashboard-usuario/servicios'

const expectVisitor = (portal: Portal) =>
  expect(portal.banner.getByRole('link', { name: 'Ingresar' })).toBeVisible()

/** Logs out of a form that holds unsaved text. */
const logOutOfForm = async (portal: Portal) => {
  await portal.press('Cerrar Sesión', portal.banner)
  await portal.dialog('¿Cerrar la sesión?').getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expectVisitor(portal)
}

/** Types a whole request; the fields of a person with a session are filled in already. */
const typeRequest = async (portal: Portal, person: Record<string, string> = {}) => {
  await portal.fill({ ...person, [DETAIL]: SECRET })
  await portal.field('Declaraciones tributarias').check()
  await portal.field('Sí').check()
  await portal.fill({ 'Medio de contacto': 'Correo' })
}

test('the login leads each role to its dashboard', async ({ portal }) => {
  const names = { admin: 'admin (Admin)', editor: 'editor (Editor)', usuario: 'usuario' }
  await portal.open('/login')
  for (const role of ROLES) {
    await sendLogin(portal.page, DEMO[role].username, DEMO[role].password)
    await expect(portal.page).toHaveURL(inicioOf(role))
    await expect(headerName(portal.page)).toHaveText(names[role])
    await logOut(portal.page)
    await portal.follow('Ingresar', portal.banner)
  }
})

test('logging out ends the session in every tab and leaves nothing of it', async ({ portal, context }) => {
  const person = await registerThroughApi()
  const other = new Portal(await context.newPage())
  await other.open('/')
  await portal.open(loginFor(FORM))
  await sendLogin(portal.page, person.username, person.password)
  await expect(other.page).toHaveURL(inicioOf('usuario'))
  await expect(headerName(other.page)).toHaveText(person.username)

  await expect(portal.field('Correo')).toHaveValue(person.correo)
  await portal.fill({ [DETAIL]: SECRET })
  const answered = portal.page.waitForResponse('**/salida.txt')
  await logOutOfForm(portal)
  await expect(portal.page).toHaveURL('/')
  expect(await (await answered).headerValue('clear-site-data')).toBe('"cache"')
  await expectVisitor(other)
  await expect(other.page.getByText(person.username)).toHaveCount(0)
  const left = await portal.storedText()
  for (const own of ['firebase:authUser', person.uid, person.correo, SECRET]) expect(left).not.toContain(own)
  await portal.open('/dashboard-usuario/perfil')
  await expect(portal.page).toHaveURL(loginFor('/dashboard-usuario/perfil'))
})

test.describe('a session', () => {
  // Filling in a field below the window scrolls, and scrolling counts as activity.
  test.use({ viewport: { width: 1280, height: 1800 } })

  test('warns two minutes before an idle hour, then ends and keeps the form', async ({ portal }) => {
    const { page } = portal
    const person = await registerThroughApi()
    const warning = portal.dialog('Tu sesión está por cerrarse')
    await page.clock.install()
    await portal.open(FORM, { as: person })
    await expect(portal.field('Correo')).toHaveValue(person.correo)
    await portal.fill({ [DETAIL]: 'Una pregunta a medias' })
    await page.clock.fastForward(57 * MINUTE_MS)
    await expect(warning).toBeHidden()
    await page.clock.fastForward(MINUTE_MS)
    await expect(warning.getByRole('button', { name: 'Mantener la sesión abierta' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(warning).toBeHidden()
    expect(await hasSession(page)).toBe(true)

    await portal.press('Cerrar Sesión', portal.banner)
    await page.clock.fastForward(58 * MINUTE_MS)
    await expect(warning).toBeVisible()
    await expect(portal.dialog('¿Cerrar la sesión?')).toBeVisible()
    await page.clock.fastForward(2 * MINUTE_MS)
    await portal.accept('Tu sesión se cerró por inactividad')
    await expect(portal.dialog()).toHaveCount(0)
    await expect(page).toHaveURL(loginFor(FORM))
    expect(await hasSession(page)).toBe(false)
    await sendLogin(portal.page, person.username, person.password)
    await expect(page).toHaveURL(FORM)
    await expect(portal.field(DETAIL)).toHaveValue('Una pregunta a medias')
  })

  test(
    'revoked while a request is sent stores it once, after the next login',
    NIGHTLY,
    async ({ portal, problems }) => {
      problems.allow(/status of 401/)
      const person = await registerThroughApi()
      await portal.open(FORM, { as: person })
      await expect(portal.field('Correo')).toHaveValue(person.correo)
      await typeRequest(portal)
      await nextSecond()
      await firebase.auth.revokeRefreshTokens(person.uid)
      await portal.press('Enviar solicitud')
      await expect(portal.dialog()).toContainText('Tu sesión terminó. Ingresa de nuevo.')
      await portal.press('Aceptar')
      await expect(portal.page).toHaveURL(loginFor(FORM))
      expect(await asesoriasFrom(person.correo)).toEqual([])

      await sendLogin(portal.page, person.username, person.password)
      await expect(portal.field(DETAIL)).toHaveValue(SECRET)
      await expect(portal.field('Declaraciones tributarias')).toBeChecked()
      await portal.press('Enviar solicitud')
      await portal.accept('Enviado')
      expect(await asesoriasFrom(person.correo)).toMatchObject([{ UsuarioUsername: person.username }])
    },
  )

  test(
    'shows a page that Back brings again only while the session goes on',
    NIGHTLY,
    async ({ portal, page }) => {
      await portal.open('/dashboard-usuario/perfil', { as: DEMO.usuario })
      await portal.press('Editar Perfil')
      await portal.fill({ Ciudad: 'Latacunga' })
      // A browser keeps a page on `pagehide` and shows it again on `pageshow`; `full/back` does so in a real one.
      const pass = (type: 'pagehide' | 'pageshow') =>
        page.evaluate((type) => {
          window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
          return getComputedStyle(document.documentElement).opacity
        }, type)
      expect(await pass('pagehide')).toBe('0')
      expect(await pass('pageshow')).toBe('1')
      await expect(portal.field('Ciudad')).toHaveValue('Latacunga')

      // In the tab itself, so that no event of the storage ends the session before the guard looks.
      const ends = {
        'after a logout': () => {
          for (const key of Object.keys(localStorage))
            if (key.startsWith('firebase:authUser:')) localStorage.removeItem(key)
        },
        'after an idle hour': () => localStorage.setItem('naf_actividad', '1'),
      }
      for (const [when, end] of Object.entries(ends)) {
        await portal.open('/dashboard-usuario/perfil', { as: DEMO.usuario })
        await expect(portal.heading('Mi Perfil')).toBeVisible()
        expect(await pass('pagehide')).toBe('0')
        await page.evaluate(end)
        expect(await pass('pageshow'), when).toBe('0')
        await expect(page).toHaveURL(/\/login\?/)
      }
    },
  )

  test('of an account without a record ends without a message', async ({ portal, problems }) => {
    problems.allow(/status of 403/, /El rol no se pudo cargar/)
    const account = await signUp(`${uniqueName('a-medias')}@example.com`)
    await portal.open(inicioOf('usuario'), { as: account })
    await expect(portal.heading('Ingresa a tu cuenta')).toBeVisible()
    await expect(portal.dialog()).toBeHidden()
    expect(await hasSession(portal.page)).toBe(false)
  })

  test('renews an expired token silently', NIGHTLY, async ({ portal, page }) => {
    const person = await registerThroughApi()
    const renewal = page.waitForResponse(/\/securetoken\.googleapis\.com\/v1\/token/)
    await bringState(page, await loggedIn(person.correo, person.password, -1000))
    await portal.open('/dashboard-usuario/perfil')
    expect((await renewal).status()).toBe(200)
    await expect(headerName(page)).toHaveText(person.username)
    await expect(portal.main).toContainText(person.user.CedulaRUC)
  })

  test(
    'whose role is unavailable offers a retry and a way out',
    NIGHTLY,
    async ({ portal, page, problems }) => {
      problems.allow(/user-role/, /El rol no se pudo cargar/)
      await page.route('**/api/users/user-role/*', (route) => route.fulfill({ status: 502 }))
      await portal.open('/dashboard-editor/perfil', { as: DEMO.editor })
      await expect(page.getByText('Cargando permisos (esperando rol)...')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible()
      await page.unrouteAll()
      await portal.press('Reintentar')
      await expect(portal.heading('Mi Perfil')).toBeVisible()
      await expect(headerName(page)).toHaveText('editor (Editor)')
    },
  )
})

test.describe('a shared computer', () => {
  test('shows the next person nothing of a visitor', NIGHTLY, async ({ page, context, problems }) => {
    problems.allow(CONNECTION_LOST)
    const visitor = new Portal(page)
    await visitor.openDeclining('/servicios')
    await typeRequest(visitor, { Nombre: 'Marta Loor' })
    const next = new Portal(await context.newPage())
    await page.close()

    const person = await registerThroughApi()
    await next.open(loginFor(FORM))
    await sendLogin(next.page, person.username, person.password)
    await expect(next.field('Correo')).toHaveValue(person.correo)
    await expect(next.field(DETAIL)).toHaveValue('')
    await expect(next.main).not.toContainText('Recuperamos lo que habías escrito')
    await next.fill({ Ciudad: 'Loja', [DETAIL]: 'Algo muy mío' })
    await next.page.route('**/salida.txt', (route) => route.abort())
    await logOutOfForm(next)
    const left = await next.storedText()
    for (const text of [SECRET, 'Marta Loor', 'Algo muy mío', person.uid]) expect(left).not.toContain(text)
    expect(await asesoriasFrom(person.correo)).toEqual([])
  })

  test(
    'drops the most personal answers of a draft after an hour in an open tab',
    NIGHTLY,
    async ({ portal, page }) => {
      await page.clock.install()
      await portal.openDeclining('/servicios')
      await typeRequest(portal, { Nombre: 'Marta Loor', 'Cédula o RUC': '1710034065' })
      await expect.poll(() => portal.storedText()).toContain(SECRET)
      await page.clock.fastForward(66 * MINUTE_MS)
      await expect.poll(() => portal.storedText()).not.toMatch(/Debo tres meses|1710034065/)
      expect(await portal.storedText()).toContain('Marta Loor')
    },
  )
})

test.describe('the cookie policy', () => {
  /** The names of everything that the site has left in the browser. */
  const storedIn = async (page: Page): Promise<string[]> => {
    expect(await page.context().cookies()).toEqual([])
    const stored = await page.evaluate(async () => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
      (await indexedDB.databases()).map(({ name }) => name ?? ''),
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
    return stored.flat()
  }

  /** A name that ends in '…' stands for every key with this beginning. */
  const covers = (name: string) => (key: string) =>
    name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name

  test('names exactly what the portal stores', NIGHTLY, async ({ portal, page }) => {
    const seen = new Set<string>()
    const look = async () => {
      const stored = await storedIn(page)
      for (const key of stored) seen.add(key)
      return stored
    }
    await portal.openFirst()
    const consent = portal.dialog('Antes de empezar')
    await consent.getByRole('checkbox', { name: /términos/ }).check()
    expect(await look()).toEqual([])
    await consent.getByRole('button', { name: 'ACEPTAR' }).click()
    await portal.follow('Política de cookies')
    await expect(portal.heading('Política de cookies')).toBeVisible()
    const names = await portal.main.locator('code').allTextContents()
    await page.route('**/api/seguimiento/enlace', (route) =>
      route.fulfill({ json: { Asesoria: tracked(), CorreoConfirmado: false } }),
    )
    await portal.open(`/seguimiento#${LINK}`)
    await expect(page.getByRole('article')).toBeVisible()
    await portal.follow('Inscripción', portal.banner)
    await portal.fill({ 'Primer nombre': 'Ana' })
    await look()

    await portal.follow('Ingresar', portal.banner)
    await portal.press('Salir')
    await sendLogin(portal.page, DEMO.usuario.username, DEMO.usuario.password)
    await portal.press('Persona natural')
    await portal.follow('Inscripción', portal.menu)
    await portal.fill({ 'Segundo nombre (opcional)': 'Lucía' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect((await look()).filter(covers('firebase:authUser:…'))).toHaveLength(1)
    await logOutOfForm(portal)
    const gone = ['firebase:authUser:…', 'naf_actividad', 'naf_borrador:…', 'naf_visita:…']
    const left = await look()
    expect(left.filter((key) => gone.some((name) => covers(name)(key)))).toEqual([])
    expect(left).toContain('naf_consent')

    await portal.follow('Ingresar', portal.banner)
    await sendLogin(portal.page, DEMO.editor.username, DEMO.editor.password)
    await portal.follow('Asesorías Solicitadas', portal.menu)
    await page.getByRole('button', { name: /^Atajos de teclado/ }).click()
    await portal.field('Usar los atajos en este equipo').uncheck()
    await page.keyboard.press('Escape')
    await portal.press('Tabla')
    await page.getByRole('button', { name: /^Columnas/ }).click()
    await page.getByRole('checkbox', { name: 'Ciudad' }).uncheck()
    await look()

    expect([...seen].filter((key) => !names.some((name) => covers(name)(key)))).toEqual([])
    expect(names.filter((name) => ![...seen].some(covers(name)))).toEqual([])
  })
})
