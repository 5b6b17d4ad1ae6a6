import { parse } from 'node:path'
import { create } from 'content-disposition'
import sanitize from 'sanitize-filename'

const MAX_CHARACTERS = 100

/** Controls, halves of characters, and marks that nobody sees: one of them turns what follows around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/**
 * The header that shows a file in the browser and names it when it is saved: as its sender called it, without what
 * a file system or a header could stumble over, and with the extension of what it really is.
 */
export const inlineAs = (original: string, extension: 'pdf' | 'jpg', fallback: string): string => {
  const characters = Array.from(sanitize(parse(original.replace(INVISIBLE, '')).name).trim())
  const name = characters.slice(0, MAX_CHARACTERS).join('') || fallback
  return create(`${name}.${extension}`, { type: 'inline' })
}
