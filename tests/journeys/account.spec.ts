import { api } from '@naf/contract'
import { call, uniqueName } from '../support/api-as.ts'
import { anAsesoria, aRegistration } from '../support/builders.ts'
import { codesOf, requestResetCode, signIn, signUp } from '../support/identity-client.ts'
import { linkIn, waitForMail } from '../support/mailbox.ts'
import { CONNECTION_LOST, loseNextAnswer } from '../support/network.ts'
import {
  accountOf,
  asesoriasFrom,
  hasSession,
  headerName,
  logOut,
  opens,
  portalApi,
  registerThroughApi,
  sendLogin,
  userWith,
} from '../support/people.ts'
import { expect, type Portal, test } from '../support/portal.ts'
import { NIGHTLY } from '../tiers.ts'

type Registration = ReturnType<typeof aRegistration>

/** Somebody who is not registered yet, with a user name and an address that nobody else has. */
const aNewPerson = (): Registration => {
  const username = uniqueName('nueva')
  return aRegistration({ username, correo: `${username}@example.com` })
}

const CREATE = '**/api/users/create-user'
const NO_CONNECTION = 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.'

/** The fields of the registration, by their labels. */
const asTyped = (person: Registration): Record<string, string> => ({
  Nombre: person.nombre,
  'Segundo Nombre (opcional)': person.segundoNombre ?? '',
  Apellido: person.apellido,
  'Segundo Apellido (opcional)': person.segundoApellido ?? '',
  'Número de cédula': person.cedulaRUC,
  Teléfono: person.telefono,
  Ciudad: person.ciudad,
  'Correo electrónico': person.correo,
  'Nombre de usuario': person.username,
  Contraseña: person.password,
  'Tipo de Contribuyente': person.tipoContribuyente,
})

const openRegistration = async (portal: Portal, person: Registration) => {
  await portal.open('/register')
  await portal.fill(asTyped(person))
}

const register = (portal: Portal) => portal.main.getByRole('button', { name: 'Registrarse' })

const expectWelcomed = async (portal: Portal, { nombre, username }: Registration) => {
  await expect(portal.page).toHaveURL('/dashboard-usuario/inicio')
  await expect(portal.heading(`Hola, ${nombre}`)).toBeVisible()
  await expect(headerName(portal.page)).toHaveText(username)
}

const logIn = async (portal: Portal, username: string, password: string) => {
  await portal.follow('Ingresar', portal.banner)
  await sendLogin(portal.page, username, password)
}

test.describe('a registration', () => {
  test('logs the person in, and again later by the user name in capitals', async ({ portal }) => {
    const person = aNewPerson()
    const sent: string[] = []
    portal.page.on('request', (request) => {
      if (request.url().endsWith('/api/users/create-user')) sent.push(request.url())
    })
    await openRegistration(portal, person)
    await register(portal).dblclick()
    await expectWelcomed(portal, person)
    expect(sent).toHaveLength(1)

    await portal.page.reload()
    await expect(headerName(portal.page)).toHaveText(person.username)
    await logOut(portal.page)
    await logIn(portal, person.username.toUpperCase(), person.password)
    await expectWelcomed(portal, person)
    expect(await userWith(person.correo)).toMatchObject({ Username: person.username, rol_id: 3 })
  })

  test('completes after the connection broke twice', NIGHTLY, async ({ portal, problems }) => {
    problems.allow(CONNECTION_LOST, /status of 400.*identitytoolkit.*accounts:signUp/)
    const { page } = portal
    const person = aNewPerson()
    await openRegistration(portal, person)
    await page.route(CREATE, (route) => route.abort('internetdisconnected'), { times: 1 })
    await register(portal).click()
    await portal.accept('Error', NO_CONNECTION)
    await portal.expectFilled(asTyped(person))
    expect(await accountOf(person.correo), 'an account without a record').not.toBeNull()
    expect(await userWith(person.correo)).toBeNull()

    await loseNextAnswer(page, CREATE)
    await register(portal).click()
    await portal.accept('Error', NO_CONNECTION)
    const stored = await userWith(person.correo)
    expect(stored).toMatchObject({ Username: person.username })

    await register(portal).click()
    await expectWelcomed(portal, person)
    expect(await userWith(person.correo)).toEqual(stored)
  })
})

