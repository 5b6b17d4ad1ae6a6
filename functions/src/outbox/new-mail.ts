import { subjects } from './subjects.ts'
import type { MailData, MailName } from './templates/index.ts'

/** A mail as it is stored. What it says is rendered when it is sent: nobody's answer waits for that. */
export interface NewMail {
  to: string
  subject: string
  template: MailName
  data: Record<string, unknown>
}

const subjectOf: { [N in MailName]: (data: MailData[N]) => string } = subjects

export const newMail = <N extends MailName>(template: N, to: string, data: MailData[N]): NewMail => ({
  to,
  subject: subjectOf[template](data),
  template,
  data,
})
