import type { api, TrackingAnswer } from '@naf/contract'
import type { Deps } from '../../../deps.ts'
import { idempotencyKey } from '../../../http/idempotency.ts'
import type { Routes } from '../../../http/router.ts'
import type { Origin } from '../../../http/throttle.ts'
import {
  createGuessThrottle,
  FORMS_PER_ACCOUNT,
  limitForms,
  limitPerKey,
  limitReads,
} from '../../../http/throttle.ts'
import { findByLink, findByPair } from './find-tracked.ts'
import { sendMessage } from './send-message.ts'
import { assertMayJudge } from './tracked.policy.ts'
import { presentTracked } from './tracked.presenter.ts'
import { type Linked, linkTo } from './tracking-link.ts'

/** Whoever has the link acts as the person who asked, whatever session there is. */
const PERSON = null

/** For who asked, without an account: by number and e-mail, or by the link of a mail. */
export const createSeguimientoRoutes = (deps: Deps): Routes<typeof api.seguimiento> => {
  const { asesorias, seguimiento, config } = deps
  const throttle = createGuessThrottle(config.MAX_TRACKING_FAILURES)
  const limitRequest = limitPerKey(FORMS_PER_ACCOUNT)
  const byLink = (origin: Origin, enlace: string) => findByLink(deps, throttle, origin, enlace)

  const answerWith = async ({ clave, ...asesoria }: Linked): Promise<TrackingAnswer> => ({
    Asesoria: presentTracked({ ...asesoria, clave }, await seguimiento.messages(asesoria.id)),
    Enlace: linkTo(asesoria.id, clave),
  })

  return {
    find: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      handle: async ({ origin, input }) => answerWith(await findByPair(deps, throttle, origin, input)),
    },

    open: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      handle: async ({ origin, input }) => answerWith(await byLink(origin, input.Enlace)),
    },

    cancel: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ origin, input }) {
        const { id, clave } = await byLink(origin, input.Enlace)
        return answerWith({ ...(await seguimiento.cancel(PERSON, id)), clave })
      },
    },

    answer: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ origin, input, header }) {
        const { id, clave } = await byLink(origin, input.Enlace)
        limitRequest(id)
        await sendMessage(deps, PERSON, id, input.Texto, idempotencyKey(header))
        return answerWith({ ...(await asesorias.get(id)), clave })
      },
    },

    rate: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ origin, input }) {
        const { id, clave } = await byLink(origin, input.Enlace)
        return answerWith({ ...(await seguimiento.rate(PERSON, id, input, assertMayJudge)), clave })
      },
    },
  }
}
