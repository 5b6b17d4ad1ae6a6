import type { Lists } from '../content/public-list.ts'
import type { Counters } from '../db/counters.ts'
import type { Tx } from '../db/tx.ts'
import type { About } from '../outbox/correo-record.ts'
import type { Outbox } from '../outbox/outbox.repository.ts'
import { subscriptionMail } from '../outbox/subscription-mail.ts'
import { type Joined, type TrainingNews, trainingMail } from '../outbox/training-mail.ts'
import { verificationMail } from '../outbox/verification-mail.ts'
import type { Event, EventName, EventOf } from './events.ts'

type Effect<N extends EventName> = (tx: Tx, event: EventOf<N>) => Promise<void>
type Effects = { [N in EventName]?: Effect<N> }

const aboutSuscripcion = (id: string): About => ({ coleccion: 'suscripciones', id })
const aboutParticipante = (id: string): About => ({ coleccion: 'participantes', id })
const aboutUser = (id: string): About => ({ coleccion: 'users', id })

/** What belongs to an event so much that it is written with it, or the whole write is not done. */
export type ApplyEffects = (tx: Tx, event: Event) => Promise<void>

/** What stays of a reader's account. */
interface ReadByAccounts {
  forget: (tx: Tx, uid: string) => Promise<void>
}

interface Affected {
  counters: Counters
  outbox: Outbox
  lists: Pick<Lists, 'touch'>
  readers: ReadByAccounts
}

export const createEffects = (
  { counters, outbox, lists, readers }: Affected,
  portalUrl: string,
): ApplyEffects => {
  const trainingNews = (joined: Joined, news: TrainingNews) => ({
    mail: trainingMail(joined, news, portalUrl),
    about: aboutParticipante(joined.participante),
  })
  const tell = (tx: Tx, joined: Joined, news: TrainingNews) => {
    const { mail, about } = trainingNews(joined, news)
    outbox.enqueue(tx, mail, about)
  }
  const confirmSignUp = async (tx: Tx, { joined, has }: { joined: Joined; has: 'inscrito' | 'espera' }) =>
    tell(tx, joined, has === 'inscrito' ? 'place' : 'waiting')

  const effects: Effects = {
    async 'usuario.por_verificar'(tx, { registro, correo, oobCode }) {
      outbox.enqueueProof(tx, verificationMail(correo, oobCode, portalUrl), registro)
    },
    async 'usuario.eliminado'(tx, { registro }) {
      await outbox.deleteAbout(tx, aboutUser(registro))
      await readers.forget(tx, registro)
    },
    async 'suscripcion.pedida'(tx, { registro, asked }) {
      outbox.enqueue(tx, subscriptionMail(asked, portalUrl), aboutSuscripcion(registro))
    },
    'participante.inscrito': confirmSignUp,
    'participante.reenviado': confirmSignUp,
    async 'participante.cancelado'(tx, { registro, moved }) {
      await outbox.withdrawAbout(tx, aboutParticipante(registro))
      if (moved) tell(tx, moved, 'moved')
    },
    async 'participante.ascendido'(tx, { joined }) {
      tell(tx, joined, 'moved')
    },
    'participante.eliminado': (tx, { registro }) => outbox.deleteAbout(tx, aboutParticipante(registro)),
    async 'participantes.recordados'(tx, { reminded, before }) {
      const mails = reminded.map((joined) => trainingNews(joined, 'tomorrow'))
      outbox.enqueueAtPace(tx, mails, before)
    },
    async 'participantes.avisados'(tx, { registro, told, antes, before }) {
      const about: About = { coleccion: 'capacitaciones', id: registro }
      const mails = told.map(({ waits, ...joined }) => ({
        mail: trainingMail(joined, antes ? 'changed' : 'gone', portalUrl, { waits, before: antes }),
        about,
      }))
      outbox.enqueueAtPace(tx, mails, before)
    },
    'suscripcion.purgada': (tx, { registro }) => outbox.deleteAbout(tx, aboutSuscripcion(registro)),
  }
  return async (tx, event) => {
    if ('lista' in event && event.lista !== undefined) lists.touch(tx, event.lista)
    if ('cuenta' in event && event.cuenta) counters.add(tx, event.cuenta)
    const effect = effects[event.name] as ((tx: Tx, event: Event) => Promise<void>) | undefined
    await effect?.(tx, event)
  }
}
