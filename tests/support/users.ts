import { api, type User } from '@naf/contract'
import { call, type Person, uniqueName } from './api-as.ts'
import { aUserToCreate, aUserUpdate } from './builders.ts'
import type { ApiServer } from './server.ts'

/** The form of a new user as an administrator sends it. Its user name and e-mail are unique. */
export const aUserForm = (changes: Record<string, unknown> = {}) => {
  const username = uniqueName('creada')
  return aUserToCreate({ username, correo: `${username}@example.com`, ...changes })
}

export const namesOf = ({ user }: Person) => ({ username: user.Username, correo: user.Correo })

/** What administrators do with the users of a server. */
export const userCalls = (server: ApiServer, token: () => string) => ({
  create: (input: ReturnType<typeof aUserForm>) => call(server, api.users.create, { input, token: token() }),
  update: (user: User, changes: Record<string, unknown> = {}, how = {}) => {
    const input = aUserUpdate(user, changes)
    return call(server, api.users.update, { params: { id: user.Id }, input, token: token(), ...how })
  },
  remove: (id: string) => call(server, api.users.delete, { params: { id }, token: token() }),
})
