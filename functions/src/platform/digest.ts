import { createHash } from 'node:crypto'

/** SHA-256 of the parts one after the other, in the alphabet of document ids. */
export const digest = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

const ID_LENGTH = 28

/** A document's id that follows from `value`. */
export const idFrom = (value: string): string => digest(value).slice(0, ID_LENGTH)
