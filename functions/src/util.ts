import { createHash } from 'node:crypto'
import { isDeepStrictEqual, promisify } from 'node:util'
import { gzip } from 'node:zlib'
import {
  type ComunicacionesUpdate,
  dayAt,
  longDay,
  NUMERO_LENGTH,
  NUMERO_PREFIX,
  NUMERO_SIGNS,
  type VersionPolitica,
} from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
// The root of firebase-functions takes a fifth of a second to load.
import { error, info, warn } from 'firebase-functions/logger'

/** Writes structured lines to Cloud Logging. */
export const logger = { info, warn, error }

/** A failure's message for the log, without e-mails, long numbers and ids of documents. */
const withoutPersonal = (message: string): string =>
  message
    .replace(/\S+@\S+/g, '…@…')
    .replace(/\d{7,}/g, '…')
    .replace(/(documents\/\w+)\/\S+/g, '$1/…')
    .slice(0, 300)

/** Why something failed, for the log. */
export const causeOf = (error: unknown): { code: string; message: string } => {
  // Storage gives one error for each file.
  const { code, name, message } = [error].flat()[0] as Partial<NodeJS.ErrnoException>
  return { code: String(code ?? name), message: withoutPersonal(String(message ?? error)) }
}

/** SHA-256 of the parts one after the other, in the alphabet of document ids. */
export const digest = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

/** The number of a record, which people read out on the telephone. It follows from the id; two rarely share one. */
export const numeroFor = (id: string): string => {
  const bytes = Buffer.from(digest(id), 'base64url').subarray(0, NUMERO_LENGTH)
  const signs = [...bytes].map((byte) => NUMERO_SIGNS.charAt(byte % NUMERO_SIGNS.length))
  return NUMERO_PREFIX + signs.join('')
}

/** A document id that follows from `value`. */
export const idFrom = (value: string): string => digest(value).slice(0, 28)

/** The day in Ecuador at that moment: «22 de noviembre de 2026». */
export const asLongDay = (moment: Date): string => longDay(dayAt(moment))

/** «1.240», as Ecuador writes it. */
export const plainNumber = (value: number): string => value.toLocaleString('es-EC')

/** Sorts days and ids by their characters. A language's order (`localeCompare`) is slow to load. */
export const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** Returns a function that runs pieces of work one after the other, in the order of the calls. */
export const createMutex = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}

/** The names of the fields in `after` that are not the same in `before`. */
export const changedFields = (before: object, after: object): string[] =>
  Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(Reflect.get(before, name), value))
    .map(([name]) => name)

/**
 * Does a job's work for each record, given by its id or whole. One that fails is logged and stops no other.
 * @param done the log line that tells how many did not fail
 * @throws at the end if any failed, so that the platform and its alarms see it
 */
export const workThrough = async <T extends string | { id: string }>(
  collection: string,
  records: readonly T[],
  work: (record: T) => Promise<unknown>,
  done?: string,
): Promise<void> => {
  let failed = 0
  for (const record of records) {
    try {
      await work(record)
    } catch (error) {
      failed += 1
      const id = typeof record === 'string' ? record : record.id
      logger.error('record failed', { collection, id, cause: causeOf(error) })
    }
  }
  if (done) logger.info(done, { records: records.length - failed })
  if (failed > 0) throw new Error(`${failed} records of ${collection} failed`)
}

/** The list in pieces of at most `size`, for a service that takes only so many at once. */
export const chunks = <T>(list: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, nth) => list.slice(nth * size, (nth + 1) * size))

/** The text that a person agreed to, and when. Null if the form named no known text. */
export const consentTo = (version: VersionPolitica | undefined) =>
  version === undefined ? null : { version, fecha: Timestamp.now() }

/** A person's answer about communications, as it is stored. */
export const answerOf = (answer: ComunicacionesUpdate) => ({ ...answer, fecha: Timestamp.now() })

export const compress = promisify(gzip)
