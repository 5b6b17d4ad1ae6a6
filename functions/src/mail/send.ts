import { setTimeout as wait } from 'node:timers/promises'
import { momentAtClock } from '@naf/contract'
import { isPublished } from '../content/publication.ts'
import type { Deps, MailDeps } from '../deps.ts'
import type { Mail } from '../google/mailer.ts'
import { causeOf, logger } from '../util.ts'
import { SETTLED, waitUntil } from './caps.ts'
import type { CorreoRecord } from './outbox.ts'

/** A training, or what the broadcast of its end still knows of it. */
interface Appointment {
  fecha?: unknown
  inicio?: unknown
}

const isToCome = ({ fecha, inicio }: Appointment): boolean =>
  momentAtClock(`${fecha}T${inicio}`).valueOf() > Date.now()

type Wanted = (deps: Deps, correo: CorreoRecord) => Promise<boolean>

/**
 * Whether an old mail may still go to its reader: it waited for days, or staff sends it again. By the record that the mail
 * is about.
 */
const WANTED: Record<CorreoRecord['about']['coleccion'], Wanted> = {
  async asesorias({ asesorias }, { about, to, tipo }) {
    const found = await asesorias.find(about.id)
    // The address was wrong, or its owner disowned the request.
    if (found?.correo !== to) return false
    if (tipo === 'cierre') return found.estado === 'realizada'
    return tipo === null || found.cierre !== 'ya_no_la_necesita'
  },

  inscripciones: async ({ inscripciones }, { about }) => (await inscripciones.find(about.id)) !== null,

  users: async ({ users }, { about, to }) => (await users.find(about.id))?.correo === to,

  suscripciones: async ({ suscripciones }, { about }) => (await suscripciones.findOpen(about.id)) !== null,

  async boletines({ boletines, suscripciones }, { about, to }) {
    const boletin = await boletines.find(about.id)
    return boletin !== null && isPublished(boletin, Date.now()) && (await suscripciones.isReader(to))
  },

  async participantes({ participantes, capacitaciones }, { about, to }) {
    const one = await participantes.records.find(about.id)
    if (one?.correo !== to || one.estado === 'cancelado') return false
    const training = await capacitaciones.find(one.capacitacion)
    return training !== null && isToCome(training)
  },

  /** A change of a training; or its end, whose broadcast alone still knows the day. */
  async capacitaciones({ broadcasts, capacitaciones }, { about, difusion }) {
    const told = difusion === null ? null : await broadcasts.find(difusion)
    const training = told?.tipo === 'cancelacion' ? told.datos : await capacitaciones.find(about.id)
    return training !== null && isToCome(training)
  },
}

/** Short pauses between tries within one delivery; longer ones are the platform's, which delivers again. */
const PAUSES_MS = [1000, 3000]
/** Some three hours of the platform's deliveries. After that a confirmation is no news. */
const MAX_ATTEMPTS = 60

const asMail = (id: string, correo: CorreoRecord): Mail => {
  const { to, subject, html, text, about, tipo, unsubscribeUrl } = correo
  return {
    id,
    to,
    subject,
    html,
    text,
    isAutomatic: tipo !== 'respuesta',
    // All mails about one record are one thread.
    thread: `${about.coleccion}.${about.id}`,
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}

/**
 * Sends one mail of the outbox, unless it waits, nobody is to get it any more, or a cap or a refused key holds it back. Safe
 * to call any number of times.
 * @throws if it should be called again later: the mail service does not answer, or another delivery has the mail
 */
export const sendMail = async (deps: Deps & MailDeps, id: string, pausesMs = PAUSES_MS): Promise<void> => {
  const { deliveries, suscripciones, mailer, caps } = deps
  const correo = await deliveries.lease(id, caps)
  if (!correo) return
  if (correo.isOld && !(await WANTED[correo.about.coleccion](deps, correo))) {
    logger.info('mail withdrawn', { correo: id })
    return deliveries.withdraw(id)
  }
  let { attempts, lastError } = correo
  for (const pause of [0, ...pausesMs]) {
    await wait(pause)
    const sending = await mailer.send(asMail(id, correo))
    if (sending.sent) return deliveries.sent(id, sending.messageId, attempts + 1)
    const { wrong, reason, noSuchAddress } = sending
    const level = wrong === 'key' ? 'error' : 'warn'
    logger[level]('mail not sent', { correo: id, attempts, reason, wrong })
    if (wrong === 'key') return deliveries.refused(id, reason)
    attempts += 1
    lastError = reason
    // No notice goes to an address that does not exist.
    if (noSuchAddress) await suscripciones.takeOut(correo.to)
    if (wrong === 'mail' || attempts >= MAX_ATTEMPTS)
      return deliveries.change(id, { ...SETTLED, status: 'fallido', attempts, lastError })
  }
  await deliveries.change(id, { leaseUntil: null, attempts, lastError })
  throw new Error('the mail service does not take the mail for now')
}

/** As the platform spaces the deliveries of an event: sixty tries are some three hours. */
const RETRY_AFTER_MS = 10 * 60_000

/** Sends the mails that are due; one that cannot be sent now is tried again later. */
export const sendDue = async (deps: Deps & MailDeps, now: Date, pausesMs?: number[]): Promise<void> => {
  for (const id of await deps.deliveries.due(now)) {
    if (await deps.deliveries.isRefused()) return
    try {
      await sendMail(deps, id, pausesMs)
    } catch (error) {
      logger.warn('waiting mail postponed', { correo: id, cause: causeOf(error) })
      await deps.deliveries.change(id, waitUntil(now.getTime() + RETRY_AFTER_MS))
    }
  }
}
