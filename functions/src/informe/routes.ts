import {
  addDays,
  type api,
  type ComparedPeriods,
  dayAt,
  endedMonthsOf,
  type InformeOpinion,
  isSemester,
  monthOf,
  type Period,
  periodBefore,
  startOfDay,
} from '@naf/contract'
import type { StoredAsesoria } from '../asesorias/record.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { answerExport } from '../export/export.ts'
import type { Routes } from '../http/router.ts'
import { fullName } from '../users/record.ts'
import { periodOf } from './figures.ts'
import { createFollowersRoutes, growthUntil } from './followers.ts'
import { createHomeRoutes } from './home.ts'
import { COLUMNS, paperOf, type ReportRow, rowsOf } from './paper.ts'

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

async function* onePage(records: readonly ReportRow[]) {
  yield { records, unreadable: [] }
}

export const createInformeRoutes = (deps: Deps): Routes<typeof api.informe> => {
  const { counters, redes, users, asesorias } = deps

  /** Members of staff who are gone keep what they did, without a name. */
  const withNames = async ({ Periodo, Anterior }: ComparedPeriods): Promise<ComparedPeriods> => {
    const names = await users.namesOf(Periodo.Atiende.map(({ Uid }) => Uid))
    const Atiende = Periodo.Atiende.map((one) => {
      const name = names.get(one.Uid)
      return { ...one, Nombre: name ? fullName(name) : '' }
    })
    return { Periodo: { ...Periodo, Atiende }, Anterior: { ...Anterior, Atiende: [] } }
  }

  /** Each period beside the one before it; reads each month once. */
  const compare = async (...periods: Period[]): Promise<ComparedPeriods[]> => {
    const all = periods.flatMap((period) => [period, periodBefore(period)])
    const first = all.map(({ desde }) => desde).sort()[0] ?? ''
    const last =
      all
        .map(({ hasta }) => hasta)
        .sort()
        .at(-1) ?? ''
    const [days, followers] = await Promise.all([counters.between(first, last), redes.read()])
    const figures = (period: Period) => periodOf(period, days, growthUntil(monthOf(period.hasta), followers))
    return Promise.all(
      periods.map((period) =>
        withNames({ Periodo: figures(period), Anterior: figures(periodBefore(period)) }),
      ),
    )
  }

  return {
    async read({ query }) {
      const leaving = endedMonthsOf(query, dayAt(new Date()))
      const [asked, left] = await compare(query, ...(leaving ? [leaving] : []))
      return { ...(asked as ComparedPeriods), Papel: left ? paperOf(left, isSemester(query)) : null }
    },

    async export({ session, query: { formato, ...query } }) {
      const leaving = endedMonthsOf(query, dayAt(new Date()))
      if (!leaving) throw new AppError('invalid_input', NO_WHOLE_MONTH)
      const [compared] = await compare(leaving)
      const rows = Object.values(compared ?? {}).flatMap(rowsOf)
      return answerExport(deps, session, formato, {
        what: 'informe',
        title: 'Informe',
        columns: COLUMNS,
        filters: [],
        pages: onePage(rows),
        count: rows.length,
      })
    },

    async opiniones({ query: { desde, hasta, ...query } }) {
      const until = startOfDay(addDays(hasta, 1))
      const { records, ...page } = await asesorias.listJudged(startOfDay(desde), until, query)
      return { ...page, items: records.map(opinionToApi) }
    },

    ...createHomeRoutes(deps),
    ...createFollowersRoutes(deps),
  }
}
