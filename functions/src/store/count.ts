import type { Query } from 'firebase-admin/firestore'

/** How many documents a query finds, also those that nobody can read; a read for each thousand of them. */
export const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count

/** What a query finds, as far as it was counted. */
export interface Counted {
  count: number
  /** Whether there are more. */
  more: boolean
}

/** Staff's home counts up to this number; one read per thousand documents. */
const MAX = 999

/** As `countOf`, up to `max`. */
export const countUpTo = async (query: Query, max = MAX): Promise<Counted> => {
  const count = await countOf(query.limit(max + 1))
  return { count: Math.min(count, max), more: count > max }
}
