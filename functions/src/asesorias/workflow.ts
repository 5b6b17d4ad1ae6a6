import { type Cierre, type Contacto, ESTADOS, ESTADOS_ABIERTOS, type Estado } from '@naf/contract'
import { FieldValue } from 'firebase-admin/firestore'
import type { Tally } from '../db/counters.ts'
import { AppError } from '../errors.ts'
import { newSecret } from '../http/links.ts'
import { requestAnswered, requestClosed, requestReceived } from '../mail/request-mails.ts'
import type { Actor, Session } from '../session.ts'
import { type AsesoriaRecord, type StoredAsesoria, wordsOfAsesoria } from './record.ts'
import { closedTally, ratedTally, reopenedTally } from './tally.ts'

/** What can happen to a request after it came in (docs/decisions/asesoria-workflow.md). */

type Rules = Record<string, readonly Estado[]>

/** What the team does, and from which states. */
const BY_TEAM = {
  'asesoria.movida': ESTADOS_ABIERTOS,
  'asesoria.realizada': ESTADOS_ABIERTOS,
  'asesoria.reabierta': ['realizada'],
  'asesoria.asignada': ESTADOS,
  'asesoria.liberada': ESTADOS,
  'asesoria.contactada': ESTADOS,
  'asesoria.respondida': ESTADOS,
  'asesoria.anotada': ESTADOS,
  'asesoria.reenviada': ESTADOS,
  'asesoria.corregida': ESTADOS,
} as const satisfies Rules

/** What the person who sent it may do, by the link or with the account, and from which states. */
const BY_PERSON = {
  'asesoria.cancelada': ESTADOS_ABIERTOS,
  'asesoria.escrita': ESTADOS,
  'asesoria.valorada': ['realizada'],
  'asesoria.confirmada': ESTADOS,
  'asesoria.unida': ESTADOS,
  'asesoria.desconocida': ESTADOS,
} as const satisfies Rules

const RULES = { ...BY_TEAM, ...BY_PERSON }

/** Whether an event is the person's doing, also if that is a member of staff. */
export const isOfPerson = (event: string): boolean =>
  event === 'asesoria.recibida' || event === 'asesoria.enlazada' || event in BY_PERSON

export interface Step {
  event: keyof typeof RULES
  /** The state afterwards; without it, the same. */
  to?: Estado
  /** A state, a name or a reason of the team's; for the log. */
  detalle?: string
  fields?: Partial<AsesoriaRecord>
  counts?: Tally
  /** The mail that tells the person. */
  mail?: typeof requestReceived
  /** The unsent mails have the wrong address. */
  withdrawsMails?: true
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
  ...((cierre === 'atendida' || cierre === 'sin_respuesta') && {
    mail: (id, asesoria) => requestClosed(id, { ...asesoria, cierre }),
  }),
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

export const UNASSIGN: Step = { event: 'asesoria.liberada', fields: { atiende: null } }

/** The team tried to reach the person. */
export const contact = (asesoria: StoredAsesoria, medio: Contacto): Step => ({
  event: 'asesoria.contactada',
  to: begun(asesoria),
  detalle: medio,
})

export const ANNOTATE: Step = { event: 'asesoria.anotada' }

const NOT_REACHABLE = 'El correo de esta solicitud era de otra persona. Llama a quien la pidió.'

/** @throws changed_meanwhile if the reader of the mailbox said that the request is somebody else's */
const assertReachable = ({ correo }: StoredAsesoria): void => {
  if (correo === '') throw new AppError('changed_meanwhile', NOT_REACHABLE)
}

/** The team wrote to the person, who also gets it by mail. */
export const answer = (asesoria: StoredAsesoria, texto: string, autor: string): Step => {
  assertReachable(asesoria)
  return {
    event: 'asesoria.respondida',
    to: begun(asesoria),
    fields: { porResponder: false },
    mail: (id, addressed) => requestAnswered(id, { ...addressed, texto, autor }),
  }
}

export const confirmAgain = (asesoria: StoredAsesoria): Step => {
  assertReachable(asesoria)
  return { event: 'asesoria.reenviada', mail: requestReceived }
}

/**
 * The typed e-mail was wrong: the link in the old mail ends. A request that was closed for it is open again.
 * @throws changed_meanwhile if the e-mail is confirmed
 */
export const correctMail = (asesoria: StoredAsesoria, correo: string): Step => {
  if (asesoria.correoConfirmado)
    throw new AppError('changed_meanwhile', 'Ese correo ya está confirmado y no se puede cambiar.')
  return {
    event: 'asesoria.corregida',
    to: asesoria.cierre === 'correo_ajeno' ? stateBeforeClosing(asesoria) : asesoria.estado,
    fields: { correo, clave: newSecret(), palabras: wordsOfAsesoria({ ...asesoria, correo }) },
    mail: requestReceived,
    withdrawsMails: true,
  }
}

/** It becomes the request of an account that has proven its e-mail. */
export const join = ({ uid, username }: Session): Step => ({
  event: 'asesoria.unida',
  fields: { usuarioId: uid, usuarioUsername: username, correoConfirmado: true },
})

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

export const CONFIRM: Step = { event: 'asesoria.confirmada' }

/** The request is somebody else's: no mail and no list can use the address any more, and the link is dead. */
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
  withdrawsMails: true,
})

export const rate = (asesoria: StoredAsesoria, opinion: NonNullable<AsesoriaRecord['opinion']>): Step => ({
  event: 'asesoria.valorada',
  detalle: String(opinion.valor),
  fields: { opinion },
  counts: ratedTally(opinion.valor, asesoria.opinion?.valor ?? null),
})

/**
 * The fields that a step changes, and what it counts.
 * @throws changed_meanwhile if the rules have no such step from the present state
 */
export const changesBy = (actor: Actor, asesoria: StoredAsesoria, step: Step) => {
  const { event, to = asesoria.estado, fields, counts = {} } = step
  const from: readonly Estado[] = RULES[event]
  if (!from.includes(asesoria.estado))
    throw new AppError('changed_meanwhile', 'La asesoría cambió mientras la veías. Ábrela de nuevo.')

  const isClosed = to === 'realizada'
  const closes = isClosed && asesoria.estado !== 'realizada'
  const reopens = !isClosed && asesoria.estado === 'realizada'
  const isByLink = event in BY_PERSON && actor === null
  const begins = event in BY_TEAM && !isClosed && to !== 'recibida' && asesoria.fechaInicio === null
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
