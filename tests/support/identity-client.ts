import { setTimeout as sleep } from 'node:timers/promises'
import { url } from '../../scripts/lib/addresses.ts'

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
