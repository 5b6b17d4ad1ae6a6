import { Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'

/** Fields of stored documents, with a default for a missing one, as the console may have left them. */

/** A text; a number typed into the console is its digits. */
const text = z.union([z.string(), z.number().transform(String)])

/** A text; empty where it is missing. */
export const storedText = text.default('')

/** A text, or null where it is missing. */
export const storedTextOrNull = text.nullable().default(null)

const FIRST_MS = new Date('0001-01-01T00:00:00Z').getTime()
const LAST_MS = new Date('9999-01-01T00:00:00Z').getTime()

/** Firestore stores the years 1 to 9999. The last year stays free for the days that are added to a stored moment. */
const isInTime = (date: Date): boolean => date.getTime() >= FIRST_MS && date.getTime() < LAST_MS

/** A moment; the console also writes dates as texts. */
export const storedTime = z.union([
  z.instanceof(Timestamp).refine((moment) => isInTime(moment.toDate())),
  z
    .union([z.date(), z.string()])
    .transform((value) => new Date(value))
    .refine(isInTime)
    .transform((date) => Timestamp.fromDate(date)),
])

/** A plain date `YYYY-MM-DD`; the console makes a moment of it, in UTC. */
export const storedDay = z.union([
  storedText,
  z.instanceof(Timestamp).transform((moment) => moment.toDate().toISOString().slice(0, 'YYYY-MM-DD'.length)),
])

/** A plain day that a calendar has. */
export const storedDate = storedDay.refine((day) => /^\d{4}-\d\d-\d\d$/.test(day) && isInTime(new Date(day)))

/** `storedTime`, where there need not be one. */
export const storedTimeOrNull = storedTime.nullable().default(null)

/** What somebody agreed to, and when it was heard here. Null where the form named no text that is known. */
export const storedConsent = z.object({ version: z.string(), fecha: storedTime }).nullable()

/** The words under which staff finds a record (`searchWords`); one that has none yet is read all the same. */
export const storedWords = z.array(z.string()).catch([])

/** How a field of an answer is called in the record behind it: `CedulaRUC` is stored as `cedulaRUC`. */
type Lowered<T> = { [K in keyof T as K extends string ? Uncapitalize<K> : K]: T[K] }
type Raised<T> = { [K in keyof T as K extends string ? Capitalize<K> : K]: T[K] }

const renamed = <T extends object>(fields: T, rename: (name: string) => string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [rename(name), value]))

/** What was sent, as it is stored. */
export const asStored = <T extends object>(input: T): Lowered<T> =>
  renamed(input, (name) => name.charAt(0).toLowerCase() + name.slice(1)) as Lowered<T>

/** What is stored, as it is answered; a moment becomes a text in ISO 8601, in UTC. */
export const asAnswered = <T extends object>(record: T): Answered<T> => {
  const raised = renamed(record, (name) => name.charAt(0).toUpperCase() + name.slice(1))
  return Object.fromEntries(
    Object.entries(raised).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  ) as Answered<T>
}

type Texted<V> = V extends Timestamp ? string : V
export type Answered<T> = Raised<{ [K in keyof T]: Texted<T[K]> }>
