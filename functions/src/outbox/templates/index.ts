import type { AsesoriaReceived } from './asesoria-received.tsx'
import type { ProveMailbox } from './prove-mailbox.tsx'

/**
 * Every mail of the portal: plain data in, subject, HTML and text out. What renders them is loaded with the first one, so
 * that no answer waits for it that sends none.
 */
export const mails = {
  asesoriaReceived: async (data: AsesoriaReceived) =>
    (await import('./asesoria-received.tsx')).asesoriaReceived(data),
  proveMailbox: async (data: ProveMailbox) => (await import('./prove-mailbox.tsx')).proveMailbox(data),
}
