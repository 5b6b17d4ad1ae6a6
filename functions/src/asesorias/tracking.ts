import { randomUUID } from 'node:crypto'
import type { api, Opinion, Tracked, TrackingAnswer } from '@naf/contract'
import { MENSAJES_SEGUIMIENTO } from '@naf/contract/schemas'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import type { Actor } from '../db/audit-log.ts'
import { asAnswered } from '../db/fields.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { idempotencyKey, idUnder } from '../http/idempotency.ts'
import { linkTo, openGuarded, openLink } from '../http/links.ts'
import type { Routes } from '../http/router.ts'
import {
  createGuessThrottle,
  FORMS_PER_ACCOUNT,
  limitForms,
  limitPerKey,
  limitReads,
  type Origin,
} from '../http/throttle.ts'
import type { AsesoriaRecord, StoredAsesoria, StoredMessage } from './record.ts'
import { CANCEL, rate, receive } from './workflow.ts'

/** What the person who asked sees and does, by a link or with an account. */

const DAY_MS = 24 * 60 * 60_000
/** How long an opinion can be changed after it was first given (docs/decisions/opinions.md). */
const CHANGE_MS = 7 * DAY_MS
/** How long one can be given after the request is done. */
const GIVE_MS = 90 * DAY_MS

type Judged = Pick<AsesoriaRecord, 'realizada' | 'cierre' | 'fechaRealizacion' | 'opinion'>

/** Until when a request can be judged; null if it is open or nobody was attended. */
const judgedUntil = ({ realizada, cierre, fechaRealizacion, opinion }: Judged): Date | null => {
  if (!realizada || !fechaRealizacion || cierre !== 'atendida') return null
  return new Date(opinion ? opinion.fecha.toMillis() + CHANGE_MS : fechaRealizacion.toMillis() + GIVE_MS)
}

const forbidden = (message: string) => new AppError('forbidden', message)

/** @throws forbidden */
const assertMayJudge = (asesoria: Judged): void => {
  const until = judgedUntil(asesoria)
  if (until === null) throw forbidden('Podrás opinar cuando tu asesoría esté realizada.')
  if (until.getTime() < Date.now()) throw forbidden('El plazo para opinar sobre esta asesoría ya terminó.')
}

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

/**
 * Stores what the person thinks of the advice, dated when they first said so.
 * @throws forbidden before the advice is given, and after the time for an opinion
 */
export const judge = (
  { asesorias }: Needed,
  actor: Actor,
  id: string,
  { Valor, Comentario }: Opinion,
): Promise<StoredAsesoria> =>
  asesorias.take(actor, id, (asesoria) => {
    assertMayJudge(asesoria)
    const { valor, comentario, fecha = Timestamp.now() } = asesoria.opinion ?? {}
    if (valor === Valor && comentario === Comentario) return null
    return rate(asesoria, { valor: Valor, comentario: Comentario, fecha })
  })

type Linked = StoredAsesoria & { clave: string }

/** A record without a secret, as the console may leave it, cannot be opened. */
const asLinked = (asesoria: StoredAsesoria | null): Linked | null =>
  asesoria?.clave ? { ...asesoria, clave: asesoria.clave } : null

/** Nobody's request: reading it makes an unknown number cost as much as a known one. */
const NOBODYS = 'nadie'

/** The link's holder is the person who asked, whatever session there is. */
const PERSON = null

/** Routes for people without an account: by number and e-mail, or by the link of a mail. */
export const createSeguimientoRoutes = (deps: Deps): Routes<typeof api.seguimiento> => {
  const { asesorias, numbers, config } = deps
  const throttle = createGuessThrottle(config.MAX_TRACKING_FAILURES)
  const limitMessages = limitPerKey(FORMS_PER_ACCOUNT)
  const refusal = MENSAJES_SEGUIMIENTO.notFound

  const find = async (id: string) => asLinked(await asesorias.find(id))
  const byLink = (origin: Origin, enlace: string) => openLink({ throttle, origin, refusal }, enlace, find)

  const answerWith = async (asesoria: StoredAsesoria, clave: string): Promise<TrackingAnswer> => ({
    Asesoria: await presentTracked(deps, asesoria),
    Enlace: linkTo(asesoria.id, clave),
  })

  return {
    find: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ origin, input: { Numero, Correo } }) {
        const names = [Numero, Correo]
        const asesoria = await openGuarded({ throttle, origin, names, refusal }, async () => {
          const owner = await numbers.find(Numero)
          const record = await find(owner?.coleccion === 'asesorias' ? owner.registro : NOBODYS)
          return { record, isTheirs: record?.correo === Correo }
        })
        return answerWith(asesoria, asesoria.clave)
      },
    },

    open: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      async handle({ origin, input }) {
        const asesoria = await byLink(origin, input.Enlace)
        return answerWith(asesoria, asesoria.clave)
      },
    },

    cancel: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ origin, input }) {
        const { id, clave } = await byLink(origin, input.Enlace)
        return answerWith(await cancelRequest(deps, PERSON, id), clave)
      },
    },

    answer: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ origin, input, header }) {
        const { id, clave } = await byLink(origin, input.Enlace)
        limitMessages(id)
        await sendMessage(deps, PERSON, id, input.Texto, idempotencyKey(header))
        return answerWith(await asesorias.get(id), clave)
      },
    },

    rate: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ origin, input }) {
        const { id, clave } = await byLink(origin, input.Enlace)
        return answerWith(await judge(deps, PERSON, id, input), clave)
      },
    },
  }
}
