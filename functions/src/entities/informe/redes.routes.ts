import { type api, dayAt, monthOf } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Routes } from '../../http/router.ts'
import { presentRedes } from './redes.presenter.ts'

const FUTURE = 'Ese mes todavía no empieza.'

type Own = Pick<Routes<typeof api.informe>, 'readRedes' | 'updateRedes'>

export const createRedesRoutes = ({ redes }: Pick<Deps, 'redes'>): Own => {
  const thisMonth = () => monthOf(dayAt(new Date()))
  const read = async () => presentRedes(await redes.read(), thisMonth())
  return {
    readRedes: read,

    async updateRedes({ session, input }) {
      if (input.Mes > thisMonth()) throw new AppError('invalid_input', FUTURE)
      await redes.update(session, input)
      return read()
    },
  }
}
