import type { api } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import { unavailable } from './errors.ts'
import type { Routes } from './http/router.ts'

export type Salud = ReturnType<typeof createSalud>

export const createSalud = (db: Firestore) => ({
  /** One small read; the document need not exist. */
  async ping(): Promise<void> {
    await db.collection('users').limit(1).select().get()
  },
})

export const createSaludRoutes = ({ salud }: { salud: Salud }): Routes<typeof api.salud> => ({
  async read() {
    await salud.ping().catch(() => {
      throw unavailable('La base de datos no responde.')
    })
    return { estado: 'ok', firestore: 'ok' }
  },
})
