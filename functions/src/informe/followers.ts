import {
  type api,
  dayAt,
  type Growth,
  monthOf,
  REDES,
  type Red,
  type Redes,
  type RedesUpdate,
} from '@naf/contract'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import type { Actor } from '../db/audit-log.ts'
import { createCollection } from '../db/collection.ts'
import type { Transact } from '../db/tx.ts'
import { AppError } from '../errors.ts'
import type { Routes } from '../http/router.ts'

/** The centre's followers in each network, typed in by staff once a month (docs/decisions/followers.md). */

/** `redes/seguidores`: all months in one document, because every reader needs all of them. */
const followersSchema = z.object({
  meses: z.record(z.string(), z.record(z.string(), z.unknown()).catch({})).catch({}),
})
const DOCUMENT = 'seguidores'

type StoredFollowers = z.output<typeof followersSchema>['meses']

export type Followers = ReturnType<typeof createFollowers>

export const createFollowers = (db: Firestore, transact: Transact) => {
  const redes = createCollection(db, { name: 'redes', schema: followersSchema })
  return {
    read: async (): Promise<StoredFollowers> => (await redes.find(DOCUMENT))?.meses ?? {},

    update: (actor: Actor, { Mes, Red, Seguidores }: RedesUpdate): Promise<void> =>
      transact(actor, async (tx) => {
        tx.merge(redes, DOCUMENT, { meses: { [Mes]: { [Red]: Seguidores ?? FieldValue.delete() } } })
        tx.log('redes.anotadas', Mes, {
          etiqueta: Red,
          detalle: Seguidores === null ? '' : String(Seguidores),
        })
      }),
  }
}

const MONTH = /^\d{4}-\d\d$/

/** The networks of a month that have a count. */
const countsOf = (stored: Record<string, unknown>): Partial<Record<Red, number>> =>
  Object.fromEntries(
    REDES.flatMap((red) => {
      const count = stored[red]
      return Number.isInteger(count) && Number(count) >= 0 ? [[red, count]] : []
    }),
  )

/** The months with a count, the earliest first. */
const monthsOf = (stored: StoredFollowers) =>
  Object.entries(stored)
    .filter(([month]) => MONTH.test(month))
    .map(([Mes, followers]) => ({ Mes, Seguidores: countsOf(followers) }))
    .filter(({ Seguidores }) => Object.keys(Seguidores).length > 0)
    .toSorted((a, b) => a.Mes.localeCompare(b.Mes))

/** At the end of a month: each network is compared with its own first month. */
export const growthUntil = (month: string, stored: StoredFollowers): Growth => {
  const months = monthsOf(stored).filter(({ Mes }) => Mes <= month)
  let [Inicio, Ahora] = [0, 0]
  for (const red of REDES) {
    const counts = months.flatMap(({ Seguidores }) => Seguidores[red] ?? [])
    Inicio += counts[0] ?? 0
    Ahora += counts.at(-1) ?? 0
  }
  return { Inicio, Ahora, Crecimiento: Inicio === 0 ? null : Math.floor(((Ahora - Inicio) * 100) / Inicio) }
}

const FUTURE = 'Ese mes todavía no empieza.'

export const createFollowersRoutes = ({
  redes,
}: {
  redes: Followers
}): Pick<Routes<typeof api.informe>, 'readRedes' | 'updateRedes'> => {
  const thisMonth = () => monthOf(dayAt(new Date()))
  const read = async (): Promise<Redes> => {
    const stored = await redes.read()
    return { Meses: monthsOf(stored).toReversed(), Crecimiento: growthUntil(thisMonth(), stored) }
  }
  return {
    readRedes: read,

    async updateRedes({ session, input }) {
      if (input.Mes > thisMonth()) throw new AppError('invalid_input', FUTURE)
      await redes.update(session, input)
      return read()
    },
  }
}
