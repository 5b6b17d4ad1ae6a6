import { type api, dayAt, type Opinion, type Tracked } from '@naf/contract'
import { LINK_ENDED } from '@naf/contract/schemas'
import { Timestamp } from 'firebase-admin/firestore'
import { asAnswered } from '../db/collection.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { idempotencyKey } from '../http/form-headers.ts'
import { linkTo, mailboxKey, openLink } from '../http/links.ts'
import type { Call, Routes } from '../http/router.ts'
import { FORMS_PER_ACCOUNT, limitForms, limitPerKey, type Origin } from '../http/throttle.ts'
import { linksIdOf } from '../mail/outbox.ts'
import { requestLinks } from '../mail/request-mails.ts'
import type { Actor } from '../session.ts'
import type { StoredAsesoria, StoredEntry } from './record.ts'
import { takeStep, writeEntry } from './store.ts'
import { CANCEL, CONFIRM, disown, rate, receive } from './workflow.ts'

/** What the person who asked sees and does, and the endpoints for links of mails (docs/decisions/tracking-links.md). */

const DAY_MS = 24 * 60 * 60_000
/** How long an opinion can be changed after it was first given (docs/decisions/asesoria-workflow.md). */
const CHANGE_MS = 7 * DAY_MS
/** How long one can be given after the request is done. */
const GIVE_MS = 90 * DAY_MS

export const presentOwnMessage = ({ id, texto, uid, fecha }: StoredEntry): Tracked['Mensajes'][number] => ({
  ...asAnswered({ id, texto, fecha }),
  DelEquipo: uid !== null,
})

/** Until when a request can be judged; null if it is open or nobody was attended. */
const judgedUntil = ({ realizada, cierre, fechaRealizacion, opinion }: StoredAsesoria): Date | null => {
  if (!realizada || !fechaRealizacion || cierre !== 'atendida') return null
  return new Date(opinion ? opinion.fecha.toMillis() + CHANGE_MS : fechaRealizacion.toMillis() + GIVE_MS)
}

/** A request as the person sees it: these fields, and nothing else of the record. */
export const presentWithMessages = (asesoria: StoredAsesoria, messages: StoredEntry[]): Tracked => {
  const { numero, tipoServicio, medioContacto, detalleSolicitud, estado, cierre } = asesoria
  const { fechaSolicitud, fechaInicio, fechaRealizacion, atiende, opinion } = asesoria
  return {
    ...asAnswered({ numero, tipoServicio, medioContacto, detalleSolicitud, estado, cierre }),
    ...asAnswered({ fechaSolicitud, fechaInicio, fechaRealizacion }),
    // The person knows staff by the first name.
    Atiende: atiende && (atiende.nombre.trim().split(/\s+/)[0] ?? ''),
    Mensajes: messages.map(presentOwnMessage),
    Opinion: opinion && asAnswered(opinion),
    OpinionHasta: judgedUntil(asesoria)?.toISOString() ?? null,
  }
}

export const presentTracked = async ({ asesorias }: Deps, asesoria: StoredAsesoria): Promise<Tracked> => {
  return presentWithMessages(asesoria, await asesorias.entriesOf(asesorias.messages(asesoria.id)))
}

/** Closes a request, unless it is closed. */
export const cancelRequest = (deps: Deps, actor: Actor, id: string): Promise<StoredAsesoria> =>
  takeStep(deps, actor, id, ({ realizada }) => (realizada ? null : CANCEL))

/** So many messages of the person a request takes; the team can always answer. */
const MESSAGES_MAX = 200
const TOO_MANY = 'Ya escribiste muchos mensajes aquí. Pide otra asesoría si falta algo.'

/** A message to the team. @throws as `writeEntry`; forbidden beyond 200 messages */
export const sendMessage = (deps: Deps, actor: Actor, id: string, texto: string, key: string | undefined) => {
  const mismatch = 'Este mensaje ya fue enviado con otro texto. Envíalo de nuevo.'
  const author = { uid: null, nombre: null }
  return writeEntry(
    deps,
    actor,
    id,
    { thread: 'messages', texto, author, key, mismatch },
    async (asesoria) => {
      if ((await deps.asesorias.countWritten(id)) >= MESSAGES_MAX) throw new AppError('forbidden', TOO_MANY)
      return receive(asesoria)
    },
  )
}

