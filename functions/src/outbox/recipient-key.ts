import { digest } from '../util.ts'

/** Domains at which dots before the at sign mean nothing: https://support.google.com/mail/answer/7436150 */
const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * Names the mailbox behind an address, without holding the address: all spellings that end up with the same person are
 * one key. What follows a plus is a label nearly everywhere, and where it is not, two neighbours share three mails an
 * hour.
 */
export const recipientKey = (address: string): string => {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  const [mailbox = ''] = local.split('+')
  return digest(GMAIL.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`)
}
