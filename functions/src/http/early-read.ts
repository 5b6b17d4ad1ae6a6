import { can, type Endpoint } from '@naf/contract'
import type { Session } from '../platform/identity.ts'

/**
 * What a call reads, begun while the account behind its token is still being looked up: neither waits for the other.
 * Who turns out to be somebody else, or nobody any more, has cost a read and gets nothing of it. What writes waits.
 */
export const createEarlyRead = (
  { method, permission }: Endpoint,
  waits: boolean,
  handle: (session: Session | null) => Promise<unknown>,
) => {
  let begun: { claimed: Session; result: Promise<unknown> } | undefined

  return {
    begin(claimed: Session): void {
      if (waits || method !== 'GET' || !can(claimed.rol, permission)) return
      const result = handle(claimed)
      // Nobody hears of a failure where the token is refused.
      result.catch(() => {})
      begun = { claimed, result }
    },

    resultFor: (session: Session | null): Promise<unknown> =>
      begun && begun.claimed.rol === session?.rol ? begun.result : handle(session),
  }
}
