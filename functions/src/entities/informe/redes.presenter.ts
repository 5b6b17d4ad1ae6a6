import { type Growth, REDES, type Red, type Redes } from '@naf/contract'
import type { StoredFollowers } from './redes.repository.ts'

type Followers = Partial<Record<Red, number>>

/** Of a month what is a number of a network that is known. */
const presentMonth = (stored: Record<string, unknown>): Followers =>
  Object.fromEntries(
    REDES.flatMap((red) => {
      const count = stored[red]
      return Number.isInteger(count) && Number(count) >= 0 ? [[red, count]] : []
    }),
  )

const MONTH = /^\d{4}-\d\d$/

/** The earliest first; what is no month, or an empty one, is left out. */
const monthsOf = (stored: StoredFollowers): (readonly [month: string, followers: Followers])[] =>
  Object.entries(stored)
    .filter(([month]) => MONTH.test(month))
    .map(([month, followers]) => [month, presentMonth(followers)] as const)
    .filter(([, followers]) => Object.keys(followers).length > 0)
    .toSorted(([a], [b]) => a.localeCompare(b))

/** As of a month: each network is compared with its own first one (docs/decisions/followers.md). */
export const growthUntil = (month: string, stored: StoredFollowers): Growth => {
  const months = monthsOf(stored).filter(([one]) => one <= month)
  let [Inicio, Ahora] = [0, 0]
  for (const red of REDES) {
    const counts = months.flatMap(([, followers]) => followers[red] ?? [])
    Inicio += counts[0] ?? 0
    Ahora += counts.at(-1) ?? 0
  }
  return { Inicio, Ahora, Crecimiento: Inicio === 0 ? null : Math.floor(((Ahora - Inicio) * 100) / Inicio) }
}

export const presentRedes = (stored: StoredFollowers, month: string): Redes => ({
  Meses: monthsOf(stored)
    .map(([Mes, Seguidores]) => ({ Mes, Seguidores }))
    .toReversed(),
  Crecimiento: growthUntil(month, stored),
})
