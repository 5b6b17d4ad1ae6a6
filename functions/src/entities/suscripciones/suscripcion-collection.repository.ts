import type { Firestore, WithFieldValue } from 'firebase-admin/firestore'
import { newClave } from '../../platform/clave.ts'
import { createCollection } from '../../store/collection.ts'
import type { Unit } from '../../store/unit.ts'
import { type SuscripcionRecord, suscripcionSchema } from './suscripcion-record.ts'

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

/** Lets go of an account that is deleted, with what is to be sent there; who subscribed besides stays a reader. */
export const forgetReader =
  (db: Firestore, withdrawNotices: (unit: Unit, correo: string) => Promise<boolean>) =>
  async (unit: Unit, uid: string): Promise<void> => {
    const suscripciones = suscripcionesOf(db)
    for (const { id, correo, acepta } of await unit.select(suscripciones, (all) =>
      all.where('uid', '==', uid),
    )) {
      if (acepta !== null) unit.update(suscripciones, id, { uid: null })
      else {
        unit.delete(suscripciones, id)
        await withdrawNotices(unit, correo)
      }
    }
  }
