import type { api } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import type { Deps } from '../../deps.ts'
import { textForVisitors } from '../../http/respond.ts'
import type { Routes } from '../../http/router.ts'
import { limitReads } from '../../http/throttle.ts'
import { createRecordAnswers } from '../../records/record-answers.ts'
import { digest } from '../../util.ts'
import { assertSameForm, assertSameYear } from './calendario.policy.ts'
import { presentCalendario } from './calendario.presenter.ts'
import { storedRules } from './calendario.repository.ts'
import { readSubscription, subscriptionIcs } from './subscription.ts'

export const createCalendarioRoutes = (deps: Deps): Routes<typeof api.calendario> => {
  const { calendario, config } = deps
  const { list, published, presentEdited, uploaderOf } = createRecordAnswers(deps, {
    repository: calendario,
    manage: 'calendario:manage',
    present: presentCalendario,
    output: schemas.calendario.list.output,
  })
  return {
    list,

    subscription: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      async handle({ params: { tipo, digito } }) {
        const chosen = readSubscription(tipo, digito)
        const file = subscriptionIcs(await published(), chosen, config.PORTAL_URL)
        return textForVisitors('text/calendar; charset=utf-8', file)
      },
    },

    /** The year is the key: the same form sent twice is one record, whatever became of the first answer. */
    async create({ session, input }) {
      const subidoPor = await uploaderOf(session)
      const fingerprint = digest(JSON.stringify(input))
      const isNew = await calendario.create(session, { ...storedRules(input), subidoPor, fingerprint })
      const id = String(input.Anio)
      if (!isNew) assertSameForm(input.Anio, (await calendario.get(id)).fingerprint, fingerprint)
      return presentEdited(id)
    },

    async edit({ session, params: { id }, input }) {
      assertSameYear((await calendario.get(id)).anio, input.Anio)
      await calendario.edit(session, id, storedRules(input))
      return presentEdited(id)
    },

    async delete({ session, params: { id } }) {
      await calendario.delete(session, id)
      return { mensaje: 'Calendario eliminado' }
    },
  }
}
