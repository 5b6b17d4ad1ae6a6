import type { api, Received } from '@naf/contract'
import type { Actor } from '../../db/audit-log.ts'
import { AppError } from '../../errors.ts'
import type { History } from './asesoria-history.repository.ts'
import type { StoredAsesoria } from './asesoria-record.ts'
import type { TakeStep } from './asesoria-steps.repository.ts'
import { assign, close, move, reopen, unassign } from './steps.ts'

type StateChange = Received<typeof api.asesorias.changeState>
type Attendant = { uid: string; nombre: string }

const changedMeanwhile = () => new AppError('changed_meanwhile', 'Alguien la cambió mientras la veías.')

/** What becomes of a request in the hands of the team. */
export const createAttention = (take: TakeStep, history: History) => ({
  /**
   * A request already done keeps its date.
   * @throws not_found
   */
  markDone: (actor: Actor, id: string): Promise<StoredAsesoria> =>
    take(actor, id, (asesoria) => (isDone(asesoria) ? null : close(actor, asesoria, 'atendida'))),

  /**
   * One that is open already stays as it is.
   * @throws not_found
   */
  reopen: (actor: Actor, id: string, motivo: string): Promise<StoredAsesoria> =>
    take(actor, id, (asesoria) => (isDone(asesoria) ? reopen(actor, asesoria, motivo) : null)),

  /**
   * Sent again it is done once.
   * @throws not_found; changed_meanwhile where it is in another state than was seen, by somebody else
   */
  changeState: (actor: Actor, id: string, { Desde, Estado, Cierre }: StateChange): Promise<StoredAsesoria> =>
    take(actor, id, async (asesoria) => {
      const now = asesoria.estado
      const isAsWanted = now === Estado && asesoria.cierre === (Cierre ?? null)
      if (now !== Desde) {
        if (isAsWanted && (await history(id)).at(-1)?.uid === actor?.uid) return null
        throw changedMeanwhile()
      }
      if (isAsWanted) return null
      if (Estado === 'realizada') return close(actor, asesoria, Cierre ?? 'atendida')
      return isDone(asesoria) ? reopen(actor, asesoria, '', Estado) : move(actor, asesoria, Estado)
    }),

  /**
   * Sent again it is done once.
   * @param atiende null for nobody
   * @throws not_found; changed_meanwhile where somebody else attends to it than was seen
   */
  assign: (
    actor: Actor,
    id: string,
    seen: string | null,
    atiende: Attendant | null,
  ): Promise<StoredAsesoria> =>
    take(actor, id, async (asesoria) => {
      const now = asesoria.atiende?.uid ?? null
      if (now === (atiende?.uid ?? null)) return null
      if (now !== seen) throw changedMeanwhile()
      return atiende ? assign(actor, asesoria, atiende) : unassign(actor, asesoria)
    }),
})

const isDone = (asesoria: StoredAsesoria): boolean => asesoria.estado === 'realizada'
