import { randomBytes, timingSafeEqual } from 'node:crypto'
import { digest } from '../util.ts'

/** What a link of a mail proves itself by (docs/decisions/tracking-links.md). */

const CLAVE_BYTES = 16

/** 128 random bits that only the mails about a record know. */
export const newClave = (): string => randomBytes(CLAVE_BYTES).toString('base64url')

/** Whether a link bears what is stored; where nothing is, or another, after the same time. */
export const isClave = (clave: string, stored: string | null): boolean =>
  timingSafeEqual(Buffer.from(digest(clave)), Buffer.from(digest(stored ?? ''))) && stored !== null
