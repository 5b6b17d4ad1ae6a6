import { expect, it } from 'vitest'
import { loginErrorText } from '../../../web/src/features/auth/login.ts'
import { ApiError } from '../../../web/src/lib/api-client.ts'
import { NetworkError } from '../../../web/src/lib/transport.ts'

const INCORRECT = 'Usuario o contraseña incorrectos.'
const identityError = (code: string) => Object.assign(new Error(code), { code })

it.each([
  [new ApiError(401, 'bad_credentials', 'x'), INCORRECT],
  [new ApiError(401, 'unauthenticated', 'No autorizado'), INCORRECT],
  [new ApiError(403, 'forbidden', 'No autorizado'), INCORRECT],
  [identityError('auth/wrong-password'), INCORRECT],
  [identityError('auth/invalid-credential'), INCORRECT],
  [new ApiError(429, 'too_many_requests', 'Espera un minuto.'), 'Espera un minuto.'],
  [identityError('auth/too-many-requests'), /^Demasiados intentos/],
  [new ApiError(500, 'internal', 'x'), /no está disponible/],
  [new ApiError(502, null, 'x'), /no está disponible/],
  [new NetworkError(), /^No hay conexión/],
  [identityError('auth/network-request-failed'), /^No hay conexión/],
])('a failed login is told for what it is: %#', (error, text) => {
  expect(loginErrorText(error)).toMatch(text)
})
