/**
 * The secret of a link without what a mail program or a chat took along behind it: a full stop, a comma, a bracket, a
 * quotation mark, a blank. Secrets are made of base64url, with dots between their parts.
 */
export const linkSecret = (copied: string): string => {
  const secret = /^[A-Za-z0-9._-]*/.exec(copied)?.[0] ?? ''
  return secret.replace(/\.+$/, '')
}

/** As a browser writes them in an address, and as they are. */
const BLANKS = /(?:%20|%0[9AD]|%C2%A0|\s)+/i
/** The id of a record and the 22 signs of its secret. */
const WHOLE = /^[\w-]+\.[\w-]{22}/

/**
 * The secret of a mail's link to a record, which a program that wraps lines may have broken with blanks. Behind a whole one,
 * a blank begins what was copied along.
 */
export const enlaceIn = (copied: string): string => {
  let joined = ''
  for (const part of copied.split(BLANKS)) {
    joined += part
    if (WHOLE.test(joined)) break
  }
  return linkSecret(joined)
}
