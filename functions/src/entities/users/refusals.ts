import { AppError } from '../../errors.ts'

/** What can stand in the way of a change to a user, as a refusal. */
const MENSAJES = {
  not_found: 'No se encontró el usuario.',
  username_taken: 'Ese nombre de usuario ya está en uso. Elige otro.',
  last_admin: 'El portal debe conservar al menos un administrador. Nombra a otro antes.',
} as const

export const refusal = (code: keyof typeof MENSAJES): AppError => new AppError(code, MENSAJES[code])
