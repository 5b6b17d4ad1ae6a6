import { api } from '@naf/contract'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { afterEach, describe, expect, it } from 'vitest'
import { call, uniqueName } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { mailAbout } from '../support/mail-about.ts'
import { failMail } from '../support/mailbox.ts'
import { startSender, withApi, withEveryKind } from '../support/server.ts'

const server = withApi()
const people = withEveryKind(server)

afterEach(async () => {
  await fail(undefined)
  await fetch(`${server.mailbox.url}/messages`, { method: 'DELETE' })
})

const fail = (failure: Parameters<typeof failMail>[0]) => failMail(failure, server.mailbox.url)

/** Each from somebody else: nobody gets more than three mails an hour. @returns the id of the mail */
const askForAdvice = async (changes = {}): Promise<string> => {
  const input = anAsesoria({ Correo: `${uniqueName('persona')}@example.com`, ...changes })
  const reply = await call(server, api.asesorias.create, { input })
  expect(reply.status).toBe(201)
  return mailAbout(server.firebase.db, reply.body.Id)
}

/** One delivery of the event, without the pauses. */
const deliver = (id: string) => server.deliver('correo', id)

const correo = async (id: string) => (await server.firebase.db.collection('correos').doc(id).get()).data()
const change = (id: string, changes: Record<string, unknown>) =>
  server.firebase.db.collection('correos').doc(id).update(changes)
const requestOf = async (id: string): Promise<string> => (await correo(id))?.about.id
const asesoriaIsStored = async (id: string) =>
  (
    await server.firebase.db
      .collection('asesorias')
      .doc(await requestOf(id))
      .get()
  ).exists

describe('the confirmation mail', () => {
  it('reaches the person: Spanish, HTML and plain text, what it is about and what happens next', async () => {
    await deliver(await askForAdvice({ Correo: 'maria.quishpe@example.com' }))
    expect(server.mailbox.messages).toHaveLength(1)
    const [mail] = server.mailbox.messages
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^Recibimos tu solicitud de asesoría - NAF ESPE \(NAF-\w{4}\)$/),
    })
    expect(JSON.stringify(mail?.to)).toContain('maria.quishpe@example.com')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('María Fernanda Quishpe')
      expect(part).toContain('Declaraciones tributarias')
      expect(part).toContain('WhatsApp')
      expect(part).toContain('Te contactaremos')
    }
  })

  it('repeats nothing of what was typed but a name', async () => {
    const typed = {
      Nombre: '<b onload="x">Ana</b>',
      Telefono: '0912345678',
      Ciudad: 'Machachi',
      TipoContribuyente: 'Artesano calificado',
      MedioContacto: 'Telegram',
      DetalleSolicitud: '</td><script>alert(1)</script>',
    }
    await deliver(await askForAdvice(typed))
    const [mail] = server.mailbox.messages
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Hola:')
      expect(part).not.toMatch(/Ana|0912345678|Machachi|Artesano|Telegram|alert/)
    }
  })

  it.each(['Nombre', 'Correo', 'Ciudad', 'TipoServicio', 'MedioContacto', 'Telefono'])(
    'gets no header from a line break in %s: the request is refused',
    async (field) => {
      const input = anAsesoria({ [field]: 'ana@example.com\r\nBcc: todos@example.com' })
      expect((await call(server, api.asesorias.create, { input })).status).toBe(400)
    },
  )
})

