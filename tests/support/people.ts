import { type Asesoria, api, type Endpoint, type User } from '@naf/contract'
import { expect, type Page } from '@playwright/test'
import { initializeApp } from 'firebase-admin/app'
import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { DEMO_PASSWORD, EMULATOR_ENV, PROJECT, url } from '../../scripts/lib/config.ts'
import { call, registerTaxpayer } from './api-as.ts'
import { signIn } from './identity-client.ts'

/** Accounts, and what the API has of them. */

Object.assign(process.env, EMULATOR_ENV)
const app = initializeApp({ projectId: PROJECT }, 'e2e')

/** The Admin SDK on the running suite. */
export const firebase = { app, auth: getAuth(app), db: getFirestore(app) }

/** The API as the portal itself reaches it. */
export const portalApi = { url: `${url('portal')}/api` }

/** A token of one of the demo accounts; an administrator's may ask for everything. */
export const apiToken = async (username: keyof typeof DEMO = 'admin'): Promise<string> => {
  const { correo, password } = DEMO[username]
  return (await signIn(correo, password)).token
}

/** Calls an endpoint as the administrator. @returns the answer's body @throws for a refusal */
export const asAdmin = async <E extends Endpoint>(endpoint: E, options: Parameters<typeof call<E>>[2]) => {
  const { status, body } = await call(portalApi, endpoint, { ...options, token: await apiToken() })
  if (status >= 300) throw new Error(`${endpoint.path}: ${status} ${body?.error}`)
  return body
}

/** The requests for advice that carry an address, as staff sees them. */
export const asesoriasFrom = async (correo: string): Promise<Asesoria[]> => {
  const all: Asesoria[] = await asAdmin(api.asesorias.list, {})
  return all.filter(({ Correo }) => Correo === correo)
}

/** The user record behind an address as the API gives it; null where there is none. */
export const userWith = async (correo: string): Promise<User | null> => {
  const account = await accountOf(correo)
  if (!account) return null
  const options = { params: { uid: account.uid }, token: await apiToken() }
  const { status, body } = await call(portalApi, api.users.read, options)
  if (status === 404) return null
  if (status !== 200) throw new Error(`the user record: ${status}`)
  return body
}

/** The identity account of an address; null where there is none. */
export const accountOf = async (correo: string): Promise<UserRecord | null> => {
  const { users } = await firebase.auth.getUsers([{ email: correo }])
  return users[0] ?? null
}

/** Whether the identity provider lets somebody in. */
export const opens = async (correo: string, password: string): Promise<boolean> =>
  signIn(correo, password).then(
    () => true,
    () => false,
  )

/** Everybody's, and so not to be changed, deleted or given another role; for that there is `registerThroughApi`. */
export const DEMO = {
  admin: { username: 'admin', correo: 'admin@naf.test', password: DEMO_PASSWORD },
  editor: { username: 'editor', correo: 'editor@naf.test', password: DEMO_PASSWORD },
  usuario: { username: 'usuario', correo: 'usuario@naf.test', password: DEMO_PASSWORD },
} as const

/** A taxpayer of one's own. */
export const registerThroughApi = async () => {
  const person = await registerTaxpayer(portalApi)
  return { ...person, username: person.user.Username }
}

/** As when the person opens the link that was mailed to them. Tokens from then on say so. */
export const proveMailbox = (uid: string) => firebase.auth.updateUser(uid, { emailVerified: true })

/** Fills in the login that is open, and sends it. */
export const sendLogin = async (page: Page, username: string, password: string): Promise<void> => {
  await page.getByLabel('Nombre de usuario').fill(username)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
}

/** What the header calls the person who is logged in. */
export const headerName = (page: Page) => page.getByRole('banner').getByRole('paragraph')

/** Logs out by the header's button. */
export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL('/')
}

/** Whether the page's browser keeps anybody's session. */
export const hasSession = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:')))
