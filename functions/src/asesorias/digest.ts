import { can, dayAt } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import type { Transact } from '../db/tx.ts'
import { digestIdOf, type Outbox } from '../mail/outbox.ts'
import type { StoredUser } from '../users/record.ts'
import { logger } from '../util.ts'
import { digestMail } from './mails.ts'
import { asesoriasOf } from './record.ts'

/** Firestore takes 500 writes a batch; what is more is told the day after. */
const TOLD_AT_ONCE = 400

export type Digest = ReturnType<typeof createDigest>

/** The requests that colleagues gave to somebody, told by one mail a day. */
export const createDigest = (db: Firestore, transact: Transact, outbox: Outbox) => {
  const asesorias = asesoriasOf(db)
  return {
    /** The uids of staff who were given a request and have had no mail about it. */
    async toBeTold(): Promise<string[]> {
      const { docs } = await asesorias.all.where('atiende.porAvisar', '==', true).select('atiende.uid').get()
      return [...new Set(docs.map((document) => String(document.get('atiende.uid'))))]
    },

    /**
     * Mails somebody what they were given and is still open, unless they had such a mail that day.
     * @param day as `YYYY-MM-DD`
     */
    tell: (user: StoredUser, day: string): Promise<void> =>
      transact(null, async (tx) => {
        if (await outbox.has(tx, digestIdOf(user.id, day))) return
        const given = await tx.query(asesorias, (all) =>
          all.where('atiende.uid', '==', user.id).where('atiende.porAvisar', '==', true).limit(TOLD_AT_ONCE),
        )
        if (given.length === 0) return
        for (const { id, atiende } of given)
          if (atiende) tx.update(asesorias, id, { atiende: { ...atiende, porAvisar: false } })
        const open = given.filter(({ estado }) => estado !== 'realizada')
        if (open.length > 0) await outbox.add(tx, digestMail(user, day, open))
        tx.log('usuario.avisado', user.id)
      }),
  }
}

interface Needed {
  asignadas: Digest
  users: { find: (uid: string) => Promise<StoredUser | null> }
}

/** Tells everybody of the team who was given a request since the last mail. One failure stops no other. */
export const sendDigests = async ({ asignadas, users }: Needed, now: Date): Promise<void> => {
  const day = dayAt(now)
  for (const uid of await asignadas.toBeTold()) {
    const user = await users.find(uid)
    if (!user || !can(user.rol, 'asesorias:manage')) continue
    try {
      await asignadas.tell(user, day)
    } catch {
      logger.error('digest not stored', { uid })
    }
  }
}
