import { setTimeout as sleep } from 'node:timers/promises'
import { PROJECT, url } from '../../scripts/lib/config.ts'

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

/** @throws what the emulator gives as its reason */
const send = async (
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Partial<Answer>> => {
  const response = await fetch(`${url('auth')}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Partial<Answer>
  if (!response.ok) throw new Error(answer.error?.message ?? `identity emulator: ${response.status}`)
  return answer
}

/** As somebody does who has no more than the web's key. */
const ask = (action: string, body: object) => send(`accounts:${action}?key=test-key`, body)

const enter = async (action: string, correo: string, password: string): Promise<Account> => {
  const answer = await ask(action, { email: correo, password, returnSecureToken: true })
  const { localId: uid, idToken: token, refreshToken } = answer as Answer
  return { uid, correo, password, token, refreshToken }
}

/** A fresh token, with the claims of now. */
export const signIn = (correo: string, password = 'secreta-1') =>
  enter('signInWithPassword', correo, password)

/**
 * The emulator reads the clock for the sign-in before it does for the password: where a second ends in between, the token of
 * the sign-up itself counts as revoked. So it is that of a sign-in.
 */
export const signUp = async (correo: string, password = 'secreta-1'): Promise<Account> => {
  await enter('signUp', correo, password)
  return signIn(correo, password)
}

/** Sessions end by whole seconds: one begun in the second of its revocation goes on. */
export const nextSecond = (): Promise<void> => sleep(1_001 - (Date.now() % 1_000))

/** Moves the account's e-mail at the provider, past the portal, as its own token allows. */
export const moveCorreo = (token: string, correo: string) => ask('update', { idToken: token, email: correo })

/** Opens the link of a mail that proves the mailbox or recovers the former e-mail. */
export const applyCode = (oobCode: string) => ask('update', { oobCode })

export const resetPassword = (oobCode: string, newPassword: string) =>
  ask('resetPassword', { oobCode, newPassword })

/** The codes in the links, by default to a new password, that the identity provider has mailed to an address. */
export const codesOf = async (correo: string, type = 'PASSWORD_RESET'): Promise<string[]> => {
  const response = await fetch(`${url('auth')}/emulator/v1/projects/${PROJECT}/oobCodes`)
  const { oobCodes }: { oobCodes: Record<string, string>[] } = await response.json()
  return oobCodes.flatMap(({ email, requestType, oobCode = '' }) =>
    email === correo && requestType === type ? [oobCode] : [],
  )
}

/** Has a link to a new password mailed, and gives the code in it. */
export const requestResetCode = async (correo: string): Promise<string> => {
  await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: correo })
  return (await codesOf(correo)).at(-1) ?? ''
}

/**
 * The token that somebody holds whose password was typed so long ago: the emulator's are not signed. The account is made
 * older along with it.
 */
export const agedToken = async ({ uid, token }: Account, seconds: number): Promise<string> => {
  const [head, body, ...rest] = token.split('.')
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString())
  const auth_time = claims.auth_time - seconds
  const change = { localId: uid, validSince: String(auth_time - 1) }
  await send(`projects/${PROJECT}/accounts:update`, change, { authorization: 'Bearer owner' })
  const aged = Buffer.from(JSON.stringify({ ...claims, auth_time })).toString('base64url')
  return [head, aged, ...rest].join('.')
}
