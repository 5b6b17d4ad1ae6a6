import {
  type Cierre,
  type Contacto,
  can,
  ESTADOS,
  ESTADOS_ABIERTOS,
  type Estado,
  type Permission,
} from '@naf/contract'
import { FieldValue } from 'firebase-admin/firestore'
import type { Actor } from '../db/audit-log.ts'
import type { Tally } from '../db/counters.ts'
import { AppError } from '../errors.ts'
import type { Session } from '../google/identity.ts'
import { newClave } from '../http/links.ts'
import type { RequestMail } from './mails.ts'
import { type AsesoriaRecord, type StoredAsesoria, wordsOfAsesoria } from './record.ts'
import { closedTally, ratedTally, reopenedTally } from './tally.ts'

/** What can happen to a request after it came in (docs/decisions/asesoria-workflow.md). */

interface Rule {
  by: Permission
  from: readonly Estado[]
}

const TEAM = 'asesorias:manage'
/** The link or the account shows that the request is theirs. */
const PERSON = 'seguimiento:use'

const RULES = {
  'asesoria.movida': { by: TEAM, from: ESTADOS_ABIERTOS },
  'asesoria.realizada': { by: TEAM, from: ESTADOS_ABIERTOS },
  'asesoria.reabierta': { by: TEAM, from: ['realizada'] },
  'asesoria.asignada': { by: TEAM, from: ESTADOS },
  'asesoria.liberada': { by: TEAM, from: ESTADOS },
  'asesoria.contactada': { by: TEAM, from: ESTADOS },
  'asesoria.respondida': { by: TEAM, from: ESTADOS },
  'asesoria.anotada': { by: TEAM, from: ESTADOS },
  'asesoria.reenviada': { by: TEAM, from: ESTADOS },
  'asesoria.corregida': { by: TEAM, from: ESTADOS },
  'asesoria.cancelada': { by: PERSON, from: ESTADOS_ABIERTOS },
  'asesoria.escrita': { by: PERSON, from: ESTADOS },
  'asesoria.valorada': { by: PERSON, from: ['realizada'] },
  'asesoria.confirmada': { by: PERSON, from: ESTADOS },
  'asesoria.unida': { by: PERSON, from: ESTADOS },
  'asesoria.desconocida': { by: PERSON, from: ESTADOS },
} as const satisfies Record<string, Rule>

/** Whether an event is the person's doing, also if that is a member of staff. */
export const isOfPerson = (event: string): boolean =>
  event === 'asesoria.recibida' ||
  event === 'asesoria.enlazada' ||
  (event in RULES && RULES[event as keyof typeof RULES].by === PERSON)

/** One change of a request. */
export interface Step {
  event: keyof typeof RULES
  to: Estado
  /** A state, a name or a reason of the team's; for the log. */
  detalle?: string
  fields?: Partial<AsesoriaRecord>
  counts?: Tally
  mail?: RequestMail | undefined
}

type Open = Exclude<Estado, 'realizada'>

/** Work for a person begins a request that was only received. */
const begun = ({ estado }: StoredAsesoria): Estado => (estado === 'recibida' ? 'en_curso' : estado)

export const move = (to: Open): Step => ({ event: 'asesoria.movida', to, detalle: to })

/** Mails the person, except about a duplicate or what they closed themselves. */
export const close = (cierre: Cierre): Step => ({
  event: 'asesoria.realizada',
  to: 'realizada',
  detalle: cierre,
  fields: { cierre },
  mail: cierre === 'atendida' || cierre === 'sin_respuesta' ? { tipo: 'cierre', cierre } : undefined,
})

const stateBeforeClosing = ({ fechaInicio }: StoredAsesoria): Open =>
  fechaInicio === null ? 'recibida' : 'en_curso'

/** Leads back to the state before the closing, as far as it is known. */
export const reopen = (asesoria: StoredAsesoria, motivo = '', to?: Open): Step => ({
  event: 'asesoria.reabierta',
  to: to ?? stateBeforeClosing(asesoria),
  detalle: motivo,
})

/** Taking a request on begins it; a colleague who is given one is told by mail. */
export const assign = (
  actor: Actor,
  asesoria: StoredAsesoria,
  attendant: { uid: string; nombre: string },
): Step => {
  const isOwn = attendant.uid === actor?.uid
  return {
    event: 'asesoria.asignada',
    to: isOwn ? begun(asesoria) : asesoria.estado,
    detalle: attendant.nombre,
    fields: { atiende: { ...attendant, porAvisar: !isOwn } },
  }
}

export const unassign = ({ estado }: StoredAsesoria): Step => ({
  event: 'asesoria.liberada',
  to: estado,
  fields: { atiende: null },
})

/** The team tried to reach the person. */
export const contact = (asesoria: StoredAsesoria, medio: Contacto): Step => ({
  event: 'asesoria.contactada',
  to: begun(asesoria),
  detalle: medio,
})

export const annotate = ({ estado }: StoredAsesoria): Step => ({ event: 'asesoria.anotada', to: estado })

/** @throws changed_meanwhile if the reader of the mailbox said that the request is somebody else's */
const assertReachable = ({ correo }: StoredAsesoria): void => {
  if (correo === '')
    throw new AppError(
      'changed_meanwhile',
      'El correo de esta solicitud era de otra persona. Llama a quien la pidió.',
    )
}

