import { Timestamp } from 'firebase-admin/firestore'

/** Records as nobody meant them to be: each differs from a good one in one field. */

export type Fields = Record<string, unknown>

export interface Oddity {
  /** Such as `opinion.fecha missing`. */
  name: string
  fields: Fields
}

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const pathsOf = (fields: Fields, isDeep: boolean): string[][] =>
  Object.entries(fields).flatMap(([name, value]) => [
    [name],
    ...(isDeep && isMap(value) ? pathsOf(value, isDeep).map((path) => [name, ...path]) : []),
  ])

const MISSING = Symbol('missing')

const anotherType = (value: unknown): unknown => {
  if (typeof value === 'string' || value === null) return { es: 'un mapa' }
  if (typeof value === 'boolean') return 'quizás'
  return value instanceof Timestamp ? 'mañana' : 7
}

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

const inTime = (moment: string, day: string) => (value: unknown) => {
  if (value instanceof Timestamp) return Timestamp.fromDate(new Date(moment))
  return isDay(value) ? day : undefined
}

/** What stands in the place of a value, by kind; undefined for a value that the kind does not apply to. */
const KINDS: Record<string, (value: unknown) => unknown> = {
  missing: () => MISSING,
  null: (value) => (value === null ? undefined : null),
  'of another type': anotherType,
  empty: (value) => (typeof value === 'string' && value !== '' ? '' : undefined),
  'at the end of time': inTime('9999-12-31T23:59:59Z', '9999-12-31'),
  'at the beginning of time': inTime('0001-01-01T00:00:00Z', '0001-01-01'),
  'beyond all time': (value) =>
    value instanceof Timestamp || isDay(value) ? '+020000-01-01T00:00:00Z' : undefined,
}

const replaced = (fields: Fields, [name = '', ...rest]: string[], value: unknown): Fields => {
  const { [name]: before, ...others } = fields
  if (rest.length > 0) return { ...others, [name]: replaced(before as Fields, rest, value) }
  return value === MISSING ? others : { ...others, [name]: value }
}

const valueAt = (fields: Fields, path: string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Fields)[name], fields)

/**
 * Every record that differs from this one in one field; each list of the answer is about one field.
 * @param isDeep whether the fields of a field that is a map are meant, too
 */
export const odditiesByField = (fields: Fields, isDeep = true): Oddity[][] =>
  pathsOf(fields, isDeep).map((path) =>
    Object.entries(KINDS).flatMap(([kind, replace]) => {
      const value = replace(valueAt(fields, path))
      return value === undefined
        ? []
        : [{ name: `${path.join('.')} ${kind}`, fields: replaced(fields, path, value) }]
    }),
  )

const HUGE = 'Á'.repeat(450_000)

/** The record with its longest text grown to 900 kB; none for a record without a text. */
export const hugeOf = (fields: Fields): Oddity[] => {
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string')
  const [longest] = texts.sort(([, a], [, b]) => String(b).length - String(a).length)
  return longest ? [{ name: `${longest[0]} of 900 kB`, fields: { ...fields, [longest[0]]: HUGE } }] : []
}
