import { LISTS, type ListsRepository } from '../lists/lists.repository.ts'
import { confirmationMail } from '../outbox/confirmation-mail.ts'
import type { About } from '../outbox/correo-record.ts'
import type { Outbox } from '../outbox/outbox.repository.ts'
import { verificationMail } from '../outbox/verification-mail.ts'
import type { Unit } from '../store/unit.ts'
import type { Event, EventName, EventOf } from './events.ts'

type Effect<N extends EventName> = (unit: Unit, event: EventOf<N>) => Promise<void>
type Effects = { [N in EventName]?: Effect<N> }

const aboutAsesoria = (id: string): About => ({ coleccion: 'asesorias', id })
const aboutUser = (id: string): About => ({ coleccion: 'users', id })

/** What belongs to an event so much that it is written with it, or the whole write is not done. */
export type ApplyEffects = (unit: Unit, event: Event) => Promise<void>

/** The public lists in which something else is to be read after it: a record, or the name of who uploaded one. */
const listsChangedBy = (event: Event): readonly string[] => {
  if ('lista' in event) return [event.lista]
  if (event.name === 'usuario.eliminado' || event.name === 'usuario.restituido') return LISTS
  return event.name === 'usuario.editado' && event.renames ? LISTS : []
}

/** Whatever bears the name of the account behind it. */
interface NamedAfterAccounts {
  rename: (unit: Unit, uid: string, username: string | null) => Promise<void>
}

interface Affected {
  outbox: Outbox
  lists: Pick<ListsRepository, 'change'>
  requesters: NamedAfterAccounts
}

export const createEffects = ({ outbox, lists, requesters }: Affected, portalUrl: string): ApplyEffects => {
  const effects: Effects = {
    async 'asesoria.recibida'(unit, { registro, confirmed }) {
      outbox.enqueue(unit, await confirmationMail(confirmed, portalUrl), aboutAsesoria(registro))
    },
    'asesoria.eliminada': (unit, { registro }) => outbox.deleteAbout(unit, aboutAsesoria(registro)),
    async 'usuario.por_verificar'(unit, { registro, correo, oobCode }) {
      outbox.enqueueProof(unit, await verificationMail(correo, oobCode, portalUrl), registro)
    },
    'usuario.eliminado': (unit, { registro }) => outbox.deleteAbout(unit, aboutUser(registro)),
  }
  return async (unit, event) => {
    for (const list of listsChangedBy(event)) lists.change(unit, list)
    if ('username' in event && event.username !== undefined)
      await requesters.rename(unit, event.registro, event.username)
    const effect = effects[event.name] as ((unit: Unit, event: Event) => Promise<void>) | undefined
    await effect?.(unit, event)
  }
}
