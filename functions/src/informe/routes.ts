import {
  type Answer,
  addDays,
  type api,
  type ComparedPeriods,
  dayAt,
  endedMonthsOf,
  type FailedMail,
  type InformeOpinion,
  isSemester,
  METAS,
  monthOf,
  OLD_DAYS,
  type Period,
  periodBefore,
  type Redes,
  startOfDay,
} from '@naf/contract'
import type { StoredAsesoria } from '../asesorias/record.ts'
import type { Stored } from '../db/collection.ts'
import type { Counted } from '../db/query.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { answerExport } from '../export/export.ts'
import { type StoredBytes, textForVisitors } from '../http/respond.ts'
import type { Routes } from '../http/router.ts'
import { RESENDABLE } from '../mail/deliveries.ts'
import type { CorreoRecord } from '../mail/outbox.ts'
import { readNames } from '../users/record.ts'
import { daysToServe, readBacklog } from './backlog-store.ts'
import { growthUntil, periodOf, readLatest } from './figures.ts'
import { backlogRows, COLUMNS, paperOf, rowsOf } from './paper.ts'

/** Without the person; the request says who it was. */
const opinionToApi = ({ id, numero, tipoServicio, opinion }: StoredAsesoria): InformeOpinion => ({
  Id: id,
  Numero: numero,
  Servicio: tipoServicio,
  Valor: opinion?.valor ?? 0,
  Comentario: opinion?.comentario ?? '',
  Fecha: opinion?.fecha.toDate().toISOString() ?? '',
})

const NO_WHOLE_MONTH =
  'El archivo lleva meses completos que ya terminaron, y en estas fechas no hay ninguno. Elige otro periodo.'

/** Mails that failed before are no longer of use to anybody. */
const FAILED_DAYS = 30

const failedSince = (today: string): Date => startOfDay(addDays(today, -FAILED_DAYS))

const thisMonth = (): string => monthOf(dayAt(new Date()))

const figure = ({ count, more }: Counted) => ({ Cantidad: count, HayMas: more })

/** Without the address: the record that the mail is about says who it was for. */
const failedMailToApi = ({
  id,
  subject,
  createdAt,
  about,
  status,
  bounce,
}: Stored<CorreoRecord>): FailedMail => ({
  Id: id,
  Asunto: subject,
  Fecha: createdAt.toDate().toISOString(),
  Sobre: { Coleccion: about.coleccion, Id: about.id },
  Retenido: status === 'retenido',
  Atrasado: status === 'pendiente',
  Rebote: status === 'rebotado' ? (bounce ?? 'rechazado') : null,
})

/** So many mails go out again at one press, in one commit. */
const RESENT_MAX = 500

