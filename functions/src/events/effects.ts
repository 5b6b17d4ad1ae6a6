import { Timestamp } from 'firebase-admin/firestore'
import type { Lists } from '../content/public-list.ts'
import type { Counters } from '../db/counters.ts'
import type { Tx } from '../db/tx.ts'
import { type Joined, subscriptionAsked, trainingNews } from '../mail/news-mails.ts'
import { paced } from '../mail/notices.ts'
import type { About, NewMail, Outbox } from '../mail/outbox.ts'
import type { Event, EventName, EventOf } from './events.ts'

type Effect<N extends EventName> = (tx: Tx, event: EventOf<N>) => Promise<void>
type Effects = { [N in EventName]?: Effect<N> }

const aboutParticipante = (id: string): About => ({ coleccion: 'participantes', id })

/** What belongs to an event so much that it is written with it, or the whole write is not done. */
export type ApplyEffects = (tx: Tx, event: Event) => Promise<void>

interface Affected {
  counters: Counters
  outbox: Outbox
  lists: Pick<Lists, 'touch'>
}

export const createEffects = ({ counters, outbox, lists }: Affected): ApplyEffects => {
  const confirmSignUp = (tx: Tx, { joined, has }: { joined: Joined; has: 'inscrito' | 'espera' }) =>
    outbox.add(tx, trainingNews(joined, has === 'inscrito' ? 'place' : 'waiting'))

  /** Many mails at once are sent at the pace of notices, from now on. */
  const addAtPace = async (tx: Tx, mails: NewMail[], before: number) => {
    const since = Timestamp.now()
    for (const [at, mail] of mails.entries())
      await outbox.add(tx, { ...mail, class: 'broadcast', sendAfter: paced(since, before + at).toDate() })
  }

  const effects: Effects = {
    'suscripcion.pedida': (tx, { asked }) => outbox.add(tx, subscriptionAsked(asked)),
    'participante.inscrito': confirmSignUp,
    'participante.reenviado': confirmSignUp,
    async 'participante.cancelado'(tx, { registro, moved }) {
      await outbox.withdrawAbout(tx, aboutParticipante(registro))
      if (moved) await outbox.add(tx, trainingNews(moved, 'moved'))
    },
    'participante.ascendido': (tx, { joined }) => outbox.add(tx, trainingNews(joined, 'moved')),
    'participante.eliminado': (tx, { registro }) => outbox.deleteAbout(tx, aboutParticipante(registro)),
    'participantes.recordados': (tx, { reminded, before }) =>
      addAtPace(
        tx,
        reminded.map((joined) => trainingNews(joined, 'tomorrow')),
        before,
      ),
    'participantes.avisados'(tx, { registro, told, antes, before }) {
      const about: About = { coleccion: 'capacitaciones', id: registro }
      const mails = told.map(({ waits, ...joined }) => ({
        ...trainingNews(joined, antes ? 'changed' : 'gone', { waits, before: antes }),
        about,
      }))
      return addAtPace(tx, mails, before)
    },
    'suscripcion.purgada': (tx, { registro }) =>
      outbox.deleteAbout(tx, { coleccion: 'suscripciones', id: registro }),
  }
  return async (tx, event) => {
    if ('lista' in event && event.lista !== undefined) lists.touch(tx, event.lista)
    if ('cuenta' in event && event.cuenta) counters.add(tx, event.cuenta)
    const effect = effects[event.name] as ((tx: Tx, event: Event) => Promise<void>) | undefined
    await effect?.(tx, event)
  }
}