/** Runs before the page's scripts and makes every storage throw, as when the person blocks site data. */
const blockStorage = () => {
  const refuse = () => {
    throw new DOMException('The user denied permission.', 'SecurityError')
  }
  for (const area of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, area, { get: refuse })
  ServiceWorkerContainer.prototype.register = async () => refuse()
}

/** Runs in the page: leaves room for a setting in its storage, and for no session. */
const fillStorage = () => {
  localStorage.setItem('room', 'x'.repeat(100))
  for (let length = 2 ** 23; length > 32; length /= 2)
    try {
      localStorage.setItem(`full ${length}`, 'x'.repeat(length))
    } catch {
      // The next half may fit.
    }
  localStorage.removeItem('room')
}

test.describe('a browser without room for a session', () => {
  const NOTICE =
    'Tu navegador no guarda datos: si recargas la página o abres otra pestaña, tendrás que ingresar otra vez.'

  test('registers and logs in until the page is reloaded', NIGHTLY, async ({ portal, page }) => {
    const person = aNewPerson()
    await page.addInitScript(blockStorage)
    await openRegistration(portal, person)
    await register(portal).click()
    const terms = page.getByRole('link', { name: /^términos y condiciones/ })
    await expect(terms).toHaveAttribute('href', '/terminos-condiciones')
    await page.getByRole('checkbox', { name: /términos/ }).check()
    await portal.press('ACEPTAR')
    await expectWelcomed(portal, person)
    expect(await userWith(person.correo)).toMatchObject({ Username: person.username })
    await expect(portal.main.getByText(NOTICE)).toBeVisible()

    await portal.follow('Perfil', portal.banner)
    await expect(portal.main).toContainText(person.cedulaRUC)
    await logOut(page)
    await logIn(portal, person.username, person.password)
    await expectWelcomed(portal, person)
    await portal.page.reload()
    await expect(portal.heading('Ingresa a tu cuenta')).toBeVisible()
  })

  test('holds the session of a person while its storage is full', NIGHTLY, async ({ portal, page }) => {
    const person = await registerThroughApi()
    await portal.open('/')
    await page.evaluate(fillStorage)
    await logIn(portal, person.username, person.password)
    await expect(headerName(page)).toHaveText(person.username)
    await expect(portal.main.getByText(NOTICE)).toBeVisible()
    expect(await hasSession(page)).toBe(false)
    await logOut(page)
    await page.evaluate(() => localStorage.clear())
    await logIn(portal, person.username, person.password)
    await expect(headerName(page)).toHaveText(person.username)
    await expect(portal.main.getByText(NOTICE)).toBeHidden()
    await portal.page.reload()
    await expect(headerName(page)).toHaveText(person.username)
  })
})

