import { setTimeout as sleep } from 'node:timers/promises'
import { url } from '../../scripts/lib/addresses.ts'
import type { FailureRequest, Message } from '../../scripts/lib/mailbox.ts'

export { type Mailbox, startMailbox } from '../../scripts/lib/mailbox.ts'
export type { Message }

/** Longer than a busy machine needs. */
const WAIT_MS = 60_000

/** The mail that reached an address, at the suite's mailbox unless another is named; the oldest first. */
export const mailTo = async (email: string, mailbox = url('mailbox')): Promise<Message[]> => {
  const response = await fetch(`${mailbox}/messages?${new URLSearchParams({ to: email })}`)
  return (await response.json()) as Message[]
}

/** Waits until an address has as much mail as expected; mail goes out a moment after the request that caused it. */
export const waitForMail = async (email: string, count = 1, mailbox = url('mailbox')): Promise<Message[]> => {
  const deadline = Date.now() + WAIT_MS
  for (;;) {
    const messages = await mailTo(email, mailbox)
    if (messages.length >= count) return messages
    if (Date.now() > deadline)
      throw new Error(`${messages.length} of ${count} expected mails arrived within ${WAIT_MS / 1000} s`)
    await sleep(100)
  }
}

/** The link to the portal's own page for accounts in a mail's text. */
export const linkIn = (text: string | null | undefined): URL =>
  new URL(/http\S+\/cuenta\?\S+/.exec(text ?? '')?.[0] ?? '')

/** Makes the next sends go wrong; `undefined` makes all well again. */
export const failMail = async (
  failure: FailureRequest | undefined,
  mailbox = url('mailbox'),
): Promise<void> => {
  const response = await fetch(
    `${mailbox}/failure`,
    failure ? { method: 'PUT', body: JSON.stringify(failure) } : { method: 'DELETE' },
  )
  if (!response.ok) throw new Error(`The mailbox refused the failure: ${await response.text()}`)
}
