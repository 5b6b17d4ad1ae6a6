import type { Deps } from '../deps.ts'
import type { Follow } from './bitacora.repository.ts'

const inTurn =
  (follows: readonly Follow[]): Follow =>
  async (line) => {
    for (const follow of follows) await follow(line)
  }

const tellReaders =
  ({ avisos, identity }: Pick<Deps, 'avisos' | 'identity'>): Follow =>
  async ({ registro }) => {
    if (registro) await avisos.fill(registro, identity.provenOf)
  }

/** Nobody is told any more of what is gone. */
const withdrawNotices =
  ({ avisos }: Pick<Deps, 'avisos'>): Follow =>
  async ({ registro }) => {
    if (registro) await avisos.withdraw(registro)
  }

/** Who waits for places that staff has made. */
const fillPlaces =
  ({ participantes }: Pick<Deps, 'participantes'>): Follow =>
  async ({ registro }) => {
    while (registro && (await participantes.moveUp(registro)));
  }

const tellChanges =
  ({ cambios }: Pick<Deps, 'cambios'>): Follow =>
  async ({ registro }) => {
    if (registro) await cambios.tell(registro)
  }

const removeParticipants =
  ({ recordatorios }: Pick<Deps, 'recordatorios'>): Follow =>
  async ({ registro }) => {
    if (registro) await recordatorios.clear(registro)
  }

type Following = Pick<Deps, 'users' | 'avisos' | 'identity' | 'participantes' | 'recordatorios' | 'cambios'>

/** The effects that follow an event behind its write, where nobody waits for them. */
const BEHIND: Record<string, (deps: Following) => Follow> = {
  'boletin.eliminado': withdrawNotices,
  'boletin.avisado': tellReaders,
  'capacitacion.publicada': (deps) => inTurn([fillPlaces(deps), tellChanges(deps)]),
  'capacitacion.editada': (deps) => inTurn([fillPlaces(deps), tellChanges(deps)]),
  // They are told before they are gone.
  'capacitacion.eliminada': (deps) => inTurn([tellChanges(deps), removeParticipants(deps)]),
}

/**
 * Does what follows an event; safe to call any number of times for the same operation.
 * @throws what an effect throws, for the platform to deliver the event again
 */
export const followEvent = (deps: Following & Pick<Deps, 'bitacora'>, operation: string): Promise<void> =>
  deps.bitacora.follow(operation, (line) => {
    return BEHIND[line.evento]?.(deps) ?? null
  })
