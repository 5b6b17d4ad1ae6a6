import type { api, OwnAsesoria } from '@naf/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import { idempotencyKey } from '../http/idempotency.ts'
import type { Routes } from '../http/router.ts'
import { limitForms, limitOwnReads } from '../http/throttle.ts'
import { judge } from './opinions.ts'
import { NO_SUCH_REQUEST, type StoredAsesoria } from './record.ts'
import { cancelRequest, presentOwnMessage, presentTracked, sendMessage } from './tracking.ts'

/** More than anybody asks for, and few enough to be read at once. */
const MAX_LISTED = 100
const READS_PER_ACCOUNT = 120

type Mine = Pick<typeof api.asesorias, 'mine' | 'cancelMine' | 'answerMine' | 'rateMine'>

/** The requests of the account that is logged in (docs/decisions/requests-of-accounts.md). */
export const createOwnRoutes = (deps: Deps): Routes<Mine> => {
  const { asesorias, config } = deps

  const present = async (asesoria: StoredAsesoria): Promise<OwnAsesoria> => ({
    ...(await presentTracked(deps, asesoria)),
    Id: asesoria.id,
  })

  /** @throws not_found, for another account's request as for none */
  const assertOwn = async ({ uid }: AuthorizedSession, id: string): Promise<void> => {
    const asesoria = await asesorias.find(id)
    if (asesoria?.usuarioId !== uid) throw new AppError('not_found', NO_SUCH_REQUEST)
  }

  return {
    mine: {
      limit: limitOwnReads(READS_PER_ACCOUNT),
      async handle({ session }) {
        if (session.correoVerificado) await asesorias.join(session, session.correo.toLowerCase())
        const own = await asesorias.listOwn(session.uid, MAX_LISTED)
        return { Asesorias: await Promise.all(own.map(present)) }
      },
    },

    async cancelMine({ session, params }) {
      await assertOwn(session, params.id)
      return present(await cancelRequest(deps, session, params.id))
    },

    answerMine: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ session, params, input, header }) {
        await assertOwn(session, params.id)
        return presentOwnMessage(
          await sendMessage(deps, session, params.id, input.Texto, idempotencyKey(header)),
        )
      },
    },

    async rateMine({ session, params, input }) {
      await assertOwn(session, params.id)
      return present(await judge(deps, session, params.id, input))
    },
  }
}
