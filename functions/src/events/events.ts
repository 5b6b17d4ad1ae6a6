import type { Tally } from '../db/counters.ts'
import type { Asked, Joined, Moved } from '../mail/news-mails.ts'

interface Listed {
  /** The public list that shows the record. */
  lista: string
}

interface SignedUp {
  joined: Joined
  has: 'inscrito' | 'espera'
}

/** What can come to pass, in the domain's words, and what its effects need to know that the log does not store. */
interface Facts {
  /** Its readers are told of it. */
  'boletin.avisado': object
  /** Who signed up has a place, or waits for one. */
  'participante.inscrito': Partial<Listed> & SignedUp
  'participante.reenviado': SignedUp
  /** `moved` is who was given the place. */
  'participante.cancelado': Partial<Listed> & { moved: Joined | null }
  'participante.ascendido': Partial<Listed> & { joined: Joined }
  'participante.asistio': object
  /** It was ticked by mistake. */
  'participante.falto': object
  /** Of a training that was deleted, or is long over. */
  'participante.eliminado': object
  /** The reminders are sent at a pace; so many were stored before these. */
  'participantes.recordados': { reminded: Joined[]; before: number }
  /** Of a training that has another day, hour or place, or is gone: then `antes` is null; so many were told before these. */
  'participantes.avisados': { told: (Joined & { waits: boolean })[]; antes: Moved | null; before: number }
  /** Somebody, or who pretends to be, wants to be told of bulletins. */
  'suscripcion.pedida': { asked: Asked }
  /** By the link of a mail. */
  'suscripcion.confirmada': object
  'suscripcion.cancelada': object
  /** There is no such address. */
  'suscripcion.devuelta': object
  /** Nobody confirmed it in time. */
  'suscripcion.purgada': object
}

export type EventName = keyof Facts

/** Of events about many records at once. */
type Many = { registro: null; cantidad: number; cuenta?: Tally }

interface About {
  /** The record's id. */
  registro: string
  /** What staff calls the record; nothing that tells who somebody is. */
  etiqueta?: string
  /** What else belongs to it: a state, a name, a reason of the team's; nothing that the person typed. */
  detalle?: string
  /** What it adds to the tallies; nothing by which somebody could be known. */
  cuenta?: Tally | undefined
}

export type EventOf<N extends EventName> = { name: N } & (Facts[N] extends Many ? Facts[N] : About & Facts[N])

export type Event = { [N in EventName]: EventOf<N> }[EventName]
