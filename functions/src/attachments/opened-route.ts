import { can, type Permission } from '@naf/contract'
import type { Deps } from '../deps.ts'
import { limitRate } from '../http/rate-limit.ts'
import type { Session } from '../platform/identity.ts'
import type { Opened } from './openings.repository.ts'

interface OpenedCall {
  session: Session | null
  params: { id: string }
}

/** Counts that somebody opened a file; whoever publishes them looks at their own work. */
export const createOpenedRoute = (
  { lecturas, config }: Pick<Deps, 'lecturas' | 'config'>,
  collection: Opened,
  manage: Permission,
) => ({
  limit: limitRate(config.MAX_LISTS_PER_IP),
  async handle({ session, params }: OpenedCall) {
    if (!can(session?.rol ?? null, manage)) await lecturas.count(collection, params.id)
    return { mensaje: 'Abierto' }
  },
})
