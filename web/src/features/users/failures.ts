import { ApiError, errorText, failureText } from '../../lib/api-client.ts'
import { MENSAJES_CREAR, MENSAJES_EDITAR, MENSAJES_ELIMINAR } from './messages.ts'
import { MissingIdError } from './user-id.ts'

/** The server's refusal in its own words. Where nothing came back, the user may exist all the same. */
export const createFailure = (error: unknown): string =>
  error instanceof ApiError
    ? errorText(error, MENSAJES_CREAR.rechazado)
    : `${failureText(MENSAJES_CREAR.sinRespuesta, error)}\n\n${MENSAJES_CREAR.revisaLista}`

export const updateFailure = (error: unknown): string => {
  if (error instanceof MissingIdError) return error.message
  return error instanceof ApiError
    ? errorText(error, MENSAJES_EDITAR.fallo)
    : failureText(MENSAJES_EDITAR.fallo, error)
}

export const deleteFailure = (error: unknown): string =>
  error instanceof MissingIdError
    ? `${MENSAJES_ELIMINAR.fallo}\n\n${error.message}`
    : failureText(MENSAJES_ELIMINAR.fallo, error)

/** The fields that the server's refusals are about. */
export const TAKEN_FIELDS = { username_taken: 'username', email_taken: 'correo' } as const