/** Stores an opinion, dated when it was first given. @throws forbidden before and after the time for it */
export const judge = (
  deps: Deps,
  actor: Actor,
  id: string,
  { Valor, Comentario }: Opinion,
): Promise<StoredAsesoria> =>
  takeStep(deps, actor, id, (asesoria) => {
    const until = judgedUntil(asesoria)
    if (until === null) throw new AppError('forbidden', 'Podrás opinar cuando tu asesoría esté realizada.')
    if (until.getTime() < Date.now())
      throw new AppError('forbidden', 'El plazo para opinar sobre esta asesoría ya terminó.')
    const { valor, comentario, fecha = Timestamp.now() } = asesoria.opinion ?? {}
    if (valor === Valor && comentario === Comentario) return null
    return rate(asesoria, { valor: Valor, comentario: Comentario, fecha })
  })

const LINKS_A_MAIL = 5
const MAILS_A_DAY = 3

/** The link's holder is the person who asked, whatever session there is. */
const PERSON = null

/** Mails the links of a mailbox's newest requests to it, the confirmed ones first, at most three times a day. */
const mailLinks = ({ transact, asesorias, outbox }: Deps, correo: string, origin: Origin): Promise<void> =>
  transact(null, async (tx) => {
    const found = await asesorias.newestWith(tx, correo, LINKS_A_MAIL)
    const [first, ...others] = found.flatMap(({ clave, fechaSolicitud, ...asesoria }) => {
      if (!clave || !fechaSolicitud) return []
      return [{ ...asesoria, enlace: linkTo(asesoria.id, clave), at: fechaSolicitud.toDate() }]
    })
    if (!first) return
    for (let nth = 1; nth <= MAILS_A_DAY; nth++) {
      const id = linksIdOf(mailboxKey(correo), dayAt(new Date()), nth)
      const isNew = await outbox.add(tx, { ...requestLinks(correo, [first, ...others]), id }, origin)
      if (isNew) return tx.log('asesoria.enlazada', first.id, { etiqueta: first.tipoServicio })
    }
  })

type Seguimiento = typeof api.seguimiento

export const createSeguimientoRoutes = (deps: Deps): Routes<Seguimiento> => {
  const { asesorias, config } = deps
  const limitActs = limitPerKey(FORMS_PER_ACCOUNT)

  const openedBy = ({ input }: { input: { Enlace: string } }) =>
    openLink(LINK_ENDED, input.Enlace, asesorias.find)

  const present = async (asesoria: StoredAsesoria) => ({
    Asesoria: await presentTracked(deps, asesoria),
    CorreoConfirmado: asesoria.correoConfirmado,
  })

  /** The endpoint of an act of the link's holder; answers the request afterwards. */
  const act = <Name extends 'confirm' | 'cancel' | 'answer' | 'rate'>(
    work: (id: string, call: Call<Seguimiento[Name]>) => Promise<StoredAsesoria>,
  ) => ({
    limit: limitForms(config.MAX_FORMS_PER_IP),
    async handle(call: Call<Seguimiento[Name]>) {
      const { id } = await openedBy(call)
      limitActs(id)
      return present(await work(id, call))
    },
  })

  return {
    sendLinks: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ origin, input: { Correo } }) {
        const form = `enlaces ${Correo}`
        await deps.inTurnOf(mailboxKey(Correo), form, () => mailLinks(deps, Correo, origin))
        return { mensaje: 'Si hay solicitudes con ese correo, te enviamos sus enlaces.' }
      },
    },

    open: async (call) => present(await openedBy(call)),

    confirm: act<'confirm'>((id) =>
      takeStep(deps, PERSON, id, (asesoria) => (asesoria.correoConfirmado ? null : CONFIRM)),
    ),

    disown: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle(call) {
        const { id } = await openedBy(call)
        await takeStep(deps, PERSON, id, (asesoria) => {
          if (asesoria.correoConfirmado)
            throw new AppError('changed_meanwhile', 'Ya nos dijiste que la pediste tú.')
          return disown(asesoria)
        })
        return { mensaje: 'Gracias por avisarnos. Cerramos la solicitud y no te escribiremos más por ella.' }
      },
    },

    cancel: act<'cancel'>((id) => cancelRequest(deps, PERSON, id)),

    answer: act<'answer'>(
      async (id, { input, header }) =>
        (await sendMessage(deps, PERSON, id, input.Texto, idempotencyKey(header))).asesoria,
    ),

    rate: act<'rate'>((id, { input }) => judge(deps, PERSON, id, input)),
  }
}