/** The team wrote to the person, who also gets it by mail. */
export const answer = (asesoria: StoredAsesoria, texto: string, autor: string): Step => {
  assertReachable(asesoria)
  return {
    event: 'asesoria.respondida',
    to: begun(asesoria),
    fields: { porResponder: false },
    mail: { tipo: 'respuesta', texto, autor },
  }
}

export const confirmAgain = (asesoria: StoredAsesoria): Step => {
  assertReachable(asesoria)
  return { event: 'asesoria.reenviada', to: asesoria.estado, mail: { tipo: 'confirmacion' } }
}

/**
 * The typed e-mail was wrong: the link in the old mail ends, and the right address gets another one. A request that was
 * closed because of the wrong address is open again.
 * @throws changed_meanwhile if the e-mail is confirmed
 */
export const correctMail = (asesoria: StoredAsesoria, correo: string): Step => {
  if (asesoria.correoConfirmado)
    throw new AppError('changed_meanwhile', 'Ese correo ya está confirmado y no se puede cambiar.')
  return {
    event: 'asesoria.corregida',
    to: asesoria.cierre === 'correo_ajeno' ? stateBeforeClosing(asesoria) : asesoria.estado,
    fields: {
      correo,
      clave: newClave(),
      palabras: wordsOfAsesoria({ ...asesoria, correo }),
    },
    mail: { tipo: 'confirmacion' },
  }
}

/** It becomes the request of an account that has proven its e-mail. */
export const join = ({ estado }: StoredAsesoria, { uid, username }: Session): Step => ({
  event: 'asesoria.unida',
  to: estado,
  fields: { usuarioId: uid, usuarioUsername: username, correoConfirmado: true },
})

/** The person cancels the request. */
export const CANCEL: Step = {
  event: 'asesoria.cancelada',
  to: 'realizada',
  detalle: 'ya_no_la_necesita',
  fields: { cierre: 'ya_no_la_necesita' },
}

/** The person wrote: that ends waiting and opens a closed request again. */
export const receive = ({ estado }: StoredAsesoria): Step => ({
  event: 'asesoria.escrita',
  to: estado === 'recibida' ? 'recibida' : 'en_curso',
  fields: { porResponder: true },
})

/** The reader of the mailbox says that the request is theirs. */
export const confirm = ({ estado }: StoredAsesoria): Step => ({ event: 'asesoria.confirmada', to: estado })

/**
 * The reader of the mailbox says that the request is somebody else's. The address is not the request's any more, so no
 * mail and no list can use it, and the link is dead.
 */
export const disown = (asesoria: StoredAsesoria): Step => ({
  event: 'asesoria.desconocida',
  to: 'realizada',
  fields: {
    correo: '',
    clave: null,
    correoConfirmado: false,
    palabras: wordsOfAsesoria({ ...asesoria, correo: '' }),
    ...(!asesoria.realizada && { cierre: 'correo_ajeno' }),
  },
})

export const rate = (asesoria: StoredAsesoria, opinion: NonNullable<AsesoriaRecord['opinion']>): Step => ({
  event: 'asesoria.valorada',
  to: 'realizada',
  detalle: String(opinion.valor),
  fields: { opinion },
  counts: ratedTally(opinion.valor, asesoria.opinion?.valor ?? null),
})

/**
 * The fields that a step changes, and what it counts.
 * @throws changed_meanwhile if the rules have no such step from the present state; forbidden
 */
export const changesBy = (actor: Actor, asesoria: StoredAsesoria, step: Step) => {
  const { event, to, fields, counts = {} } = step
  const rule: Rule = RULES[event]
  if (!rule.from.includes(asesoria.estado))
    throw new AppError('changed_meanwhile', 'La asesoría cambió mientras la veías. Ábrela de nuevo.')
  if (!can(actor?.rol ?? null, rule.by)) throw new AppError('forbidden', 'No autorizado')

  const isClosed = to === 'realizada'
  const closes = isClosed && asesoria.estado !== 'realizada'
  const reopens = !isClosed && asesoria.estado === 'realizada'
  const isByLink = rule.by === PERSON && actor === null
  const begins = rule.by === TEAM && !isClosed && to !== 'recibida' && asesoria.fechaInicio === null
  const cuentaCierre = closes && fields?.cierre ? closedTally(asesoria, fields.cierre, new Date()) : null
  const now = FieldValue.serverTimestamp()
  return {
    reopens,
    counts: reopens ? reopenedTally(asesoria) : (cuentaCierre ?? counts),
    fields: {
      estado: to,
      realizada: isClosed,
      fechaActualizacion: now,
      ...(closes && { fechaRealizacion: now }),
      ...(begins && { fechaInicio: now }),
      ...(!isClosed && { cierre: null, fechaRealizacion: null }),
      ...((closes || reopens) && { cuentaCierre }),
      ...((closes || to === 'esperando_respuesta') && { porResponder: false }),
      // The link is only in the mails.
      ...(isByLink && { correoConfirmado: true }),
      ...fields,
    },
  }
}
