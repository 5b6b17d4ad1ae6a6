import {
  addDays,
  dayAt,
  type Figures,
  type Growth,
  type InformePeriod,
  type Period,
  REDES,
  type Redes,
  type RedesUpdate,
  semesterOf,
} from '@naf/contract'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from '../db/collection.ts'
import { addTallies, type Counters, type DayTally, monthsBetween, type Tally } from '../db/counters.ts'
import type { Transact } from '../db/tx.ts'
import type { Actor } from '../session.ts'

/** What the counters and the followers say of a period. */

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Never below zero: a request that was closed before the period may be reopened in it. */
const count = (tally: Tally, name: string): number => Math.max(0, tally[name] ?? 0)

/** The counts below a name: below `servicio`, that of each service. */
export const counts = (tally: Tally, name: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(tally)
      .filter(([path, count]) => path.startsWith(`${name}/`) && count > 0)
      .map(([path, count]) => [path.slice(name.length + 1), count]),
  )

/** @returns the days within which that part of the requests was served; null without any */
const waitOf = (tally: Tally, part: number): number | null => {
  const waits = Object.entries(counts(tally, 'espera'))
    .map(([days, served]) => [Number(days), served] as const)
    .sort(([a], [b]) => a - b)
  let left = Math.ceil(sumOf(waits.map(([, served]) => served)) * part)
  for (const [days, served] of waits) {
    left -= served
    if (left <= 0) return days
  }
  return null
}

/** Somebody who was served and attended a training counts twice: the counters identify nobody. */
const figuresOf = (tally: Tally): Figures => {
  const [Atendidas, Asistencias] = [count(tally, 'cierre/atendida'), count(tally, 'asistencias')]
  return {
    Recibidas: count(tally, 'recibidas'),
    Cerradas: count(tally, 'cerradas'),
    Atendidas,
    Inscripciones: count(tally, 'inscripciones'),
    Capacitaciones: count(tally, 'capacitaciones'),
    Asistencias,
    Personas: Atendidas + Asistencias,
    EsperaMitad: waitOf(tally, 0.5),
    EsperaCasiTodas: waitOf(tally, 0.9),
  }
}

const meanOf = (opinions: Record<string, number>): number | null => {
  const given = sumOf(Object.values(opinions))
  const stars = Object.entries(opinions).map(([valor, count]) => Number(valor) * count)
  return given === 0 ? null : Math.round((sumOf(stars) * 10) / given) / 10
}

const tallyOf = (days: readonly DayTally[]): Tally => addTallies(...days.map(([, tally]) => tally))

const within = (days: readonly DayTally[], { desde, hasta }: Period): DayTally[] =>
  days.filter(([day]) => desde <= day && day <= hasta)

const LATELY_DAYS = 90

/** The tally of the last 90 days, which shows the usual wait, and the figures of the running semester. */
export const readLatest = async (counters: Counters, today = dayAt(new Date())) => {
  const periods = {
    lately: { desde: addDays(today, 1 - LATELY_DAYS), hasta: today },
    semester: semesterOf(today),
  }
  const { lately, semester } = periods
  const first = lately.desde < semester.desde ? lately.desde : semester.desde
  const days = await counters.between(first, today)
  const tallyIn = (period: Period) => tallyOf(within(days, period))
  return { periods, lately: tallyIn(lately), semester: figuresOf(tallyIn(semester)) }
}

/** The figures of a period, of each of its months and of each group. The staff's names are still missing. */
export const periodOf = (period: Period, days: readonly DayTally[], growth: Growth): InformePeriod => {
  const own = within(days, period)
  const tally = tallyOf(own)
  return {
    Desde: period.desde,
    Hasta: period.hasta,
    ...figuresOf(tally),
    Meses: monthsBetween(period.desde, period.hasta).map((Mes) => ({
      Mes,
      ...figuresOf(tallyOf(own.filter(([day]) => day.startsWith(Mes)))),
    })),
    Servicio: counts(tally, 'servicio'),
    Contribuyente: counts(tally, 'contribuyente'),
    Medio: counts(tally, 'medio'),
    Discapacidad: counts(tally, 'discapacidad'),
    Cuenta: counts(tally, 'cuenta'),
    Provincia: counts(tally, 'provincia'),
    Ciudad: counts(tally, 'ciudad'),
    Cierre: counts(tally, 'cierre'),
    Opinion: counts(tally, 'opinion'),
    OpinionMedia: meanOf(counts(tally, 'opinion')),
    Redes: growth,
    Atiende: Object.entries(counts(tally, 'atiende'))
      .map(([Uid, Cantidad]) => ({ Uid, Nombre: '', Cantidad }))
      .sort((a, b) => b.Cantidad - a.Cantidad),
  }
}

/** `redes/seguidores`: the centre's followers in each network, typed in once a month; all months in one document. */
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
