import {
  addDays,
  api,
  CARRERAS,
  lawHolidays,
  lawRules,
  type Red,
  SEMESTRES,
  VERSION_POLITICA,
} from '@naf/contract'
import type { Accounts } from './accounts.ts'
import { callApi } from './client.ts'
import { DAY, dayBefore, inventPerson, type Random } from './invent.ts'

const COUNT = 30

/** So many came after somebody of the team looked at the list. */
const UNSEEN = 4

/** The team has looked at the list; only when the enrolments have their dates can it be told until where. */
export const seeInscripciones = async ({ editor }: Accounts, ids: readonly string[]): Promise<void> => {
  const id = ids.at(-1 - UNSEEN) ?? ''
  await callApi(api.inscripciones.markSeen, { params: { id }, token: editor.token })
}

/** Students who want to volunteer, the first one first. @returns the records' ids */
export const seedInscripciones = async (random: Random): Promise<string[]> => {
  const ids: string[] = []
  for (let number = 1; number <= COUNT; number++) {
    const person = inventPerson(random)
    const { Id } = await callApi(api.inscripciones.create, {
      input: {
        PrimerNombre: person.nombre,
        SegundoNombre: random.chance(0.7) ? person.segundoNombre : '',
        ApellidoPaterno: person.apellido,
        ApellidoMaterno: person.segundoApellido,
        Celular: person.telefono,
        Correo: person.correo,
        IdEspe: `L00${400_000 + number * 97 + random.integer(0, 90)}`,
        Carrera: random.pick(CARRERAS),
        NivelSemestre: random.pick(SEMESTRES),
        Consentimiento: VERSION_POLITICA,
      },
    })
    ids.push(Id)
  }
  return ids
}

const FUENTE = 'Reglamento para la Aplicación de la Ley de Régimen Tributario Interno, arts. 72 y 158'

/** The calendars of this year and of the next one. */
export const seedCalendarios = async ({ editor }: Accounts, newest: number): Promise<void> => {
  const year = Number(dayBefore(newest + DAY, 0).slice(0, 'YYYY'.length))
  for (const Anio of [year, year + 1])
    await callApi(api.calendario.create, {
      input: { Anio, Fuente: FUENTE, ...lawRules(), Feriados: lawHolidays(Anio), Excepciones: [] },
      token: editor.token,
    })
}

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
