import { api, lawHolidays, lawRules } from '@naf/contract'
import type { Accounts } from './accounts.ts'
import { callApi } from './client.ts'
import { DAY, dayBefore } from './days.ts'

const FUENTE = 'Reglamento para la Aplicación de la Ley de Régimen Tributario Interno, arts. 72 y 158'

/** The calendars of the year in which the portal is seeded, and of the next. */
export const seedCalendarios = async ({ editor }: Accounts, newest: number): Promise<void> => {
  const year = Number(dayBefore(newest + DAY, 0).slice(0, 'YYYY'.length))
  for (const Anio of [year, year + 1])
    await callApi(api.calendario.create, {
      input: { Anio, Fuente: FUENTE, ...lawRules(), Feriados: lawHolidays(Anio), Excepciones: [] },
      token: editor.token,
    })
}