test.describe('the link in a mail', () => {
  const resetPath = (oobCode: string) => `/cuenta?mode=resetPassword&oobCode=${oobCode}`

  test('confirms the mailbox once, when its button is pressed', NIGHTLY, async ({ portal, problems }) => {
    problems.allow(/status of 400.*identitytoolkit/)
    const person = await registerThroughApi()
    const isConfirmed = async () => (await accountOf(person.correo))?.emailVerified
    const [mail] = await waitForMail(person.correo)
    expect(mail?.subject).toBe('Confirma tu correo - NAF ESPE')
    const { pathname, search } = linkIn(mail?.text)
    await portal.open(pathname + search, { as: person })
    await expect(portal.heading('Confirma tu correo')).toBeVisible()
    expect(await isConfirmed()).toBe(false)
    await portal.press('Confirmar mi correo')
    await expect(portal.heading('Tu correo quedó confirmado')).toBeVisible()
    expect(await isConfirmed()).toBe(true)

    await portal.open(pathname + search)
    await portal.press('Confirmar mi correo')
    await expect(portal.heading('Este enlace ya no sirve')).toBeVisible()
    await portal.follow('Ingresar', portal.main)
    await expect(portal.page).toHaveURL('/dashboard-usuario/inicio')
  })

  test('sets a new password and shows the user name', async ({ portal }) => {
    const person = await registerThroughApi()
    await portal.open('/login')
    await portal.press('Olvidé mi contraseña')
    await portal.fill({ 'Correo electrónico': person.correo })
    await portal.press('Enviar enlace')
    await portal.accept('Enlace de restablecimiento enviado al correo electrónico')
    const [code = 'no code'] = await codesOf(person.correo)
    await portal.open(resetPath(code))
    await expect(portal.heading('Elige una contraseña nueva')).toBeVisible()
    await expect(portal.main).toContainText(person.correo)
    await portal.fill({ 'Nueva contraseña': 'la-del-buzon-1' })
    await portal.press('Guardar e ingresar')
    await expect(portal.heading('Tu contraseña quedó guardada')).toBeVisible()
    await expect(portal.main).toContainText(person.username)
    await portal.follow('Ir a mi panel')
    await expect(headerName(portal.page)).toHaveText(person.username)
    expect(await opens(person.correo, person.password)).toBe(false)
    expect(await opens(person.correo, 'la-del-buzon-1')).toBe(true)
  })

  test(
    'leads the owner of an address without a record to the registration',
    NIGHTLY,
    async ({ portal, problems }) => {
      problems.allow(/status of 40[03].*(api\/users|identitytoolkit)/)
      const person = aNewPerson()
      await signUp(person.correo)
      await portal.open(resetPath(await requestResetCode(person.correo)))
      await portal.fill({ 'Nueva contraseña': person.password })
      await portal.press('Guardar e ingresar')
      await expect(portal.heading('Falta completar tu registro')).toBeVisible()
      await portal.follow('Completar el registro')
      await portal.fill(asTyped(person))
      await register(portal).click()
      await expectWelcomed(portal, person)
      expect(await userWith(person.correo)).toMatchObject({ Username: person.username })
    },
  )
})

test.describe('the profile', () => {
  test('changes the password', NIGHTLY, async ({ portal, problems }) => {
    problems.allow(/status of 400.*identitytoolkit/)
    const person = await registerThroughApi()
    const save = async (current: string) => {
      await portal.fill({
        'Contraseña actual (opcional)': current,
        'Nueva contraseña (opcional)': 'secreta-2',
      })
      await portal.press('Guardar Cambios')
    }
    await portal.open('/dashboard-usuario/perfil', { as: person })
    await portal.press('Editar Perfil')
    await portal.fill({ Ciudad: 'Riobamba' })
    await save('no-es-esta')
    await portal.accept('Error', 'La contraseña actual es incorrecta')
    await expect(portal.field('Ciudad')).toHaveValue('Riobamba')
    expect(await userWith(person.correo)).toMatchObject(person.user)

    await save(person.password)
    await portal.accept('Perfil actualizado')
    const changed = { Ciudad: 'Riobamba', Version: person.user.Version + 1 }
    expect(await userWith(person.correo)).toMatchObject({ ...person.user, ...changed })
    expect(await opens(person.correo, person.password)).toBe(false)
    await logOut(portal.page)
    await logIn(portal, person.username, 'secreta-2')
    await expect(headerName(portal.page)).toHaveText(person.username)
  })

  test('deletes the account and keeps its requests', NIGHTLY, async ({ portal, problems }) => {
    problems.allow(/status of 400.*identitytoolkit/)
    const person = await registerThroughApi()
    const { token } = await signIn(person.correo, person.password)
    await call(portalApi, api.asesorias.create, { token, input: anAsesoria({ Correo: person.correo }) })
    const remove = async (password: string) => {
      await portal.press('Eliminar Cuenta')
      await expect(portal.dialog('¿Estás seguro?')).toContainText(person.username)
      await portal.fill({ 'Contraseña actual': password })
      await portal.press('Sí, eliminar')
    }
    await portal.open('/dashboard-usuario/perfil', { as: person })
    await portal.press('Editar Perfil')
    await remove('no-es-esta')
    await portal.accept('Error', 'La contraseña actual es incorrecta')
    expect(await userWith(person.correo)).toMatchObject(person.user)

    await remove(person.password)
    await portal.accept('Cuenta eliminada')
    await expect(portal.page).toHaveURL('/')
    await expect(portal.banner.getByRole('link', { name: 'Ingresar' })).toBeVisible()
    expect(await accountOf(person.correo)).toBeNull()
    expect(await asesoriasFrom(person.correo)).toMatchObject([{ UsuarioId: null, UsuarioUsername: null }])
  })
})
