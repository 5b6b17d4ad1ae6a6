import { basename } from 'node:path'
import { create } from 'content-disposition'
import sanitize from 'sanitize-filename'

const MAX_CHARACTERS = 100

/** Controls, halves of characters, and marks that nobody sees: one of them turns what follows around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/** How a form writes what a file's name cannot hold there (WHATWG, multipart/form-data encoding). */
const decoded = (name: string): string => name.replace(/%(22|0A|0D)/gi, (sign) => decodeURIComponent(sign))

const ascii = (name: string): string => name.normalize('NFD').replace(/[^\x20-\x7e]/g, '')

/**
 * The header that shows a file in the browser and names it when it is saved: as its sender called it, without what
 * a file system or a header could stumble over, and with the extension of what it really is.
 */
export const inlineAs = (original: string, extension: 'pdf' | 'jpg', fallback: string): string => {
  // Macs send a letter and its accent as two signs, which other systems show side by side.
  const sent = decoded(original).normalize('NFC')
  const stem = basename(sent.replace(INVISIBLE, '')).replace(/\.[^.]*$/, '')
  const cleaned = sanitize(stem)
  const characters = Array.from(cleaned.replace(/^[.\s]+/, '').trim())
  const name = characters.slice(0, MAX_CHARACTERS).join('') || fallback
  return create(`${name}.${extension}`, {
    type: 'inline',
    fallback: `${ascii(name).trim() || fallback}.${extension}`,
  })
}
