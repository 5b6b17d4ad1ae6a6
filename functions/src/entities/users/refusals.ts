import { AppError } from '../../errors.ts'
import { assertAdminStays } from './users.policy.ts'

/** What can stand in the way of a change to a user besides its policy. */
const MENSAJES = {
  not_found: 'No se encontró el usuario.',
  username_taken: 'Ese nombre de usuario ya está en uso. Elige otro.',
} as const

type Obstacle = keyof typeof MENSAJES

export const refusal = (code: Obstacle): AppError => new AppError(code, MENSAJES[code])

/**
 * What a change came to, where nothing stood in its way.
 * @throws last_admin, not_found, username_taken
 */
export const changed = <T extends object>(outcome: T | Obstacle | 'last_admin'): T => {
  assertAdminStays(outcome)
  if (typeof outcome === 'string') throw refusal(outcome as Obstacle)
  return outcome as T
}
