/**
 * The secret of a link without what a mail program or a chat took along behind it: a full stop, a comma, a bracket, a
 * quotation mark, a blank. Secrets are made of base64url, with dots between their parts.
 */
export const linkSecret = (copied: string): string => {
  const secret = /^[A-Za-z0-9._-]*/.exec(copied)?.[0] ?? ''
  return secret.replace(/\.+$/, '')
}
