import type { Firestore, WithFieldValue } from 'firebase-admin/firestore'
import { createCollection } from '../db/collection.ts'
import type { Tx } from '../db/tx.ts'
import { newClave } from '../http/links.ts'
import { type SuscripcionRecord, suscripcionSchema } from './record.ts'

export const suscripcionesOf = (db: Firestore) =>
  createCollection(db, { name: 'suscripciones', schema: suscripcionSchema })

export const newSuscripcion = (
  correo: string,
  fields: Partial<WithFieldValue<SuscripcionRecord>> = {},
): WithFieldValue<SuscripcionRecord> => ({
  correo,
  clave: newClave(),
  acepta: null,
  version: null,
  fecha: null,
  pedida: null,
  vence: null,
  devuelta: false,
  uid: null,
  ...fields,
})

/** Lets go of an account that is deleted; a person who subscribed besides stays a reader. */
export const forgetReader =
  (db: Firestore) =>
  async (tx: Tx, uid: string): Promise<void> => {
    const suscripciones = suscripcionesOf(db)
    for (const { id, acepta } of await tx.select(suscripciones, (all) => all.where('uid', '==', uid))) {
      if (acepta === null) tx.delete(suscripciones, id)
      else tx.update(suscripciones, id, { uid: null })
    }
  }
