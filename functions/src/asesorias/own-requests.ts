import type { api, OwnAsesoria } from '@naf/contract'
import { asAnswered } from '../db/fields.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import { idempotencyKey } from '../http/idempotency.ts'
import type { Routes } from '../http/router.ts'
import { limitForms, limitOwnCalls } from '../http/throttle.ts'
import { judge } from './opinions.ts'
import { NO_SUCH_REQUEST, type StoredAsesoria } from './record.ts'
import { cancelRequest, presentOwnMessage, presentTracked, sendMessage } from './tracking.ts'
import { disown, join } from './workflow.ts'

/** A page; each request in it is read with its messages. */
const PAGE = 20
/** Each is a commit of its own, so that more would exceed the time of an answer. */
const JOINED_AT_ONCE = 50
const CALLS_PER_ACCOUNT = 120

type Mine = Pick<
  typeof api.asesorias,
  'mine' | 'offered' | 'claim' | 'disown' | 'cancelMine' | 'answerMine' | 'rateMine'
>

const NOTHING = { items: [], unreadable: [], next: null, cursorAfter: () => '' }

const notFound = () => new AppError('not_found', NO_SUCH_REQUEST)

/** @throws not_found unless it was sent without an account and with an e-mail that this account has proven */
const assertSentWithOwnMail = (asesoria: StoredAsesoria, { correo, correoVerificado }: AuthorizedSession) => {
  const isOwnMail = correoVerificado && asesoria.correo === correo.toLowerCase()
  if (!isOwnMail || asesoria.usuarioId !== null) throw notFound()
}

/** For a request that was deleted or corrected since it was found. @throws every other error */
const unlessGone = (error: unknown): void => {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error
}

/** The requests of the account that is logged in (docs/decisions/requests-of-accounts.md). */
export const createOwnRoutes = (deps: Deps): Routes<Mine> => {
  const { asesorias, outbox, config } = deps
  const limitOf = () => limitOwnCalls(CALLS_PER_ACCOUNT)

  const present = async (asesoria: StoredAsesoria): Promise<OwnAsesoria> => ({
    ...(await presentTracked(deps, asesoria)),
    Id: asesoria.id,
  })

  /** @throws not_found, for another account's request as for none */
  const assertOwn = async ({ uid }: AuthorizedSession, id: string): Promise<void> => {
    const asesoria = await asesorias.find(id)
    if (asesoria?.usuarioId !== uid) throw notFound()
  }

  const claimOne = (session: AuthorizedSession, id: string) =>
    asesorias.take(session, id, (asesoria) => {
      if (asesoria.usuarioId === session.uid) return null
      assertSentWithOwnMail(asesoria, session)
      return join(asesoria, session)
    })

  const joinConfirmed = async (session: AuthorizedSession) => {
    const ids = await asesorias.confirmedWith(session.correo.toLowerCase(), JOINED_AT_ONCE)
    await Promise.all(ids.map((id) => claimOne(session, id).catch(unlessGone)))
  }

  return {
    mine: {
      limit: limitOf(),
      async handle({ session, query: { cursor } }) {
        if (session.correoVerificado && cursor === undefined) await joinConfirmed(session)
        const { records, ...page } = await asesorias.listOwn(session.uid, { limite: PAGE, cursor })
        return { ...page, unreadable: [], items: await Promise.all(records.map(present)) }
      },
    },

    offered: {
      limit: limitOf(),
      async handle({ session: { correo, correoVerificado }, query: { cursor } }) {
        if (!correoVerificado) return NOTHING
        const mailbox = correo.toLowerCase()
        const { records, ...page } = await asesorias.listOffered(mailbox, { limite: PAGE, cursor })
        const items = records.map(({ id, numero, tipoServicio, detalleSolicitud, fechaSolicitud }) =>
          asAnswered({ id, numero, tipoServicio, detalleSolicitud, fechaSolicitud }),
        )
        return { ...page, unreadable: [], items }
      },
    },

    claim: {
      limit: limitOf(),
      handle: async ({ session, params }) => present(await claimOne(session, params.id)),
    },

    disown: {
      limit: limitOf(),
      async handle({ session, params: { id } }) {
        await asesorias.take(session, id, async (asesoria, tx) => {
          assertSentWithOwnMail(asesoria, session)
          await outbox.withdrawAbout(tx, { coleccion: 'asesorias', id })
          return disown(asesoria)
        })
        return { mensaje: 'No te escribiremos más sobre esa solicitud.' }
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
