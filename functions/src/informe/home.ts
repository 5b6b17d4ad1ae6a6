import {
  addDays,
  type api,
  dayAt,
  type FailedMail,
  METAS,
  monthOf,
  OLD_DAYS,
  semesterOf,
  startOfDay,
} from '@naf/contract'
import type { Stored } from '../db/collection.ts'
import type { Counted } from '../db/query.ts'
import type { Deps } from '../deps.ts'
import type { Routes } from '../http/router.ts'
import type { CorreoRecord } from '../mail/outbox.ts'
import { figuresIn } from './figures.ts'
import { growthUntil } from './followers.ts'

/** Staff's home (docs/decisions/staff-home.md). */

/** The usual wait is that of so many days. */
const LATELY_DAYS = 90
/** Mails that failed before are no longer of use to anybody. */
const FAILED_DAYS = 30

const failedSince = (today: string): Date => startOfDay(addDays(today, -FAILED_DAYS))

const figure = ({ count, more }: Counted) => ({ Cantidad: count, HayMas: more })

/** Without the address: the record that the mail is about says who it was for. */
const failedMailToApi = ({ id, subject, createdAt, about, status }: Stored<CorreoRecord>): FailedMail => ({
  Id: id,
  Asunto: subject,
  Fecha: createdAt.toDate().toISOString(),
  Sobre: { Coleccion: about.coleccion, Id: about.id },
  Retenido: status === 'retenido',
})

type Needed = Pick<Deps, 'asesorias' | 'inscripciones' | 'outbox' | 'counters' | 'redes'>

export const createHomeRoutes = ({
  asesorias,
  inscripciones,
  outbox,
  counters,
  redes,
}: Needed): Pick<Routes<typeof api.informe>, 'inicio' | 'correos'> => ({
  /** At most fourteen reads and the caller's own: six of counts, six months at the end of a semester, and two. */
  async inicio({ session }) {
    const today = dayAt(new Date())
    const semester = semesterOf(today)
    const lately = { desde: addDays(today, 1 - LATELY_DAYS), hasta: today }
    const first = lately.desde < semester.desde ? lately.desde : semester.desde
    const [open, unseen, failed, days, followers] = await Promise.all([
      asesorias.countOpen(session.uid, startOfDay(addDays(today, -OLD_DAYS))),
      inscripciones.countUnseen(),
      outbox.countFailed(failedSince(today)),
      counters.between(first, today),
      redes.read(),
    ])
    const { EsperaMitad, EsperaCasiTodas } = figuresIn(lately, days)
    const { Recibidas, Atendidas, Personas, Capacitaciones } = figuresIn(semester, days)
    const { Crecimiento } = growthUntil(monthOf(today), followers)
    return {
      Antiguas: figure(open.old),
      Pendientes: figure(open.all),
      SinAsignar: figure(open.unassigned),
      Mias: figure(open.own),
      Espera: { Mitad: EsperaMitad, CasiTodas: EsperaCasiTodas, Filtro: lately },
      Inscripciones: figure(unseen),
      Correos: figure(failed),
      Semestre: {
        Recibidas,
        Atendidos: { Alcanzado: Atendidas, Meta: METAS.atendidos },
        Personas: { Alcanzado: Personas, Meta: METAS.personas },
        Capacitaciones: { Alcanzado: Capacitaciones, Meta: METAS.capacitaciones },
        Redes: { Alcanzado: Crecimiento, Meta: METAS.redes },
        Filtro: semester,
      },
    }
  },

  async correos({ query }) {
    const { records, ...page } = await outbox.listFailed(failedSince(dayAt(new Date())), query)
    return { ...page, items: records.map(failedMailToApi) }
  },
})
