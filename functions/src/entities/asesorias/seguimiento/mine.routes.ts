import type { api } from '@naf/contract'
import type { Deps } from '../../../deps.ts'
import type { AuthorizedSession } from '../../../google/identity.ts'
import { idempotencyKey } from '../../../http/idempotency.ts'
import type { Routes } from '../../../http/router.ts'
import { limitForms } from '../../../http/throttle.ts'
import type { StoredAsesoria } from '../asesoria-record.ts'
import { sendMessage } from './send-message.ts'
import { assertMayJudge, assertOwnRequest } from './tracked.policy.ts'
import { presentOwn, presentOwnMessage } from './tracked.presenter.ts'

type Mine = Pick<typeof api.asesorias, 'mine' | 'cancelMine' | 'answerMine' | 'rateMine'>

/** For who is logged in, about the own requests alone. */
export const createMineRoutes = ({ asesorias, seguimiento, config }: Deps): Routes<Mine> => {
  const present = async (asesoria: StoredAsesoria) =>
    presentOwn(asesoria, await seguimiento.messages(asesoria.id))

  const assertOwn = async (session: AuthorizedSession, id: string) =>
    assertOwnRequest(session, await asesorias.find(id))

  return {
    async mine({ session }) {
      if (session.correoVerificado) await seguimiento.join(session, session.correo.toLowerCase())
      return { Asesorias: await Promise.all((await seguimiento.own(session.uid)).map(present)) }
    },

    async cancelMine({ session, params }) {
      await assertOwn(session, params.id)
      return present(await seguimiento.cancel(session, params.id))
    },

    answerMine: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ session, params, input, header }) {
        await assertOwn(session, params.id)
        return presentOwnMessage(
          await sendMessage({ seguimiento }, session, params.id, input.Texto, idempotencyKey(header)),
        )
      },
    },

    async rateMine({ session, params, input }) {
      await assertOwn(session, params.id)
      return present(await seguimiento.rate(session, params.id, input, assertMayJudge))
    },
  }
}
