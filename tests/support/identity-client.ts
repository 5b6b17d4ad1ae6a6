import { setTimeout as sleep } from 'node:timers/promises'
import { PROJECT, url } from '../../scripts/lib/addresses.ts'

/** What the browser's SDK does when a person signs up or in, on the Auth emulator's REST interface. */

export interface Account {
  uid: string
  correo: string
  password: string
  token: string
  refreshToken: string
}

interface Answer {
  localId: string
  idToken: string
  refreshToken: string
  error?: { message: string }
}

const ask = async (action: string, correo: string, password: string): Promise<Account> => {
  const response = await fetch(
    `${url('auth')}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=test-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: correo, password, returnSecureToken: true }),
    },
  )
  const answer = (await response.json()) as Answer
  if (!response.ok) throw new Error(answer.error?.message ?? `identity emulator: ${response.status}`)
  const { localId: uid, idToken: token, refreshToken } = answer
  return { uid, correo, password, token, refreshToken }
}

export const signUp = (correo: string, password = 'secreta-1') => ask('signUp', correo, password)

/** A fresh token, with the claims of now. */
export const signIn = (correo: string, password = 'secreta-1') => ask('signInWithPassword', correo, password)

/** Sessions end by whole seconds: one begun in the second of its revocation goes on. */
export const nextSecond = (): Promise<void> => sleep(1_001 - (Date.now() % 1_000))

const send = async (action: string, body: object): Promise<unknown> => {
  const response = await fetch(
    `${url('auth')}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=test-key`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
  if (!response.ok) throw new Error(`identity emulator: ${response.status}`)
  return response.json()
}

/** Moves the account's e-mail at the provider, past the portal, as its own token allows. */
export const moveCorreo = (token: string, correo: string) => send('update', { idToken: token, email: correo })

/** Opens the link of a verification mail. */
export const applyCode = (oobCode: string) => send('update', { oobCode })

export const resetPassword = (oobCode: string, newPassword: string) =>
  send('resetPassword', { oobCode, newPassword })

/** Has a link to a new password mailed, and gives the code in it. */
export const requestResetCode = async (correo: string): Promise<string> => {
  await send('sendOobCode', { requestType: 'PASSWORD_RESET', email: correo })
  const response = await fetch(`${url('auth')}/emulator/v1/projects/${PROJECT}/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; oobCode: string }[] }
  return oobCodes.findLast(({ email }) => email === correo)?.oobCode ?? ''
}

/**
 * The token that somebody holds whose password was typed so long ago: the emulator's are not signed. The account is made
 * older along with it.
 */
export const agedToken = async ({ uid, token }: Account, seconds: number): Promise<string> => {
  const [head, body, ...rest] = token.split('.')
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString())
  const auth_time = claims.auth_time - seconds
  const response = await fetch(
    `${url('auth')}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: uid, validSince: String(auth_time - 1) }),
    },
  )
  if (!response.ok) throw new Error(`identity emulator: ${response.status}`)
  const aged = Buffer.from(JSON.stringify({ ...claims, auth_time })).toString('base64url')
  return [head, aged, ...rest].join('.')
}
