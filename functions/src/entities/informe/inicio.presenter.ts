import { type Growth, type Inicio, METAS, type Period } from '@naf/contract'
import type { Open } from '../../asesorias/store.ts'
import type { DayTally } from '../../db/counters.ts'
import type { Moment } from '../../db/fields.ts'
import type { Counted } from '../../db/query.ts'
import { figuresOf, tallyOf } from './informe.presenter.ts'

/** What staff's working screen is made of. */
export interface Working {
  open: Open
  unseen: Counted & { since: Moment | null }
  failed: Counted
  failedSince: Date
  days: readonly DayTally[]
  /** What is usual lately is told by these days. */
  lately: Period
  semester: Period
  growth: Growth
}

const figure = <Filtro>({ count, more }: Counted, Filtro: Filtro) => ({
  Cantidad: count,
  HayMas: more,
  Filtro,
})

const within = (days: readonly DayTally[], { desde, hasta }: Period) =>
  figuresOf(tallyOf(days.filter(([day]) => desde <= day && day <= hasta)))

export const presentInicio = (working: Working): Inicio => {
  const { open, unseen, failed, failedSince, days, lately, semester, growth } = working
  const usual = within(days, lately)
  const { Recibidas, Atendidas, Personas, Capacitaciones } = within(days, semester)
  return {
    Antiguas: figure(open.old, { estado: 'antiguas' }),
    Pendientes: figure(open.all, { estado: 'pendientes' }),
    SinAsignar: figure(open.unassigned, { estado: 'sin-asignar' }),
    Mias: figure(open.own, { estado: 'mias' }),
    Espera: { Mitad: usual.EsperaMitad, CasiTodas: usual.EsperaCasiTodas, Filtro: lately },
    Inscripciones: figure(unseen, { desde: unseen.since?.toDate().toISOString() ?? null }),
    Correos: figure(failed, { desde: failedSince.toISOString() }),
    Semestre: {
      Recibidas,
      Atendidos: { Alcanzado: Atendidas, Meta: METAS.atendidos },
      Personas: { Alcanzado: Personas, Meta: METAS.personas },
      Capacitaciones: { Alcanzado: Capacitaciones, Meta: METAS.capacitaciones },
      Redes: { Alcanzado: growth.Crecimiento, Meta: METAS.redes },
      Filtro: semester,
    },
  }
}
