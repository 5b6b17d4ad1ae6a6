import { ApiError, errorText, failureText } from '../../api/client.ts'
import { MENSAJES_CREAR, MENSAJES_EDITAR, MENSAJES_ELIMINAR } from './messages.ts'
import { MissingIdError } from './user-id.ts'

/** The server's refusal in its own words. Where nothing came back, the user may exist all the same. */
export const createFailure = (error: unknown): string =>
  error instanceof ApiError
    ? errorText(error, MENSAJES_CREAR.refused)
    : `${failureText(MENSAJES_CREAR.unanswered, error)}\n\n${MENSAJES_CREAR.checkList}`

export const updateFailure = (error: unknown): string => {
  if (error instanceof MissingIdError) return error.message
  return error instanceof ApiError
    ? errorText(error, MENSAJES_EDITAR.failed)
    : failureText(MENSAJES_EDITAR.failed, error)
}

export const deleteFailure = (error: unknown): string =>
  error instanceof MissingIdError
    ? `${MENSAJES_ELIMINAR.failed}\n\n${error.message}`
    : failureText(MENSAJES_ELIMINAR.failed, error)

/** The fields that the server's refusals are about. */
export const TAKEN_FIELDS = { username_taken: 'username', email_taken: 'correo' } as const
