import { createHash } from 'node:crypto'

/** SHA-256, in the alphabet of document ids. */
export const digest = (value: string): string => createHash('sha256').update(value).digest('base64url')

const ID_LENGTH = 28

/** A document's id that follows from `value`. */
export const idFrom = (value: string): string => digest(value).slice(0, ID_LENGTH)
