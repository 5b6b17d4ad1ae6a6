import { identityErrorCode, isOffline } from '../../api/identity.ts'
import { NetworkError, NO_CONNECTION } from '../../api/transport.ts'
import { MENSAJES_CUENTA as TEXTO } from './cuenta-messages.ts'

const SPENT = new Set([
  'auth/email-already-in-use',
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
])

/** The link will never work again: another one has to be asked for. */
export const isSpentLink = (error: unknown): boolean => SPENT.has(identityErrorCode(error) ?? '')

export const linkErrorText = (error: unknown): string =>
  error instanceof NetworkError || isOffline(error) ? NO_CONNECTION : TEXTO.failed
