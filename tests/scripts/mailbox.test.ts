import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMailer, type Mail } from '../../functions/src/platform/mailer.ts'
import { failMail, type Mailbox, mailTo, startMailbox, waitForMail } from '../support/mailbox.ts'

const CLIENT_TIMEOUT_MS = 5_000

let mailbox: Mailbox

beforeEach(async () => {
  mailbox = await startMailbox({ port: 0 })
})
afterEach(() => mailbox.close())

const aMail = (changes: Partial<Mail> = {}): Mail => ({
  to: 'ana@example.com',
  subject: 'Recibimos tu solicitud',
  text: 'Hola, Ana',
  html: '<p>Hola, Ana</p>',
  isAutomatic: true,
  ...changes,
})

/** With the portal's own client, so that both are known to understand each other. */
const send = (mail = aMail()) =>
  createMailer(
    { SENDGRID_API_KEY: 'SG.test', SENDGRID_BASE_URL: mailbox.url, CORREO_REMITENTE: 'naf@naf.test' },
    CLIENT_TIMEOUT_MS,
  ).send(mail)

const post = (body: unknown, headers: Record<string, string> = { Authorization: 'Bearer SG.test' }) =>
  fetch(`${mailbox.url}/v3/mail/send`, { method: 'POST', headers, body: JSON.stringify(body) })

describe('the local mailbox', () => {
  it('stores what SendGrid’s client sends and answers with its id', async () => {
    const sent = await send()
    const [message] = await waitForMail('ana@example.com', 1, mailbox.url)
    expect(sent).toEqual({ sent: true, messageId: message?.id })
    expect(message).toMatchObject({
      from: { email: 'naf@naf.test' },
      to: [{ email: 'ana@example.com' }],
      subject: 'Recibimos tu solicitud',
      text: 'Hola, Ana',
      html: '<p>Hola, Ana</p>',
    })
  })

  it('answers 401 without a key, and 400 to what SendGrid would not take', async () => {
    expect((await post({}, {})).status).toBe(401)
    const refused = await post({ personalizations: [{ to: [{ email: 'no' }] }] })
    expect(refused.status).toBe(400)
    const { errors } = (await refused.json()) as { errors: { field: string }[] }
    expect(errors.map(({ field }) => field)).toContain('personalizations.0.to.0.email')
    expect(await send(aMail({ subject: 'Hola\r\nBcc: otra@example.com' }))).toMatchObject({ sent: false })
    expect(mailbox.messages).toEqual([])
  })

  it('fails as often as it is told, and no more', async () => {
    await failMail({ status: 429, times: 2 }, mailbox.url)
    expect(await send()).toEqual({ sent: false, retry: true, reason: '429', noSuchAddress: false })
    expect(await send()).toMatchObject({ sent: false })
    expect(await send()).toMatchObject({ sent: true })
    expect(await mailTo('ana@example.com', mailbox.url)).toHaveLength(1)
  })

  it('can keep silent, until it is told to come back', async () => {
    await failMail({ hang: true, times: 5 }, mailbox.url)
    expect(await send()).toMatchObject({ sent: false, retry: true })
    await failMail(undefined, mailbox.url)
    expect(await send()).toMatchObject({ sent: true })
  })

  it('shows the mail escaped, its HTML in a frame that runs nothing', async () => {
    await send(
      aMail({ subject: '<script>alert(1)</script>', html: '<p>"Hola"</p><script>alert(2)</script>' }),
    )
    const page = await (await fetch(mailbox.url)).text()
    expect(page).not.toContain('<script>')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).toContain(
      '<iframe sandbox title="Contenido HTML" srcdoc="&lt;p&gt;&quot;Hola&quot;&lt;/p&gt;',
    )
  })

  it('shows both forms of a mail to choose from, and the only one where there is no other', async () => {
    await send()
    const both = await (await fetch(mailbox.url)).text()
    expect(both.match(/<input type="radio"/g)).toHaveLength(3)
    expect(both).toContain('<pre>Hola, Ana</pre>')

    await fetch(`${mailbox.url}/messages`, { method: 'DELETE' })
    const personalizations = [{ to: [{ email: 'ana@example.com' }] }]
    const content = [{ type: 'text/plain', value: 'Hola sola' }]
    await post({ personalizations, from: { email: 'naf@naf.test' }, subject: 'Una', content })
    const one = await (await fetch(mailbox.url)).text()
    expect(one).not.toMatch(/<input|<iframe/)
    expect(one).toContain('<pre>Hola sola</pre>')
  })

  it('forgets the mail when it is asked to', async () => {
    await send()
    await fetch(`${mailbox.url}/messages`, { method: 'DELETE' })
    expect(await (await fetch(`${mailbox.url}/messages`)).json()).toEqual([])
  })
})
