import type { User } from '@naf/contract'
import { MENSAJES_USUARIOS } from './messages.ts'

/** The record came without the id that changes to it are addressed to. */
export class MissingIdError extends Error {
  constructor() {
    super(MENSAJES_USUARIOS.missingId)
  }
}

/**
 * The server's id of a fetched record, which it may carry as `Id` or `id`.
 * @throws {MissingIdError}
 */
export const idOf = (user: User | (Omit<User, 'Id'> & { id?: string })): string => {
  const id = 'Id' in user ? user.Id : user.id
  if (!id) throw new MissingIdError()
  return id
}