export const createInformeRoutes = (deps: Deps): Routes<typeof api.informe> => {
  const { transact, counters, followers, asesorias, inscripciones, missingMails } = deps

  /** Members of staff who are gone keep what they did, without a name. */
  const withNames = async ({ Periodo, Anterior }: ComparedPeriods): Promise<ComparedPeriods> => {
    const uids = Periodo.Atiende.map(({ Uid }) => Uid)
    const nameOf = await readNames(deps, uids)
    const Atiende = Periodo.Atiende.map((one) => ({ ...one, Nombre: nameOf(one.Uid) ?? '' }))
    return { Periodo: { ...Periodo, Atiende }, Anterior: { ...Anterior, Atiende: [] } }
  }

  /** Each period beside the one before it; reads each month once. */
  const compare = async (...periods: Period[]): Promise<ComparedPeriods[]> => {
    const all = periods.flatMap((period) => [period, periodBefore(period)])
    const ends = all.flatMap(({ desde, hasta }) => [desde, hasta]).sort()
    const [days, months] = await Promise.all([
      counters.between(ends.at(0) ?? '', ends.at(-1) ?? ''),
      followers.read(),
    ])
    const figures = (period: Period) => periodOf(period, days, growthUntil(monthOf(period.hasta), months))
    return Promise.all(
      periods.map((period) =>
        withNames({ Periodo: figures(period), Anterior: figures(periodBefore(period)) }),
      ),
    )
  }

  const readFollowers = async (): Promise<Redes> => {
    const months = await followers.read()
    return { Meses: months.toReversed(), Crecimiento: growthUntil(thisMonth(), months) }
  }

  return {
    async read({ query }) {
      const leaving = endedMonthsOf(query, dayAt(new Date()))
      const [[asked, left], Pendientes] = await Promise.all([
        compare(query, ...(leaving ? [leaving] : [])),
        readBacklog(deps),
      ])
      const Papel = left ? paperOf(left, Pendientes, isSemester(query)) : null
      return { ...(asked as ComparedPeriods), Pendientes, Papel }
    },

    async export({ session, query: { formato, ...query } }) {
      const leaving = endedMonthsOf(query, dayAt(new Date()))
      if (!leaving) throw new AppError('invalid_input', NO_WHOLE_MONTH)
      const [[compared], backlog] = await Promise.all([compare(leaving), readBacklog(deps)])
      const rows = [...backlogRows(backlog), ...Object.values(compared ?? {}).flatMap(rowsOf)]
      return answerExport(deps, session, formato, {
        what: 'informe',
        title: 'Informe',
        columns: COLUMNS,
        filters: [],
        pages: [{ records: rows, unreadable: [] }],
        count: rows.length,
      })
    },

    async opiniones({ query: { desde, hasta, ...query } }) {
      const until = startOfDay(addDays(hasta, 1))
      const { records, ...page } = await asesorias.listJudged(startOfDay(desde), until, query)
      return { ...page, items: records.map(opinionToApi) }
    },

    /** Staff's home (docs/decisions/staff-screens.md). */
    async inicio({ session }) {
      const today = dayAt(new Date())
      const [open, unseen, failed, { periods, lately, semester }, months] = await Promise.all([
        asesorias.countOpen(session.uid, startOfDay(addDays(today, -OLD_DAYS))),
        inscripciones.countUnseen(),
        missingMails.count(failedSince(today), new Date()),
        readLatest(counters, today),
        followers.read(),
      ])
      const [Mitad, CasiTodas] = await Promise.all([
        daysToServe(deps, lately, 0.5),
        daysToServe(deps, lately, 0.9),
      ])
      const { Recibidas, Atendidas, Personas, Capacitaciones } = semester
      const { Crecimiento } = growthUntil(monthOf(today), months)
      return {
        Escribieron: figure(open.written),
        Antiguas: figure(open.old),
        Pendientes: figure(open.pending),
        SinAsignar: figure(open.unassigned),
        Mias: figure(open.own),
        Espera: { Mitad, CasiTodas, Filtro: periods.lately },
        Inscripciones: figure(unseen),
        Correos: figure(failed),
        Semestre: {
          Recibidas,
          Atendidos: { Alcanzado: Atendidas, Meta: METAS.atendidos },
          Personas: { Alcanzado: Personas, Meta: METAS.personas },
          Capacitaciones: { Alcanzado: Capacitaciones, Meta: METAS.capacitaciones },
          Redes: { Alcanzado: Crecimiento, Meta: METAS.redes },
          Filtro: periods.semester,
        },
      }
    },

    async correos({ query }) {
      const now = new Date()
      const { records, ...page } = await missingMails.list(failedSince(dayAt(now)), now, query)
      return { ...page, items: records.map(failedMailToApi) }
    },

    resendMail: ({ session, params: { id } }) =>
      transact(session, async (tx) => {
        const isMissing = await missingMails.resend(tx, id, new Date())
        if (isMissing) tx.log('correo.reenviado', id)
        return { Enviados: Number(isMissing), Quedan: 0 }
      }),

    async resendMails({ session }) {
      const now = new Date()
      const since = failedSince(dayAt(now))
      const cantidad = await transact(session, async (tx) => {
        const found = await missingMails.resendNext(tx, since, now, RESENT_MAX)
        if (found > 0) tx.log('correos.reenviados', null, { cantidad: found })
        return found
      })
      const { count } = await missingMails.count(since, now, RESENDABLE)
      return { Enviados: cantidad, Quedan: count }
    },

    readRedes: readFollowers,

    async updateRedes({ session, input }) {
      if (input.Mes > thisMonth()) throw new AppError('invalid_input', 'Ese mes todavía no empieza.')
      await followers.update(session, input)
      return readFollowers()
    },
  }
}

/** Fewer requests show nothing usual. */
const MIN_SERVED = 10

/** Browsers and Hosting keep it for an hour, so that many people cost few reads. */
const CACHE_CONTROL = 'public, max-age=3600'

/** How long a request usually takes, and how many were served in the half-year; each null if there were too few. */
export const usualWait = async (deps: Deps): Promise<StoredBytes> => {
  const { lately, semester } = await readLatest(deps.counters)
  const days = await daysToServe(deps, lately, 0.5)
  const answer: Answer<typeof api.asesorias.plazo> = {
    // Served within the first day is served within one day.
    Plazo: days === null ? null : days + 1,
    Atendidas: semester.Atendidas < MIN_SERVED ? null : semester.Atendidas,
  }
  return {
    ...(await textForVisitors('application/json', JSON.stringify(answer))),
    cacheControl: CACHE_CONTROL,
  }
}
