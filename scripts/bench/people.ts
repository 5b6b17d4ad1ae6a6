import type { Rol } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import { url } from '../lib/addresses.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../lib/demo-accounts.ts'

/** The demo data's accounts, whose records are put into the emulator of the day. */
export interface Person {
  uid: string
  token: string
  correo: string
  username: string
}

export type People = Record<'admin' | 'editor' | 'usuario', Person>

interface Account {
  localId: string
  idToken: string
}

/** What the browser's SDK does, on the Auth emulator's REST interface. */
const ask = async (action: string, correo: string, password: string): Promise<Account> => {
  const response = await fetch(`${url('auth')}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: correo, password, returnSecureToken: true }),
  })
  if (!response.ok) throw new Error(`${action}: ${response.status}`)
  return (await response.json()) as Account
}

export const signUp = (correo: string): Promise<Account> => ask('signUp', correo, DEMO_PASSWORD)
export const signIn = (correo: string, password: string): Promise<Account> =>
  ask('signInWithPassword', correo, password)

const userRecord = (username: string, correo: string, rol: Rol) => ({
  ...{ nombre: 'Rosa', segundoNombre: 'Elena', apellido: 'Paredes', segundoApellido: 'Vega' },
  ...{ cedulaRUC: '1710034065', telefono: '0991234567', ciudad: 'Quito', tipoContribuyente: 'Sociedad' },
  ...{ username, correo, rol, fechaRegistro: new Date() },
})

/** Signs them in and makes them known to this database. */
export const bringPeople = async (db: Firestore): Promise<People> => {
  const people = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ username, correo, rol }) => {
      const { localId: uid, idToken: token } = await signIn(correo, DEMO_PASSWORD)
      await db
        .collection('users')
        .doc(uid)
        .set(userRecord(username, correo, rol))
      await db.collection('usernames').doc(username).set({ uid })
      return [username, { uid, token, correo, username }] as const
    }),
  )
  return Object.fromEntries(people) as People
}

/** Users who are but records, to fill a list. */
export const aUser = (n: number) => userRecord(`persona${n}`, `persona${n}@example.com`, 3)
