import { createHash } from 'node:crypto'

/** What the log keeps of somebody who was erased: SHA-256 of an e-mail, a uid or a cédula. */
export const personDigest = (value: string): string =>
  createHash('sha256').update(value.trim().toLowerCase()).digest('hex')
