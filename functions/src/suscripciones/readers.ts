import type { Firestore } from 'firebase-admin/firestore'
import { readAll } from '../db/query.ts'
import { suscripcionesOf } from './collection.ts'
import { type Lector, lectorOf } from './record.ts'

/** Of these accounts those that are in use and whose mailbox is proven. */
export type ProvenOf = (uids: string[]) => Promise<Set<string>>

interface Accounts {
  /** Those that agreed to communications. */
  agreed: () => Promise<{ uid: string; correo: string }[]>
}

/** Who is told of new bulletins: each address once, by an account or by a subscription. */
export const createReaders = (db: Firestore, accounts: Accounts) => {
  const suscripciones = suscripcionesOf(db)

  /** In the order of their ids. An account whose mailbox nobody has proven is none: anybody may register it. */
  return async (provenOf: ProvenOf): Promise<Lector[]> => {
    const [subscribed, returned, agreed] = await Promise.all([
      readAll(suscripciones.all.where('acepta', '==', true).select('correo')),
      readAll(suscripciones.all.where('devuelta', '==', true).select()),
      accounts.agreed(),
    ])
    const proven = await provenOf(agreed.map(({ uid }) => uid))
    const readers = new Map<string, Lector>()
    for (const document of subscribed)
      readers.set(document.id, { id: document.id, correo: String(document.get('correo')), uid: null })
    for (const { uid, correo } of agreed) {
      if (proven.has(uid)) readers.set(lectorOf(correo), { id: lectorOf(correo), correo, uid })
    }
    for (const { id } of returned) readers.delete(id)
    return [...readers.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  }
}
