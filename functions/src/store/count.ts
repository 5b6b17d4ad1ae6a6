import type { Query } from 'firebase-admin/firestore'

/** How many documents a query finds, also those that nobody can read; a read for each thousand of them. */
export const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count

/** What a query finds, as far as it was counted. */
export interface Counted {
  count: number
  /** Whether there are more. */
  more: boolean
}

/** As `countOf`, up to so many: below a thousand that is one read, however many there are. */
export const countUpTo = async (query: Query, max: number): Promise<Counted> => {
  const count = await countOf(query.limit(max + 1))
  return { count: Math.min(count, max), more: count > max }
}
