import type { Firestore } from 'firebase-admin/firestore'

export const createSaludRepository = (db: Firestore) => ({
  /** One small read, of whatever is there. */
  async ping(): Promise<void> {
    await db.collection('users').limit(1).select().get()
  },
})
