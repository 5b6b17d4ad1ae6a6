import { api, homeOf, ROL, type Rol, type User } from '@naf/contract'
import { expect, type Page } from '@playwright/test'
import { grantRole } from '../../../scripts/lib/grant-role.ts'
import { call, uniqueName } from '../api-as.ts'
import { aRegistration } from '../builders.ts'
import { DEMO_PASSWORD } from '../emulators.ts'
import { signUp } from '../identity-client.ts'
import { firebase, portalApi } from './server-side.ts'
import { bringState, loggedIn } from './storage.ts'

export interface Login {
  username: string
  password: string
}

export interface Person extends Login {
  uid: string
  correo: string
  rol: Rol
  user: User
}

/** Everybody's, and so not to be changed, deleted or given another role; for that there is `registerThroughApi`. */
export const DEMO = {
  admin: { username: 'admin', correo: 'admin@naf.test', password: DEMO_PASSWORD, rol: ROL.ADMIN },
  editor: { username: 'editor', correo: 'editor@naf.test', password: DEMO_PASSWORD, rol: ROL.EDITOR },
  usuario: { username: 'usuario', correo: 'usuario@naf.test', password: DEMO_PASSWORD, rol: ROL.USUARIO },
} as const

/** A person of one's own, a taxpayer unless `rol` says otherwise; `changes` are the registration's. */
export const registerThroughApi = async ({
  rol = ROL.USUARIO,
  ...changes
}: { rol?: Rol } & Record<string, unknown> = {}): Promise<Person> => {
  const username = uniqueName('persona')
  const password = 'secreta-1'
  const account = await signUp(`${username}@example.com`, password)
  const { uid, correo } = account
  const input = aRegistration({ username, correo, uid, password, ...changes })
  const reply = await call(portalApi, api.users.register, { input, token: account.token })
  if (reply.status !== 201) throw new Error(`registration: ${reply.status} ${reply.body?.error}`)
  if (rol !== ROL.USUARIO) await grantRole(firebase, correo, rol)
  const user = reply.body as User
  return { uid, correo, rol, username: user.Username, password, user }
}

/** Opens the login and waits for its splash to pass. */
export const openLogin = async (page: Page, path = '/login'): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Ingresa a tu cuenta' })).toBeVisible()
}

/** Fills in the login that is open, and sends it. */
export const sendLogin = async (page: Page, username: string, password: string): Promise<void> => {
  await page.getByLabel('Nombre de usuario').fill(username)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
}

/** Logs in by hand, as far as the first page of the own dashboard. */
export const logIn = async (page: Page, username: string, password: string): Promise<void> => {
  await openLogin(page)
  await sendLogin(page, username, password)
  await expect(page).toHaveURL(/\/dashboard-(admin|editor|usuario)\/inicio$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens the portal in a browser in which that person is logged in already; takes no splash and no typing. */
export const returnAs = async (
  page: Page,
  { correo, password, rol }: { correo: string; password: string; rol: Rol },
  path = homeOf(rol),
): Promise<void> => {
  await bringState(page, await loggedIn(correo, password))
  await page.goto(path)
  // Not by its role: a dialog that is there at once hides what is behind it.
  await expect(page.locator('#root h1')).toBeVisible()
}

/** What the header calls whoever is logged in. */
export const headerName = (page: Page) => page.getByRole('banner').getByRole('paragraph')

/** Logs out by the header's button. */
export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL('/')
}
