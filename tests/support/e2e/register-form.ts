import { uniqueName } from '../api-as.ts'
import { aRegistration } from '../builders.ts'

/** The registration at 'register'. */

export type Registration = Omit<ReturnType<typeof aRegistration>, 'uid' | 'rol_id'>

/** Somebody who is not registered yet, and whose username and address nobody else has. */
export const aNewPerson = (changes: Partial<Registration> = {}): Registration => {
  const username = uniqueName('nueva')
  const {
    uid: _,
    rol_id: __,
    ...registration
  } = aRegistration({
    username,
    correo: `${username}@example.com`,
    ...changes,
  })
  return registration
}
