import { type Growth, REDES, type Redes, type RedesUpdate } from '@naf/contract'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import type { Actor } from '../db/audit-log.ts'
import { createCollection } from '../db/collection.ts'
import type { Transact } from '../db/tx.ts'

/** The centre's followers in each network, typed in by staff once a month (docs/decisions/tallies.md). */

/** `redes/seguidores`: all months in one document, because every reader needs all of them. */
const followersSchema = z.object({
  meses: z.record(z.string(), z.partialRecord(z.enum(REDES), z.int().min(0)).catch({})).catch({}),
})
const DOCUMENT = 'seguidores'

type Months = Redes['Meses']

export const createFollowers = (db: Firestore, transact: Transact) => {
  const followers = createCollection(db, { name: 'redes', schema: followersSchema })
  return {
    /** The months with a count, the earliest first. */
    async read(): Promise<Months> {
      const { meses = {} } = (await followers.find(DOCUMENT)) ?? {}
      return Object.entries(meses)
        .map(([Mes, Seguidores]) => ({ Mes, Seguidores }))
        .filter(({ Mes, Seguidores }) => /^\d{4}-\d\d$/.test(Mes) && Object.keys(Seguidores).length > 0)
        .sort((a, b) => a.Mes.localeCompare(b.Mes))
    },

    update: (actor: Actor, { Mes, Red, Seguidores }: RedesUpdate): Promise<void> =>
      transact(actor, async (tx) => {
        tx.set(followers, DOCUMENT, { meses: { [Mes]: { [Red]: Seguidores ?? FieldValue.delete() } } })
        tx.log('redes.anotadas', Mes, { etiqueta: Red, detalle: String(Seguidores ?? '') })
      }),
  }
}

/** At the end of a month: each network is compared with its own first month. */
export const growthUntil = (month: string, all: Months): Growth => {
  const months = all.filter(({ Mes }) => Mes <= month)
  let [Inicio, Ahora] = [0, 0]
  for (const red of REDES) {
    const counts = months.flatMap(({ Seguidores }) => Seguidores[red] ?? [])
    Inicio += counts[0] ?? 0
    Ahora += counts.at(-1) ?? 0
  }
  return { Inicio, Ahora, Crecimiento: Inicio === 0 ? null : Math.floor(((Ahora - Inicio) * 100) / Inicio) }
}
