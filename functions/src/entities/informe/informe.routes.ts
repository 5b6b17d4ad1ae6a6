import { type api, type InformePeriod, type Period, periodBefore } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/handler.ts'
import { fullName } from '../../records/uploader.ts'
import { presentPeriod } from './informe.presenter.ts'

export const createInformeRoutes = ({
  conteos,
  users,
}: Pick<Deps, 'conteos' | 'users'>): Routes<typeof api.informe> => {
  /** Whoever is gone keeps what they did, without a name. */
  const named = async (period: InformePeriod): Promise<InformePeriod> => {
    const names = await users.namesOf(period.Atiende.map(({ Uid }) => Uid))
    return {
      ...period,
      Atiende: period.Atiende.map((one) => {
        const name = names.get(one.Uid)
        return { ...one, Nombre: name ? fullName(name) : '' }
      }),
    }
  }

  const read = async (period: Period): Promise<InformePeriod> =>
    presentPeriod(period, await conteos.between(period.desde, period.hasta))

  return {
    async read({ query }) {
      const [now, before] = await Promise.all([read(query), read(periodBefore(query))])
      return { Periodo: await named(now), Anterior: { ...before, Atiende: [] } }
    },
  }
}
