import { addDays, api, type Red } from '@naf/contract'
import type { Accounts } from './accounts.ts'
import { callApi } from './client.ts'
import { dayBefore } from './days.ts'
import type { Random } from './random.ts'

const MONTHS = 12
/** How many followed each network in the first month, and by how many per cent more each month at most. */
const FIRST: readonly (readonly [red: Red, followers: number, growth: number])[] = [
  ['Facebook', 1840, 2],
  ['Instagram', 960, 3],
  ['TikTok', 310, 5],
  ['LinkedIn', 150, 2],
]

/** The latest months, this one included, the earliest first. */
const monthsUntil = (newest: number): string[] => {
  const months = [dayBefore(newest, 0).slice(0, 'YYYY-MM'.length)]
  while (months.length < MONTHS) months.unshift(addDays(`${months[0]}-01`, -1).slice(0, 'YYYY-MM'.length))
  return months
}

/** How many follow the centre, as the administrator types it in each month. */
export const seedRedes = async ({ admin }: Accounts, newest: number, random: Random): Promise<void> => {
  for (const [Red, first, growth] of FIRST) {
    let Seguidores = first
    for (const Mes of monthsUntil(newest)) {
      await callApi(api.informe.updateRedes, { input: { Mes, Red, Seguidores }, token: admin.token })
      Seguidores += Math.round((Seguidores * random.integer(0, growth * 10)) / 1000)
    }
  }
}
