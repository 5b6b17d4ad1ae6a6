import { randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '../errors.ts'
import { digest } from '../util.ts'

/** Mailboxes, and the link in a mail, which opens one record: `{id}.{secret}` (docs/decisions/tracking-links.md). */

/** Domains at which dots before the at sign mean nothing: https://support.google.com/mail/answer/7436150 */
const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * Names the mailbox behind an address, without holding the address: all spellings that end up with the same person are one
 * key. What follows a plus is a label nearly everywhere; where it is not, two neighbours share the cap.
 */
export const mailboxKey = (address: string): string => {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  const [mailbox = ''] = local.split('+')
  return digest(GMAIL.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`)
}

const SECRET_BYTES = 16

/** 128 random bits that only the mails about a record know. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** Compares the secret of a link with the stored one, in the same time whether there is one or not. */
const isSecret = (secret: string, stored: string | null): boolean =>
  timingSafeEqual(Buffer.from(digest(secret)), Buffer.from(digest(stored ?? ''))) && stored !== null

export const linkTo = (id: string, secret: string): string => `${id}.${secret}`

/**
 * Finds the record that a link opens. Nobody guesses 128 bits, so wrong links are neither counted nor slowed. If the id
 * follows from an e-mail, the time of a refusal would tell whether it is stored: the caller pads it (`padRefusal`).
 * @param link as the schema let it through
 * @throws not_found with the text `refusal`, whatever was wrong
 */
export const openLink = async <T extends { id: string; clave: string | null }>(
  refusal: string,
  link: string,
  find: (id: string) => Promise<T | null>,
): Promise<T> => {
  const [id = '', secret = ''] = link.split('.')
  const record = await find(id)
  if (isSecret(secret, record?.clave ?? null) && record) return record
  throw new AppError('not_found', refusal, { target: record?.id, isGuess: true })
}
