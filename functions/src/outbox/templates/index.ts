import type { asesoriaAnswered } from './asesoria-answered.tsx'
import type { asesoriaClosed } from './asesoria-closed.tsx'
import type { asesoriaReceived } from './asesoria-received.tsx'
import type { bulletinPublished } from './bulletin-published.tsx'
import type { confirmSubscription } from './confirm-subscription.tsx'
import type { inscripcionReceived } from './inscripcion-received.tsx'
import type { proveMailbox } from './prove-mailbox.tsx'
import type { RenderedMail } from './render.tsx'
import type { requestsAssigned } from './requests-assigned.tsx'
import type { trainingNews } from './training-news.tsx'

type DataOf<T extends (data: never) => RenderedMail> = Parameters<T>[0]

/**
 * Every mail of the portal: plain data in, subject, HTML and text out. What renders them is loaded with the first one, so
 * that no answer waits for it that sends none.
 */
export const mails = {
  asesoriaAnswered: async (data: DataOf<typeof asesoriaAnswered>) =>
    (await import('./asesoria-answered.tsx')).asesoriaAnswered(data),
  asesoriaClosed: async (data: DataOf<typeof asesoriaClosed>) =>
    (await import('./asesoria-closed.tsx')).asesoriaClosed(data),
  asesoriaReceived: async (data: DataOf<typeof asesoriaReceived>) =>
    (await import('./asesoria-received.tsx')).asesoriaReceived(data),
  bulletinPublished: async (data: DataOf<typeof bulletinPublished>) =>
    (await import('./bulletin-published.tsx')).bulletinPublished(data),
  confirmSubscription: async (data: DataOf<typeof confirmSubscription>) =>
    (await import('./confirm-subscription.tsx')).confirmSubscription(data),
  inscripcionReceived: async (data: DataOf<typeof inscripcionReceived>) =>
    (await import('./inscripcion-received.tsx')).inscripcionReceived(data),
  proveMailbox: async (data: DataOf<typeof proveMailbox>) =>
    (await import('./prove-mailbox.tsx')).proveMailbox(data),
  requestsAssigned: async (data: DataOf<typeof requestsAssigned>) =>
    (await import('./requests-assigned.tsx')).requestsAssigned(data),
  trainingNews: async (data: DataOf<typeof trainingNews>) =>
    (await import('./training-news.tsx')).trainingNews(data),
}

export type MailName = keyof typeof mails
export type MailData = { [N in MailName]: Parameters<(typeof mails)[N]>[0] }

/**
 * Renders a mail of which the template's name and data were stored.
 * @throws Error where there is no such template any more, or the data are none of its own
 */
export const renderMail = async (template: string, data: unknown): Promise<RenderedMail> => {
  if (!Object.hasOwn(mails, template)) throw new Error(`no template is called ${template}`)
  return mails[template as MailName](data as never)
}
