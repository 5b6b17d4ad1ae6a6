import { LISTS, type ListsRepository } from '../lists/lists.repository.ts'
import { answerMail } from '../outbox/answer-mail.ts'
import { assignedMail } from '../outbox/assigned-mail.ts'
import { closingMail } from '../outbox/closing-mail.ts'
import { type Confirmed, confirmationMail } from '../outbox/confirmation-mail.ts'
import type { About } from '../outbox/correo-record.ts'
import { enrolmentMail } from '../outbox/enrolment-mail.ts'
import type { Outbox } from '../outbox/outbox.repository.ts'
import { subscriptionMail } from '../outbox/subscription-mail.ts'
import { type Joined, type TrainingNews, trainingMail } from '../outbox/training-mail.ts'
import { verificationMail } from '../outbox/verification-mail.ts'
import type { Unit } from '../store/unit.ts'
import type { Event, EventName, EventOf } from './events.ts'

type Effect<N extends EventName> = (unit: Unit, event: EventOf<N>) => Promise<void>
type Effects = { [N in EventName]?: Effect<N> }

const aboutAsesoria = (id: string): About => ({ coleccion: 'asesorias', id })
const aboutInscripcion = (id: string): About => ({ coleccion: 'inscripciones', id })
const aboutSuscripcion = (id: string): About => ({ coleccion: 'suscripciones', id })
const aboutParticipante = (id: string): About => ({ coleccion: 'participantes', id })
const aboutUser = (id: string): About => ({ coleccion: 'users', id })

/** What belongs to an event so much that it is written with it, or the whole write is not done. */
export type ApplyEffects = (unit: Unit, event: Event) => Promise<void>

/** The public lists in which something else is to be read after it: a record, or the name of who uploaded one. */
const listsChangedBy = (event: Event): readonly string[] => {
  if ('lista' in event && event.lista !== undefined) return [event.lista]
  if (event.name === 'usuario.eliminado' || event.name === 'usuario.restituido') return LISTS
  return event.name === 'usuario.editado' && event.renames ? LISTS : []
}

/** Whatever bears the name of the account behind it. */
interface NamedAfterAccounts {
  rename: (unit: Unit, uid: string, username: string | null) => Promise<void>
}

/** What stays of a reader's account. */
interface ReadByAccounts {
  forget: (unit: Unit, uid: string) => Promise<void>
}

interface Affected {
  outbox: Outbox
  lists: Pick<ListsRepository, 'change'>
  requesters: NamedAfterAccounts
  readers: ReadByAccounts
}

export const createEffects = (
  { outbox, lists, requesters, readers }: Affected,
  portalUrl: string,
): ApplyEffects => {
  const confirm = async (unit: Unit, { registro, confirmed }: { registro: string; confirmed: Confirmed }) =>
    outbox.enqueue(unit, confirmationMail(confirmed, portalUrl), aboutAsesoria(registro), 'confirmacion')

  const trainingNews = (joined: Joined, news: TrainingNews) => ({
    mail: trainingMail(joined, news, portalUrl),
    about: aboutParticipante(joined.participante),
  })
  const tell = (unit: Unit, joined: Joined, news: TrainingNews) => {
    const { mail, about } = trainingNews(joined, news)
    outbox.enqueue(unit, mail, about)
  }
  const confirmSignUp = async (unit: Unit, { joined, has }: { joined: Joined; has: 'inscrito' | 'espera' }) =>
    tell(unit, joined, has === 'inscrito' ? 'place' : 'waiting')

  const effects: Effects = {
    'asesoria.recibida': confirm,
    'asesoria.reenviada': confirm,
    async 'asesoria.respondida'(unit, { registro, replied }) {
      outbox.enqueue(unit, answerMail(replied, portalUrl), aboutAsesoria(registro), 'respuesta')
    },
    async 'asesoria.realizada'(unit, { registro, closed }) {
      if (closed) await outbox.enqueueClosing(unit, closingMail(closed, portalUrl), registro)
    },
    'asesoria.reabierta': (unit, { registro }) => outbox.withdrawClosing(unit, registro),
    'asesoria.escrita': (unit, { registro }) => outbox.withdrawClosing(unit, registro),
    'asesoria.eliminada': (unit, { registro }) => outbox.withdrawAbout(unit, aboutAsesoria(registro)),
    'asesoria.purgada': (unit, { registro }) => outbox.deleteAbout(unit, aboutAsesoria(registro)),
    async 'usuario.avisado'(unit, { registro, assigned }) {
      if (assigned) outbox.enqueueDigest(unit, assignedMail(assigned, portalUrl), registro, assigned.day)
    },
    async 'inscripcion.recibida'(unit, { registro, enrolled }) {
      outbox.enqueue(unit, enrolmentMail(enrolled, portalUrl), aboutInscripcion(registro))
    },
    'inscripcion.eliminada': (unit, { registro }) => outbox.deleteAbout(unit, aboutInscripcion(registro)),
    async 'usuario.por_verificar'(unit, { registro, correo, oobCode }) {
      outbox.enqueueProof(unit, verificationMail(correo, oobCode, portalUrl), registro)
    },
    async 'usuario.eliminado'(unit, { registro }) {
      await outbox.deleteAbout(unit, aboutUser(registro))
      await readers.forget(unit, registro)
    },
    async 'suscripcion.pedida'(unit, { registro, asked }) {
      outbox.enqueue(unit, subscriptionMail(asked, portalUrl), aboutSuscripcion(registro))
    },
    'participante.inscrito': confirmSignUp,
    'participante.reenviado': confirmSignUp,
    async 'participante.cancelado'(unit, { registro, moved }) {
      await outbox.withdrawAbout(unit, aboutParticipante(registro))
      if (moved) tell(unit, moved, 'moved')
    },
    async 'participante.ascendido'(unit, { joined }) {
      tell(unit, joined, 'moved')
    },
    'participante.eliminado': (unit, { registro }) => outbox.deleteAbout(unit, aboutParticipante(registro)),
    async 'participantes.recordados'(unit, { reminded, before }) {
      const mails = reminded.map((joined) => trainingNews(joined, 'tomorrow'))
      outbox.enqueueAtPace(unit, mails, before)
    },
    async 'participantes.avisados'(unit, { registro, told, antes, before }) {
      const about: About = { coleccion: 'capacitaciones', id: registro }
      const mails = told.map(({ waits, ...joined }) => ({
        mail: trainingMail(joined, antes ? 'changed' : 'gone', portalUrl, { waits, before: antes }),
        about,
      }))
      outbox.enqueueAtPace(unit, mails, before)
    },
    'suscripcion.purgada': (unit, { registro }) => outbox.deleteAbout(unit, aboutSuscripcion(registro)),
  }
  return async (unit, event) => {
    for (const list of listsChangedBy(event)) lists.change(unit, list)
    if ('username' in event && event.username !== undefined)
      await requesters.rename(unit, event.registro, event.username)
    const effect = effects[event.name] as ((unit: Unit, event: Event) => Promise<void>) | undefined
    await effect?.(unit, event)
  }
}
