import { setTimeout as sleep } from 'node:timers/promises'
import { url } from '../../scripts/lib/config.ts'
import type { FailureRequest, Message } from '../../scripts/lib/mailbox.ts'

/** Longer than a busy machine needs. */
const WAIT_MS = 60_000

/** Waits for the mail of an address, the oldest first; mail goes out a moment after the request that caused it. */
export const waitForMail = async (email: string, count = 1): Promise<Message[]> => {
  const deadline = Date.now() + WAIT_MS
  for (;;) {
    const response = await fetch(`${url('mailbox')}/messages?${new URLSearchParams({ to: email })}`)
    const messages = (await response.json()) as Message[]
    if (messages.length >= count) return messages
    if (Date.now() > deadline) throw new Error(`${messages.length} of ${count} expected mails arrived`)
    await sleep(100)
  }
}

/** The link to the portal's own page for accounts in a mail's text. */
export const linkIn = (text: string | null | undefined): URL =>
  new URL(/http\S+\/cuenta\?\S+/.exec(text ?? '')?.[0] ?? '')

/** Makes the next sends of a mailbox go wrong; `undefined` makes all well again. */
export const failMail = async (failure: FailureRequest | undefined, mailbox: string): Promise<void> => {
  const sent = failure ? { method: 'PUT', body: JSON.stringify(failure) } : { method: 'DELETE' }
  const response = await fetch(`${mailbox}/failure`, sent)
  if (!response.ok) throw new Error(`The mailbox refused the failure: ${await response.text()}`)
}
