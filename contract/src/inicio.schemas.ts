import * as z from 'zod'
import { isoDateTime } from './fields.ts'

/** Staff's working screen. Every figure comes with what leads to the rows behind it. */

/** Up to `CUENTA_MAX`; beyond, `HayMas` says that there are more. */
const counted = { Cantidad: z.int(), HayMas: z.boolean() }

/** Requests, and the queue in which they stand at 'ver-asesorias'. */
const queue = <const Name extends string>(estado: Name) =>
  z.object({ ...counted, Filtro: z.object({ estado: z.literal(estado) }) })

/** The days that a report of these figures is about. */
const days = z.object({ desde: z.iso.date(), hasta: z.iso.date() })

/** How far a goal is; null where nobody can tell yet. */
const goal = z.object({ Alcanzado: z.int().nullable(), Meta: z.int() })

export const inicioSchema = z.object({
  /** For more than seven days. */
  Antiguas: queue('antiguas'),
  Pendientes: queue('pendientes'),
  SinAsignar: queue('sin-asignar'),
  /** Of the caller. */
  Mias: queue('mias'),
  /** Whole days within which half of those served in the last 90 days were, and nine of ten; null where nobody was. */
  Espera: z.object({ Mitad: z.int().nullable(), CasiTodas: z.int().nullable(), Filtro: days }),
  /** Enrolments that came after the last one that anybody of the team has seen, which came at `desde`. */
  Inscripciones: z.object({ ...counted, Filtro: z.object({ desde: isoDateTime.nullable() }) }),
  /** Mails of the last 30 days that did not arrive. */
  Correos: z.object({ ...counted, Filtro: z.object({ desde: isoDateTime }) }),
  /** This half-year against what the centre has set itself; of `Redes` in per cent. */
  Semestre: z.object({
    Recibidas: z.int(),
    Atendidos: goal,
    Personas: goal,
    Capacitaciones: goal,
    Redes: goal,
    Filtro: days,
  }),
})

/** The collections whose records a mail may be about. */
export const mailAbout = z.enum([
  'asesorias',
  'inscripciones',
  'users',
  'suscripciones',
  'boletines',
  'participantes',
  'capacitaciones',
])

/** What a mail that did not arrive is about: a link leads to a request, and to the list of anything else. */
export const failedMailSchema = z.object({
  Id: z.string(),
  Asunto: z.string(),
  Fecha: isoDateTime,
  Sobre: z.object({
    Coleccion: mailAbout,
    Id: z.string(),
  }),
  /** Held back by the cap on mails, and never sent; else the other side refused it. */
  Retenido: z.boolean(),
})

export type Inicio = z.output<typeof inicioSchema>
export type FailedMail = z.output<typeof failedMailSchema>
