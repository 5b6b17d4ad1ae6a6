import { randomUUID } from 'node:crypto'
import type { api, Tracked, TrackingAnswer } from '@naf/contract'
import { LINK_ENDED } from '@naf/contract/schemas'
import { FieldValue } from 'firebase-admin/firestore'
import type { Actor } from '../db/audit-log.ts'
import { asAnswered } from '../db/fields.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { idempotencyKey, idUnder } from '../http/idempotency.ts'
import { openLink } from '../http/links.ts'
import type { Routes } from '../http/router.ts'
import {
  createGuessThrottle,
  FORMS_PER_ACCOUNT,
  limitForms,
  limitPerKey,
  limitReads,
  type Origin,
  padTime,
} from '../http/throttle.ts'
import { judge, judgedUntil } from './opinions.ts'
import type { StoredAsesoria, StoredMessage } from './record.ts'
import { CANCEL, confirm, disown, receive } from './workflow.ts'

/** What the person who asked sees and does, by a link or with an account. */

export const presentOwnMessage = ({ id, texto, uid, fecha }: StoredMessage): Tracked['Mensajes'][number] => ({
  ...asAnswered({ id, texto, fecha }),
  DelEquipo: uid !== null,
})

type Needed = Pick<Deps, 'asesorias'>

/** A request as the person sees it: these fields, and nothing else of the record. */
export const presentTracked = async ({ asesorias }: Needed, asesoria: StoredAsesoria): Promise<Tracked> => {
  const { numero, tipoServicio, medioContacto, detalleSolicitud, estado, cierre } = asesoria
  const { fechaSolicitud, fechaInicio, fechaRealizacion, atiende, opinion } = asesoria
  const messages = await asesorias.messages(asesoria.id).list((all) => all.orderBy('fecha'))
  return {
    ...asAnswered({ numero, tipoServicio, medioContacto, detalleSolicitud, estado, cierre }),
    ...asAnswered({ fechaSolicitud, fechaInicio, fechaRealizacion }),
    // The person knows staff by the first name.
    Atiende: atiende && (atiende.nombre.trim().split(/\s+/)[0] ?? ''),
    Mensajes: messages.records.map(presentOwnMessage),
    Opinion: opinion && asAnswered(opinion),
    OpinionHasta: judgedUntil(asesoria)?.toISOString() ?? null,
  }
}

/** Closes a request, unless it is closed. */
export const cancelRequest = ({ asesorias }: Needed, actor: Actor, id: string): Promise<StoredAsesoria> =>
  asesorias.take(actor, id, ({ realizada }) => (realizada ? null : CANCEL))

/**
 * Stores a message to the team; sent again under its key it is stored once.
 * @throws idempotency_mismatch for a used key with another text
 */
export const sendMessage = async (
  { asesorias }: Needed,
  actor: Actor,
  id: string,
  texto: string,
  key: string = randomUUID(),
): Promise<StoredMessage> => {
  const messages = asesorias.messages(id)
  const message = idUnder(key, id)
  await asesorias.take(actor, id, async (asesoria, tx) => {
    if (await tx.find(messages, message)) return null
    tx.create(messages, message, { texto, uid: null, nombre: null, fecha: FieldValue.serverTimestamp() })
    return receive(asesoria)
  })
  const stored = await messages.get(message)
  if (stored.texto === texto) return stored
  throw new AppError('idempotency_mismatch', 'Este mensaje ya fue enviado con otro texto. Envíalo de nuevo.')
}

/** The link's holder is the person who asked, whatever session there is. */
const PERSON = null

/** Routes for people without an account, by the link of a mail (docs/decisions/tracking-links.md). */
export const createSeguimientoRoutes = (deps: Deps): Routes<typeof api.seguimiento> => {
  const { asesorias, outbox, config } = deps
  const throttle = createGuessThrottle(config.MAX_TRACKING_FAILURES)
  const limitMessages = limitPerKey(FORMS_PER_ACCOUNT)
  const forms = () => limitForms(config.MAX_FORMS_PER_IP)

  const byLink = (origin: Origin, link: string): Promise<StoredAsesoria> =>
    openLink({ throttle, origin, refusal: LINK_ENDED }, link, asesorias.find)

  const answerWith = async (asesoria: StoredAsesoria): Promise<TrackingAnswer> => ({
    Asesoria: await presentTracked(deps, asesoria),
    CorreoConfirmado: asesoria.correoConfirmado,
  })

  return {
    sendLinks: {
      limit: forms(),
      async handle({ input: { Correo } }) {
        // Not even the time tells whether there are requests.
        await padTime(async () => {
          await asesorias.sendLinks(Correo)
          return { isRight: false }
        })
        return { mensaje: 'Si hay solicitudes con ese correo, te enviamos sus enlaces.' }
      },
    },

    open: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      handle: async ({ origin, input }) => answerWith(await byLink(origin, input.Enlace)),
    },

    confirm: {
      limit: forms(),
      async handle({ origin, input }) {
        const { id } = await byLink(origin, input.Enlace)
        return answerWith(
          await asesorias.take(PERSON, id, (asesoria) =>
            asesoria.correoConfirmado ? null : confirm(asesoria),
          ),
        )
      },
    },

    disown: {
      limit: forms(),
      async handle({ origin, input }) {
        const { id } = await byLink(origin, input.Enlace)
        await asesorias.take(PERSON, id, async (asesoria, tx) => {
          if (asesoria.correoConfirmado)
            throw new AppError('changed_meanwhile', 'Ya nos dijiste que la pediste tú.')
          await outbox.withdrawAbout(tx, { coleccion: 'asesorias', id })
          return disown(asesoria)
        })
        return { mensaje: 'Gracias por avisarnos. Cerramos la solicitud y no te escribiremos más por ella.' }
      },
    },

    cancel: {
      limit: forms(),
      async handle({ origin, input }) {
        const { id } = await byLink(origin, input.Enlace)
        return answerWith(await cancelRequest(deps, PERSON, id))
      },
    },

    answer: {
      limit: forms(),
      async handle({ origin, input, header }) {
        const { id } = await byLink(origin, input.Enlace)
        limitMessages(id)
        await sendMessage(deps, PERSON, id, input.Texto, idempotencyKey(header))
        return answerWith(await asesorias.get(id))
      },
    },

    rate: {
      limit: forms(),
      async handle({ origin, input }) {
        const { id } = await byLink(origin, input.Enlace)
        return answerWith(await judge(deps, PERSON, id, input))
      },
    },
  }
}
