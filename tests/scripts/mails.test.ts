import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../../functions/src/outbox/templates/index.ts'
import { COLOURS } from '../../functions/src/outbox/templates/look.ts'
import { createMailer, type Mail } from '../../functions/src/google/mailer.ts'
import { ROOT } from '../../scripts/lib/paths.ts'
import { EXAMPLES } from '../../scripts/mails/examples.ts'
import { failMail, type Mailbox, mailTo, startMailbox, waitForMail } from '../support/mailbox.ts'

const everyMail = Object.entries(EXAMPLES)

describe('a mail', () => {
  it('has the colours of the portal, light and dark', () => {
    const theme = readFileSync(join(ROOT, 'web/src/theme.css'), 'utf8')
    for (const [name, colours] of Object.entries(COLOURS)) {
      const found = [...theme.matchAll(new RegExp(`--color-${name}: (#\\w+);`, 'g'))].map(
        ([, value]) => value,
      )
      expect(colours, name).toEqual([found[0], found[1] ?? found[0]])
    }
  })

  it.each(everyMail)('is Spanish, has no table for layout and fetches nothing: %s', async (_, example) => {
    const { html } = await example()
    expect(html).toMatch(/^<!doctype html><html lang="es-EC">/)
    expect(html).toContain('<div lang="es-EC">')
    expect(html.match(/<table(?! role="presentation")/g) ?? []).toHaveLength(html.includes('<th ') ? 1 : 0)
    expect(html).not.toMatch(/\ssrc=|<link|<img|url\(|@import|@font-face/)
  })

  it('escapes its data', async () => {
    const link = 'https://naf.example/cuenta?a=1&b="><script>alert(1)</script>'
    const { html, text } = await mails.proveMailbox({ link, portalUrl: 'https://naf.example' })
    expect(html).not.toContain('<script>')
    expect(text).toContain(`\n\n${link}\n\n`)
  })
})

describe('the text of a mail', () => {
  it('confirms a request', async () => {
    expect((await EXAMPLES.asesoriaReceived()).text).toBe(`Hola, María Fernanda Quishpe Toapanta:

Tu solicitud de asesoría quedó registrada. Esto es lo que nos pediste:

Número: NAF-7Q4K
Fecha: 22 de noviembre de 2026
Servicio: Declaraciones tributarias
Medio de contacto: WhatsApp

Qué sigue:

 1. Un estudiante del NAF, acompañado por un docente, revisará tu solicitud.
 2. Te contactaremos por el medio que elegiste para darte la asesoría. Es gratuita.
 3. Ten a mano los documentos relacionados con tu consulta. Nunca te pediremos la clave del SRI.

Sigue tu solicitud:

Mira en qué va, escríbenos o avísanos si ya no la necesitas, sin crear una cuenta:

http://127.0.0.1:5000/seguimiento#kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9.A-eRqWtYxKo_MbNvIjUzHg

La asesoría es solo informativa: el NAF no realiza trámites ante el Servicio de Rentas Internas (SRI).

Si no hiciste esta solicitud, puedes ignorar este mensaje.

Núcleo de Apoyo Contable y Fiscal (NAF), Universidad ESPE
http://127.0.0.1:5000`)
  })

  it('confirms an enrolment', async () => {
    expect((await EXAMPLES.inscripcionReceived()).text).toBe(`Hola, Doménica Guachamín:

Tu inscripción al voluntariado del NAF quedó registrada:

Número: NAF-XM9C
Fecha: 22 de noviembre de 2026
Carrera: Contabilidad y Auditoria
Semestre: Sexto Semestre

Qué sigue:

 1. El equipo del NAF revisará tu inscripción.
 2. Te contactaremos por correo o a tu celular para contarte cómo empezar.
 3. Si nos preguntas por tu inscripción, dinos su número.

Si no hiciste esta inscripción, puedes ignorar este mensaje.

Núcleo de Apoyo Contable y Fiscal (NAF), Universidad ESPE
http://127.0.0.1:5000`)
  })

  it('quotes an answer of the team with its line breaks', async () => {
    const { text } = await EXAMPLES.asesoriaAnswered()
    expect(text).toContain(`Rosa Villacís, del NAF, te escribió sobre tu solicitud NAF-7Q4K:

Revisamos tus facturas de octubre. Para la declaración semestral necesitas también las de noviembre y diciembre.

¿Puedes enviarnos el RUC actualizado?
Te llamamos el martes a las 18:00.

Puedes contestar a este correo`)
  })

  it('asks for an opinion after advice, and not if nobody was reached', async () => {
    expect((await EXAMPLES.asesoriaClosed()).text).toContain('Danos tu opinión de uno a cinco')
    const unreached = {
      name: null,
      numero: null,
      served: false,
      link: 'https://naf.example/s',
      portalUrl: 'https://naf.example',
    }
    const { subject, text } = await mails.asesoriaClosed(unreached)
    expect(subject).toBe('Cerramos tu solicitud - NAF ESPE')
    expect(text).toContain('Intentamos contactarte por tu solicitud y no lo logramos')
    expect(text).not.toContain('opinión')
  })

  it('lists assigned requests without personal data', async () => {
    const { subject, text } = await EXAMPLES.requestsAssigned()
    expect(subject).toBe('Tienes 2 asesorías nuevas a tu cargo - NAF ESPE')
    expect(text).toContain(' * NAF-7Q4K · Declaraciones tributarias · Sangolquí')
  })

  it('asks to prove a mailbox', async () => {
    expect((await EXAMPLES.proveMailbox()).text).toBe(`Hola:

Alguien creó una cuenta en el portal del NAF con este correo. Si fuiste tú, confírmalo aquí:

http://127.0.0.1:5000/cuenta?mode=verifyEmail&oobCode=kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9pT6cA-eRqWtYxKo_MbNvIjUzHgSaPl

Si no fuiste tú, no hagas nada: una cuenta sin confirmar y sin uso se elimina. Si quieres usar el portal con tu correo, pide una contraseña nueva con «Olvidé mi contraseña» y la cuenta será tuya.

Núcleo de Apoyo Contable y Fiscal (NAF), Universidad ESPE
http://127.0.0.1:5000`)
  })
})

describe('the local mailbox', () => {
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

  /** Sends with the client of the portal. */
  const send = (mail = aMail()) =>
    createMailer(
      { SENDGRID_API_KEY: 'SG.test', SENDGRID_BASE_URL: mailbox.url, CORREO_REMITENTE: 'naf@naf.test' },
      CLIENT_TIMEOUT_MS,
    ).send(mail)

  const post = (body: unknown, headers: Record<string, string> = { Authorization: 'Bearer SG.test' }) =>
    fetch(`${mailbox.url}/v3/mail/send`, { method: 'POST', headers, body: JSON.stringify(body) })

  it('stores a mail of the SendGrid client and answers its id', async () => {
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

  it('answers 401 without a key and 400 to a mail that SendGrid refuses', async () => {
    expect((await post({}, {})).status).toBe(401)
    const refused = await post({ personalizations: [{ to: [{ email: 'no' }] }] })
    expect(refused.status).toBe(400)
    const { errors } = (await refused.json()) as { errors: { field: string }[] }
    expect(errors.map(({ field }) => field)).toContain('personalizations.0.to.0.email')
    expect(await send(aMail({ subject: 'Hola\r\nBcc: otra@example.com' }))).toMatchObject({ sent: false })
    expect(mailbox.messages).toEqual([])
  })

  it('fails as often as it is told', async () => {
    await failMail({ status: 429, times: 2 }, mailbox.url)
    expect(await send()).toEqual({ sent: false, retry: true, reason: '429', noSuchAddress: false })
    expect(await send()).toMatchObject({ sent: false })
    expect(await send()).toMatchObject({ sent: true })
    expect(await mailTo('ana@example.com', mailbox.url)).toHaveLength(1)
  })

  it('keeps silent until it is told to answer', async () => {
    await failMail({ hang: true, times: 5 }, mailbox.url)
    expect(await send()).toMatchObject({ sent: false, retry: true })
    await failMail(undefined, mailbox.url)
    expect(await send()).toMatchObject({ sent: true })
  })
})
