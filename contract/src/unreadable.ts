/** The records of a list that nobody can read any more: how many, and the ids of the first of them. */
export interface Unreadable {
  count: number
  ids: string[]
}

/** A header must not grow with what is wrong: whoever mends these sees the next ones. */
const MAX_IDS = 20

/** As `UNREADABLE_HEADER` says it, an integer with a parameter (RFC 9651): `2;ids="4fGh,8kLm"`. */
export const formatUnreadable = (ids: readonly string[], count = ids.length): string =>
  `${count};ids="${ids.slice(0, MAX_IDS).map(encodeURIComponent).join()}"`

/** @returns null for a header of another form */
export const parseUnreadable = (header: string): Unreadable | null => {
  const [, count, ids] = /^(\d+);ids="(.+)"$/.exec(header) ?? []
  return ids === undefined ? null : { count: Number(count), ids: ids.split(',').map(decodeURIComponent) }
}
