import { MENSAJES_IDENTIDAD } from '@naf/contract'
import { AppError } from '../errors.ts'
import { unavailable } from './deadline.ts'

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

export const identityUnavailable = () =>
  unavailable('El servicio de cuentas no responde. Inténtalo de nuevo en unos minutos.')

const REFUSALS: Record<string, () => AppError> = {
  'auth/email-already-exists': () =>
    new AppError('email_taken', 'Ya existe una cuenta con ese correo. Usa otro.'),
  'auth/invalid-email': () => new AppError('invalid_input', MENSAJES_IDENTIDAD.correo),
  'auth/invalid-password': () => new AppError('invalid_input', MENSAJES_IDENTIDAD.password),
  'auth/user-not-found': () => new AppError('not_found', 'La cuenta de este usuario ya no existe.'),
}

/** Has the provider do something; what it refuses becomes a refusal of ours, and anything else `unavailable`. */
export const ask = async <T>(request: Promise<T>): Promise<T> =>
  request.catch((error: unknown) => {
    throw (REFUSALS[codeOf(error)] ?? identityUnavailable)()
  })
