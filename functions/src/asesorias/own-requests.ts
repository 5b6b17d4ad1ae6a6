import type { api, OwnAsesoria } from '@naf/contract'
import { asAnswered } from '../db/collection.ts'
import type { Deps } from '../deps.ts'
import { AppError, unlessGone } from '../errors.ts'
import { idempotencyKey } from '../http/form-headers.ts'
import type { Routes } from '../http/router.ts'
import { limitForms, limitPerKey } from '../http/throttle.ts'
import type { AuthorizedSession } from '../session.ts'
import type { StoredAsesoria } from './record.ts'
import { takeStep } from './store.ts'
import {
  cancelRequest,
  judge,
  presentOwnMessage,
  presentTracked,
  presentWithMessages,
  sendMessage,
} from './tracking.ts'
import { disown, join } from './workflow.ts'

/** The requests of the account that is logged in (docs/decisions/tracking-links.md). */

/** A page; each request in it is read with its messages. */
const PAGE = 20
/** Each is a commit of its own, so that more would exceed the time of an answer. */
const JOINED_AT_ONCE = 50
/** In ten minutes, because each reads a page of requests with their messages. */
const LOOKS_PER_ACCOUNT = 120

type Mine = Pick<
  typeof api.asesorias,
  'mine' | 'offered' | 'claim' | 'disown' | 'cancelMine' | 'answerMine' | 'rateMine'
>

const NOTHING = { items: [], unreadable: [], next: null, cursorAfter: () => '' }

/** Whether the account's token proves the mailbox that was typed. */
const readsMailbox = ({ correo, correoVerificado }: AuthorizedSession, asesoria: StoredAsesoria): boolean =>
  correoVerificado && asesoria.correo === correo.toLowerCase()

/** «v…@example.com»; empty for a request that its mailbox's reader has disowned. */
const shortened = (correo: string): string => correo.replace(/^(.).*(?=@)/, '$1…')

export const createOwnRoutes = (deps: Deps): Routes<Mine> => {
  const { asesorias, config } = deps

  const present = async (session: AuthorizedSession, asesoria: StoredAsesoria): Promise<OwnAsesoria> => {
    if (readsMailbox(session, asesoria))
      return { ...(await presentTracked(deps, asesoria)), Id: asesoria.id, RespuestasEn: null }
    const written = { Mensajes: [], Opinion: null, OpinionHasta: null, Atiende: null }
    const tracked = presentWithMessages(asesoria, [])
    return { ...tracked, ...written, Id: asesoria.id, RespuestasEn: shortened(asesoria.correo) }
  }

  /**
   * The id, if the account has that request and reads its mailbox.
   * @throws not_found, for another account's request as for none; forbidden
   */
  const ownId = async (session: AuthorizedSession, { id }: { id: string }): Promise<string> => {
    const asesoria = await asesorias.find(id)
    if (asesoria?.usuarioId !== session.uid) throw asesorias.notFound()
    if (!readsMailbox(session, asesoria))
      throw new AppError('forbidden', 'Usa el enlace que enviamos al correo de esta solicitud.')
    return id
  }

  /** @throws not_found unless it was sent without an account and with an e-mail that this account has proven */
  const assertSentWithOwnMail = (asesoria: StoredAsesoria, session: AuthorizedSession): void => {
    if (!readsMailbox(session, asesoria) || asesoria.usuarioId !== null) throw asesorias.notFound()
  }

  const adopt = (session: AuthorizedSession, id: string) =>
    takeStep(deps, session, id, (asesoria) => {
      if (asesoria.usuarioId === session.uid) return null
      assertSentWithOwnMail(asesoria, session)
      return join(session)
    })

  return {
    mine: {
      limit: { byAccount: limitPerKey(LOOKS_PER_ACCOUNT) },
      async handle({ session, query: { cursor } }) {
        if (session.correoVerificado && cursor === undefined) {
          const found = await asesorias.confirmedIds(session.correo.toLowerCase(), JOINED_AT_ONCE)
          await Promise.all(found.map((id) => adopt(session, id).catch(unlessGone)))
        }
        const page = await asesorias.listOf(session.uid, { limite: PAGE, cursor })
        return {
          ...page,
          unreadable: [],
          items: await Promise.all(page.records.map((asesoria) => present(session, asesoria))),
        }
      },
    },

    async offered({ session, query: { cursor } }) {
      if (!session.correoVerificado) return NOTHING
      const page = await asesorias.listUnconfirmed(session.correo.toLowerCase(), { limite: PAGE, cursor })
      const items = page.records.map(({ id, numero, tipoServicio, detalleSolicitud, fechaSolicitud }) =>
        asAnswered({ id, numero, tipoServicio, detalleSolicitud, fechaSolicitud }),
      )
      return { ...page, unreadable: [], items }
    },

    claim: async ({ session, params }) => present(session, await adopt(session, params.id)),

    async disown({ session, params }) {
      await takeStep(deps, session, params.id, (asesoria) => {
        assertSentWithOwnMail(asesoria, session)
        return disown(asesoria)
      })
      return { mensaje: 'No te escribiremos más sobre esa solicitud.' }
    },

    cancelMine: async ({ session, params }) =>
      present(session, await cancelRequest(deps, session, await ownId(session, params))),

    answerMine: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ session, params, input, header }) {
        const id = await ownId(session, params)
        const { entry } = await sendMessage(deps, session, id, input.Texto, idempotencyKey(header))
        return presentOwnMessage(entry)
      },
    },

    rateMine: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      handle: async ({ session, params, input }) =>
        present(session, await judge(deps, session, await ownId(session, params), input)),
    },
  }
}
