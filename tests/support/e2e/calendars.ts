import { api, type Calendario } from '@naf/contract'
import { aCalendar } from '../../../scripts/lib/example-forms.ts'
import { call } from '../api-as.ts'
import { apiToken, portalApi } from './server-side.ts'

/** The year it is in Ecuador. */
export const thisYear = (): number => new Date(Date.now() - 5 * 3_600_000).getUTCFullYear()

/** A year's calendar as the law has it, which is made where there is none. @returns its id */
export const ensureCalendar = async (year = thisYear()): Promise<string> => {
  const token = await apiToken('editor')
  await call(portalApi, api.calendario.create, { input: aCalendar(year), token })
  const { body } = await call(portalApi, api.calendario.list, { token })
  const found = (body as Calendario[]).find(({ Anio }) => Anio === year)
  if (!found) throw new Error(`no calendar of ${year}`)
  return found.Id
}

export const removeCalendar = async (year: number): Promise<void> => {
  const token = await apiToken('editor')
  await call(portalApi, api.calendario.delete, { params: { id: String(year) }, token })
}
