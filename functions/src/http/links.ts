import { randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '../errors.ts'
import { digest } from '../util.ts'
import { type GuessThrottle, type Origin, padTime } from './throttle.ts'

/** The link in a mail opens one record: `{id}.{secret}` (docs/decisions/tracking-links.md). */

const CLAVE_BYTES = 16

/** 128 random bits that only the mails about a record know. */
export const newClave = (): string => randomBytes(CLAVE_BYTES).toString('base64url')

/** Compares the secret of a link with the stored one, in the same time whether there is one or not. */
const isClave = (clave: string, stored: string | null): boolean =>
  timingSafeEqual(Buffer.from(digest(clave)), Buffer.from(digest(stored ?? ''))) && stored !== null

export const linkTo = (id: string, clave: string): string => `${id}.${clave}`

interface Guarded {
  throttle: GuessThrottle
  origin: Origin
  /** The text of every refusal. */
  refusal: string
}

/**
 * Opens the record of a link for a caller who may be guessing.
 * @param link as the schema let it through
 * @throws not_found, the same and after the same time whatever was wrong; too_many_requests, see `GuessThrottle`
 */
export const openLink = async <T extends { id: string; clave: string | null }>(
  { throttle, origin, refusal }: Guarded,
  link: string,
  find: (id: string) => Promise<T | null>,
): Promise<T> => {
  const { record, isRight } = await throttle.guard([], origin, () =>
    padTime(async () => {
      const [id = '', clave = ''] = link.split('.')
      const record = await find(id)
      return { record, isRight: isClave(clave, record?.clave ?? null) }
    }),
  )
  if (record && isRight) return record
  throw new AppError('not_found', refusal, { target: record?.id, isGuess: true })
}
