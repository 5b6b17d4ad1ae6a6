import { type Asesoria, api, type User } from '@naf/contract'
import { initializeApp } from 'firebase-admin/app'
import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { EMULATOR_ENV, PROJECT, url } from '../../../scripts/lib/addresses.ts'
import { call } from '../api-as.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../emulators.ts'
import { signIn } from '../identity-client.ts'

/** The other side of the portal, for asking what a journey in the browser has left there. */

Object.assign(process.env, EMULATOR_ENV)
const app = initializeApp({ projectId: PROJECT }, 'e2e')

/** The Admin SDK on the running suite. */
export const firebase = { app, auth: getAuth(app), db: getFirestore(app) }

/** The API as the portal itself reaches it. */
export const portalApi = { url: `${url('portal')}/api` }

type DemoName = (typeof DEMO_ACCOUNTS)[number]['username']

/** A token of one of the demo accounts; an administrator's may ask for everything. */
export const apiToken = async (username: DemoName = 'admin'): Promise<string> => {
  const account = DEMO_ACCOUNTS.find((each) => each.username === username)
  if (!account) throw new Error(`no demo account ${username}`)
  return (await signIn(account.correo, DEMO_PASSWORD)).token
}

/** The requests for advice that carry an address, as staff sees them. */
export const asesoriasFrom = async (correo: string): Promise<Asesoria[]> => {
  const { status, body } = await call(portalApi, api.asesorias.list, { token: await apiToken() })
  if (status !== 200) throw new Error(`the list of requests: ${status}`)
  return (body as Asesoria[]).filter(({ Correo }) => Correo === correo)
}

/** The user record behind an address as the API gives it; null where there is none. */
export const userWith = async (correo: string): Promise<User | null> => {
  const account = await accountOf(correo)
  if (!account) return null
  const reply = await call(portalApi, api.users.read, {
    params: { uid: account.uid },
    token: await apiToken(),
  })
  if (reply.status === 404) return null
  if (reply.status !== 200) throw new Error(`the user record: ${reply.status}`)
  return reply.body as User
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
