import { api, type User } from '@naf/contract'
import { expect, type Page } from '@playwright/test'
import { call, uniqueName } from '../api-as.ts'
import { signIn } from '../identity-client.ts'
import { type Login, type Person, registerThroughApi } from './people.ts'
import { dashboardOf } from './roles.ts'
import { accountOf, apiToken, firebase, portalApi, userWith } from './server-side.ts'
import { rowOf } from './staff-list.ts'
import { test as base } from './test.ts'

/** People to look for among the users, and to change and delete. */

interface Fixtures {
  /** As `registerThroughApi`, with a surname nobody else has; gone again when the test is over. */
  newPerson: (changes?: Parameters<typeof registerThroughApi>[0]) => Promise<Person>
  /** Who has this address by the end of the test is then deleted. */
  forget: (correo: string) => void
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see that nothing is asked for
  forget: async ({}, use) => {
    const correos: string[] = []
    await use((correo) => void correos.push(correo))
    await Promise.all(correos.map(deleteUserWith))
  },

  newPerson: async ({ forget }, use) => {
    await use(async (changes) => {
      const person = await registerThroughApi({ apellido: uniqueName('Caiza'), ...changes })
      forget(person.correo)
      return person
    })
  },
})

const deleteUserWith = async (correo: string): Promise<void> => {
  const account = await accountOf(correo)
  if (account) await deleteUserThroughApi(account.uid)
}

/** Another administrator deletes them. */
export const deleteUserThroughApi = async (id: string): Promise<void> => {
  const { status } = await call(portalApi, api.users.delete, { params: { id }, token: await apiToken() })
  if (status !== 200) throw new Error(`deleting a user: ${status}`)
}

/** Nothing was left of somebody: no identity account, no record, no claim on the username. */
export const expectNobody = async ({ correo, username }: { correo: string; username: string }) => {
  expect(await accountOf(correo)).toBeNull()
  expect((await allUsers()).filter((user) => user.Username === username)).toEqual([])
  expect((await firebase.db.collection('usernames').doc(username.toLowerCase()).get()).exists).toBe(false)
}

/** Logs in as the browser does. @returns the dashboard that the server sends them to */
export const logInThroughApi = async ({ username, password }: Login): Promise<string> => {
  const { status, body } = await call(portalApi, api.users.login, { input: { username, password } })
  if (status !== 200) throw new Error(`login: ${status}`)
  const { token } = await signIn(body.email, password)
  return (await call(portalApi, api.users.dashboardAccess, { token })).body.redirect
}

/** All of them, as staff sees them. */
const allUsers = async (): Promise<Pick<User, 'Id' | 'Username'>[]> => {
  const { status, body } = await call(portalApi, api.users.list, { token: await apiToken('editor') })
  if (status !== 200) throw new Error(`the list of users: ${status}`)
  return body
}

/** The record is as it was when the person registered, but for what is named. */
export const expectRecord = async ({ correo, user, rol }: Person, changes: Partial<User> = {}) =>
  expect(await userWith(changes.Correo ?? correo)).toEqual({ ...user, rol_id: rol, ...changes })

export const fullName = ({ Nombre, SegundoNombre, Apellido, SegundoApellido }: User): string =>
  [Nombre, SegundoNombre, Apellido, SegundoApellido].filter(Boolean).join(' ')

export const USERS = `${dashboardOf('admin')}/usuarios`
export const CREATE = `${USERS}/crear`
export const editPath = ({ uid }: Person) => `${USERS}/editar/${uid}`
export const deletePath = ({ uid }: Person) => `${USERS}/eliminar/${uid}`

/** The list, with only what the search finds. */
export const searchPath = (text: string, list = USERS) => `${list}?q=${encodeURIComponent(text)}`

/** The page about a user is there. */
export const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

/** The list is there, with that person in it. */
export const expectListed = async (page: Page, name: string): Promise<void> => {
  await expectHeading(page, 'Gestión de Usuarios')
  await expect(rowOf(page, name)).toBeVisible()
}