describe('the outbox', () => {
  it('records what was sent', async () => {
    const id = await askForAdvice()
    await deliver(id)
    expect(await correo(id)).toMatchObject({
      status: 'enviado',
      attempts: 1,
      lastError: null,
      leaseUntil: null,
    })
    expect((await correo(id))?.sentAt).toBeInstanceOf(Timestamp)
  })

  it('sends one mail for the same event delivered again', async () => {
    const id = await askForAdvice()
    await deliver(id)
    await deliver(id)
    expect(server.mailbox.messages).toHaveLength(1)
    expect(await correo(id)).toMatchObject({ status: 'enviado', attempts: 1 })
  })

  it('sends one mail for the same event delivered five times at once', async () => {
    const id = await askForAdvice()
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => deliver(id)))
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(server.mailbox.messages).toHaveLength(1)
  })

  it.each([429, 500, 503])('tries again within the delivery when SendGrid answers %i', async (status) => {
    await fail({ status, times: 2 })
    const id = await askForAdvice()
    await deliver(id)
    expect(server.mailbox.messages).toHaveLength(1)
    expect(await correo(id)).toMatchObject({ status: 'enviado', attempts: 3, lastError: null })
  })

  it('keeps the mail pending and asks for another delivery while SendGrid is down; then sends it', async () => {
    await fail({ status: 500, times: 3 })
    const id = await askForAdvice()
    await expect(deliver(id)).rejects.toThrow()
    expect(await correo(id)).toMatchObject({
      status: 'pendiente',
      attempts: 3,
      lastError: '500',
      leaseUntil: null,
    })
    expect(await asesoriaIsStored(id)).toBe(true)
    await deliver(id)
    expect(await correo(id)).toMatchObject({ status: 'enviado', attempts: 4 })
    expect(server.mailbox.messages).toHaveLength(1)
  })

  it('does the same when SendGrid does not answer at all', async () => {
    await fail({ hang: true, times: 3 })
    const id = await askForAdvice()
    await expect(startSender(server, 200)(id)).rejects.toThrow()
    expect(await correo(id)).toMatchObject({ status: 'pendiente', attempts: 3 })
    expect(await asesoriaIsStored(id)).toBe(true)
    await deliver(id)
    expect(await correo(id)).toMatchObject({ status: 'enviado', attempts: 4 })
  })

  it.each([400, 401, 403, 413])(
    'gives up at once when SendGrid answers %i; the request stays',
    async (status) => {
      await fail({ status, times: 1 })
      const id = await askForAdvice()
      await deliver(id)
      expect(await correo(id)).toMatchObject({ status: 'fallido', attempts: 1, lastError: String(status) })
      await deliver(id)
      expect(server.mailbox.messages).toHaveLength(0)
      expect(await asesoriaIsStored(id)).toBe(true)
    },
  )

  it('gives up after sixty tries', async () => {
    const id = await askForAdvice()
    await change(id, { attempts: 59 })
    await fail({ status: 500, times: 1 })
    await deliver(id)
    expect(await correo(id)).toMatchObject({ status: 'fallido', attempts: 60 })
  })

  it('follows a delivery that died, once its time is up', async () => {
    const id = await askForAdvice()
    const lease = (millis: number) => change(id, { leaseUntil: Timestamp.fromMillis(Date.now() + millis) })
    await lease(60_000)
    await expect(deliver(id)).rejects.toThrow('another delivery')
    expect(server.mailbox.messages).toHaveLength(0)
    await lease(-1)
    await deliver(id)
    expect(server.mailbox.messages).toHaveLength(1)
  })

  it('sends nothing for a request deleted meanwhile', async () => {
    const id = await askForAdvice()
    await server.deps.asesorias.delete(null, await requestOf(id))
    await deliver(id)
    expect(server.mailbox.messages).toHaveLength(0)
    expect(await correo(id)).toBeUndefined()
  })
})

describe('what a mail says', () => {
  const caseOf = async (id: string) =>
    (
      await call(server, api.asesorias.read, {
        params: { id: await requestOf(id) },
        token: people.editor.token,
      })
    ).body

  it('is stored with the request and rendered when it is sent: nobody’s answer waits for that', async () => {
    const stored = await correo(await askForAdvice())
    expect(stored).toMatchObject({
      template: 'asesoriaReceived',
      data: { servicio: 'Declaraciones tributarias' },
    })
    for (const form of ['text', 'html']) expect(stored).not.toHaveProperty(form)
  })

  it.each([
    ['its template is gone', { template: 'asesoriaAplazada' }],
    ['its template is no mail’s name', { template: 'toString' }],
    ['its data lack what the template says', { 'data.link': FieldValue.delete() }],
    ['its data are of another kind', { 'data.sentAt': 'ayer' }],
  ])('is told to staff as not deliverable where %s, and never sent half', async (_, changes) => {
    const id = await askForAdvice()
    const { sentAt, link, ...others } = (await correo(id))?.data ?? {}
    await change(id, changes)
    for (let delivery = 1; delivery < 5; delivery++) {
      await expect(deliver(id)).rejects.toThrow('cannot render')
      expect(await correo(id)).toMatchObject({
        status: 'pendiente',
        attempts: delivery,
        lastError: 'plantilla',
        leaseUntil: null,
      })
    }
    expect((await caseOf(id)).Correos).toMatchObject([{ Estado: 'en_espera' }])
    await deliver(id)
    await deliver(id)
    expect(await correo(id)).toMatchObject({
      status: 'fallido',
      attempts: 5,
      lastError: 'plantilla',
      data: others,
    })
    expect((await caseOf(id)).Correos).toMatchObject([
      { Asunto: expect.stringContaining('Recibimos tu solicitud'), Estado: 'no_entregado' },
    ])
    expect(server.mailbox.messages).toEqual([])
    expect(await asesoriaIsStored(id)).toBe(true)

    await deliver(await askForAdvice())
    expect(server.mailbox.messages).toHaveLength(1)
  })

  it('is sent after all by a release that can render it', async () => {
    const id = await askForAdvice()
    const { template } = (await correo(id)) ?? {}
    await change(id, { template: 'asesoriaAplazada' })
    await expect(deliver(id)).rejects.toThrow('cannot render')
    await change(id, { template })
    await deliver(id)
    expect(server.mailbox.messages).toHaveLength(1)
    expect(await correo(id)).toMatchObject({ status: 'enviado', attempts: 2, lastError: null })
  })
})
