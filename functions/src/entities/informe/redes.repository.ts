import type { RedesUpdate } from '@naf/contract'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import type { Actor } from '../../db/audit-log.ts'
import { createCollection } from '../../db/collection.ts'
import type { Write } from '../../events/write.ts'

const followersSchema = z.object({
  meses: z.record(z.string(), z.record(z.string(), z.unknown()).catch({})).catch({}),
})

/** `redes/seguidores`: by month and network. All of it is one document, since every screen reads all of it. */
const DOCUMENT = 'seguidores'

/** How many followed the centre in each network, by month `YYYY-MM`, as somebody typed it in. */
export type StoredFollowers = z.output<typeof followersSchema>['meses']

export const createRedesRepository = (db: Firestore, write: Write) => {
  const redes = createCollection(db, { name: 'redes', schema: followersSchema })
  return {
    read: async (): Promise<StoredFollowers> => (await redes.find(DOCUMENT))?.meses ?? {},

    update: (actor: Actor, { Mes, Red, Seguidores }: RedesUpdate): Promise<void> =>
      write(actor, async (tx) => {
        tx.merge(redes, DOCUMENT, { meses: { [Mes]: { [Red]: Seguidores ?? FieldValue.delete() } } })
        tx.emit({
          name: 'redes.anotadas',
          registro: Mes,
          etiqueta: Red,
          detalle: Seguidores === null ? '' : String(Seguidores),
        })
      }),
  }
}
