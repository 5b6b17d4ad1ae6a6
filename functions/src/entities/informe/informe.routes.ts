import {
  addDays,
  type api,
  type ComparedPeriods,
  type Informe,
  type InformePeriod,
  type Period,
  periodBefore,
  startOfDay,
} from '@naf/contract'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/router.ts'
import { fullName } from '../../users/record.ts'
import { exportInforme } from './export-informe.ts'
import { presentPeriod } from './informe.presenter.ts'
import { createInicioRoutes } from './inicio.routes.ts'
import { presentOpinion } from './opinion.presenter.ts'
import { presentPaper } from './paper.presenter.ts'
import { growthUntil } from './redes.presenter.ts'
import type { StoredFollowers } from './redes.repository.ts'
import { createRedesRoutes } from './redes.routes.ts'

export const createInformeRoutes = (deps: Deps): Routes<typeof api.informe> => {
  const { counters, redes, users, asesorias } = deps

  /** Whoever is gone keeps what they did, without a name. */
  const attendants = async (period: InformePeriod): Promise<InformePeriod['Atiende']> => {
    const names = await users.namesOf(period.Atiende.map(({ Uid }) => Uid))
    return period.Atiende.map((one) => {
      const name = names.get(one.Uid)
      return { ...one, Nombre: name ? fullName(name) : '' }
    })
  }

  const read = async (period: Period, followers: StoredFollowers): Promise<InformePeriod> =>
    presentPeriod(period, await counters.between(period.desde, period.hasta), (month) =>
      growthUntil(month, followers),
    )

  const compared = async (query: Period): Promise<ComparedPeriods> => {
    const followers = await redes.read()
    const [now, before] = await Promise.all([read(query, followers), read(periodBefore(query), followers)])
    return { Periodo: { ...now, Atiende: await attendants(now) }, Anterior: { ...before, Atiende: [] } }
  }

  const report = async (query: Period): Promise<Informe> => {
    const periods = await compared(query)
    return { ...periods, Papel: presentPaper(periods) }
  }

  return {
    read: ({ query }) => report(query),

    export: async ({ session, query: { formato, ...period } }) =>
      exportInforme(deps, session, formato, await compared(period)),

    async opiniones({ query: { desde, hasta, ...query } }) {
      const until = startOfDay(addDays(hasta, 1))
      const { records, ...page } = await asesorias.listJudged(startOfDay(desde), until, query)
      return { ...page, items: records.map(presentOpinion) }
    },

    ...createInicioRoutes(deps),
    ...createRedesRoutes(deps),
  }
}
