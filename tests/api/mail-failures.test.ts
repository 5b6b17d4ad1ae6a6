import { generateKeyPairSync, sign } from 'node:crypto'
import { api, ROL, VERSION_COMUNICACIONES as Version } from '@naf/contract'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, introduce, JSON_TYPE, send, uniqueMail } from '../support/api-as.ts'
import { type Asked, confirmations } from '../support/confirmations.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { failMail } from '../support/mailbox.ts'
import { nightly } from '../support/nightly.ts'
import { records } from '../support/records.ts'
import { type ApiServer, withApi, withEmpty, withEveryKind } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'
import { teamRequests } from '../support/tracked-requests.ts'
import { passHours } from '../support/trainings.ts'

/** docs/decisions/mail.md: mails that did not arrive. */

const server = withApi()
const people = withEveryKind(server)

afterEach(() => void vi.useRealTimers())

/** Somebody who confirmed to get mails about bulletins, with the id of the mail that asked. */
const aReader = async (to: ApiServer, Correo = uniqueMail()) => {
  await call(to, api.suscripciones.ask, { input: { Correo, Version } })
  const [message] = await to.mailsTo(Correo)
  const Enlace = /\/suscripcion#([\w.-]+)/.exec(message?.text ?? '')?.[1] ?? ''
  const input = { Enlace, Version, Boletines: true }
  expect((await call(to, api.suscripciones.choose, { input })).status).toBe(200)
  return { Enlace, mail: message?.customArgs.correo ?? '' }
}

describe('a mail that did not arrive', () => {
  const own = withApi()
  const { ask, deliver, arrived } = confirmations(own)
  const editor = () => ({ token: people.editor.token })
  const resend = (id: string) => call(own, api.informe.resendMail, { params: { id }, ...editor() })
  const resendAll = async () => (await call(own, api.informe.resendMails, editor())).body
  const listed = async () => (await call(own, api.informe.correos, { query: {}, ...editor() })).body
  const mail = (id: string) => records(own, 'mails').doc(id)
  const statusOf = async (id: string) => (await mail(id).get()).get('status')
  const refuse = (status: number, times: number) => failMail({ status, times }, own.mailbox.url)

  beforeAll(() => introduce(own, people.editor, ROL.EDITOR))
  withEmpty(own, 'mails')

  it('is given up after seven days of a refused key, and sent again once by two presses', async () => {
    const asked = await ask()
    await refuse(401, 3)
    await deliver(asked)
    for (const [hours, status] of [
      [7 * 24 - 1, 'pendiente'],
      [2, 'fallido'],
    ] as const) {
      passHours(hours)
      await own.run('envios')
      expect(await statusOf(asked.mail)).toBe(status)
    }
    // The editor's session ends within the hour.
    vi.useRealTimers()
    expect(await listed()).toMatchObject([{ Id: asked.mail, Atrasado: false, Rebote: null }])
    const presses = await Promise.all([resend(asked.mail), resend(asked.mail)])
    expect(presses.map(({ body }) => body.Enviados).sort()).toEqual([0, 1])
    expect(await listed()).toEqual([])
    await own.settle()
    await own.settle()
    expect([arrived(asked), await statusOf(asked.mail)]).toEqual([1, 'enviado'])
    expect((await resend('ninguno')).status).toBe(404)
  })

  nightly(
    'is sent again with all others, 500 at once, and never to a reader who is no longer to get it',
    async () => {
      const [gone, now, past] = ['2020-01-01', new Date(), new Date(0)]
      const stored: [Parameters<typeof records>[1], string, object][] = [
        ['requests', 'open', { correo: 'open@example.com' }],
        ['requests', 'cancelled', { correo: 'cancelled@example.com', cierre: 'ya_no_la_necesita' }],
        ['requests', 'corrected', { correo: 'right@example.com' }],
        ['requests', 'reopened', { correo: 'reopened@example.com' }],
        ['users', 'moved', { correo: 'new@example.com' }],
        ['trainings', 'over', { titulo: 'T', fecha: gone, inicio: '08:00', fin: '09:00', lugar: 'ESPE' }],
        [
          'signUps',
          'late',
          { correo: 'late@example.com', capacitacion: 'over', estado: 'inscrito', fecha: past },
        ],
        [
          'signUps',
          'left',
          { correo: 'left@example.com', capacitacion: 'over', estado: 'cancelado', fecha: past },
        ],
      ]
      for (const [kept, id, fields] of stored)
        await records(own, kept)
          .doc(id)
          .set({ clave: 'x', ...fields })
      const failed = (about: string, id: string, to = id, more = {}) => {
        const fields = {
          subject: 'S',
          html: '<p>S</p>',
          text: 'S',
          status: 'fallido',
          createdAt: now,
          ...more,
        }
        return mail(`${id}-${to}`).set({
          to: `${to}@example.com`,
          about: { coleccion: about, id },
          ...fields,
        })
      }
      await aReader(own, 'reader@example.com')
      const bulletins = contentCalls(() => own, 'boletines')
      const publish = async (estado: string) =>
        (await bulletins.create(people.editor.token, { changes: { estado } })).body.Id
      const [shown, hidden] = [await publish('publicado'), await publish('borrador')]
      await failed('asesorias', 'open')
      await failed('boletines', shown, 'reader', { class: 'broadcast', status: 'retenido' })
      await failed('asesorias', 'cancelled', 'cancelled', { tipo: 'confirmacion' })
      await failed('asesorias', 'corrected')
      await failed('asesorias', 'reopened', 'reopened', { tipo: 'cierre' })
      await failed('asesorias', 'deleted')
      await failed('boletines', hidden, 'reader')
      await failed('boletines', shown, 'stranger')
      await failed('users', 'moved')
      await failed('users', 'erased')
      await failed('participantes', 'late')
      await failed('participantes', 'left')
      await failed('capacitaciones', 'over')
      expect(await resendAll()).toEqual({ Enviados: 13, Quedan: 0 })
      expect(await resendAll()).toEqual({ Enviados: 0, Quedan: 0 })
      await own.settle()
      const readers = own.mailbox.messages
        .filter(({ subject }) => subject === 'S')
        .map(({ to }) => to[0]?.email)
      expect(readers.toSorted()).toEqual(['open@example.com', 'reader@example.com'])
      const left = await records(own, 'mails').where('subject', '==', 'S').get()
      expect(left.docs.map((found) => found.get('status'))).toEqual(['enviado', 'enviado'])

      const writer = own.firebase.db.bulkWriter()
      const held = {
        subject: 'S',
        to: 'x@example.com',
        about: { coleccion: 'asesorias', id: 'x' },
        createdAt: now,
      }
      for (let n = 0; n < 501; n += 1) void writer.create(mail(`many-${n}`), { ...held, status: 'retenido' })
      await writer.close()
      expect(await resendAll()).toEqual({ Enviados: 500, Quedan: 1 })
    },
  )
})

describe('what the mail service reports', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const SENDGRID_WEBHOOK_KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const own = withApi({ SENDGRID_WEBHOOK_KEY })
  const { ask, deliver } = confirmations(own)
  const { read } = teamRequests(own, () => people.editor)

  const signed = (body: string, key = privateKey) => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = sign('sha256', Buffer.from(timestamp + body), key).toString('base64')
    const name = 'X-Twilio-Email-Event-Webhook-'
    return { ...JSON_TYPE, [`${name}Signature`]: signature, [`${name}Timestamp`]: timestamp }
  }
  const report = (body: string, headers: Record<string, string> = signed(body), to: ApiServer = own) =>
    send(to, 'POST', api.correos.report.path, { body, headers })
  const bounceOf = (correo: string, words = {}) =>
    JSON.stringify([
      { event: 'bounce', email: 'ana@example.com', correo, reason: '550 ana@example.com', ...words },
    ])
  /** A mail that the service took, under the id that it was given. */
  const sent = async () => {
    const asked = await ask()
    await deliver(asked)
    const [message] = await own.mailsTo(asked.correo)
    expect(message?.customArgs).toEqual({ correo: asked.mail })
    return asked
  }
  const stateOf = async ({ request }: Asked) => (await read({ id: request })).Correos[0].Estado
  const listed = async () =>
    (await call(own, api.informe.correos, { query: {}, token: people.editor.token })).body

  beforeAll(() => introduce(own, people.editor, ROL.EDITOR))

  it('marks a mail that came back, once, and says why without the address', async () => {
    const kinds = [
      ['sin_buzon', { status: '5.1.1', reason: '550 5.1.1 ana@example.com does not exist' }],
      ['buzon_lleno', { reason: '552 5.2.2 mailbox of ana@example.com is full' }],
      ['rechazado', { type: 'blocked', reason: '554 ana@example.com: bad reputation' }],
      ['sin_buzon', { event: 'dropped', reason: 'Bounced Address' }],
    ] as const
    const mails: string[] = []
    const before = own.mailbox.messages.length
    for (const [Rebote, words] of kinds) {
      const asked = await sent()
      mails.push(asked.mail)
      for (const _ of [1, 2]) expect((await report(bounceOf(asked.mail, words))).status).toBe(200)
      expect.soft(await stateOf(asked)).toBe('rebotado')
      expect
        .soft((await listed())[0])
        .toMatchObject({ Id: asked.mail, Rebote, Retenido: false, Atrasado: false })
      const resent = await call(own, api.informe.resendMail, {
        params: { id: asked.mail },
        token: people.editor.token,
      })
      expect.soft(resent.body.Enviados).toBe(0)
    }
    const newest = (await listed()).slice(0, kinds.length)
    expect(newest.map(({ Id }: { Id: string }) => Id)).toEqual(mails.reverse())
    await own.settle()
    expect(own.mailbox.messages.length - before).toBe(kinds.length)
    const { correos } = await everythingStored(own, [])
    expect(JSON.stringify(correos)).not.toContain('ana@example.com')
  })

  it('tells nothing of an address that was corrected since', async () => {
    const asked = await sent()
    const { request: id, mail } = asked
    const input = { Correo: uniqueMail() }
    await call(own, api.asesorias.correctMail, { params: { id }, input, token: people.editor.token })
    await report(bounceOf(mail))
    expect(await stateOf(asked)).toBe('no_entregado')
  })

  it('changes nothing if it is unknown, of another kind, unsigned, changed, too long or not expected', async () => {
    const asked = await sent()
    const bounce = bounceOf(asked.mail)
    const before = await everythingStored(own, [])
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const long = `${bounce}${' '.repeat(1_048_576)}`
    const attempts = [
      [200, report(bounceOf('nobody'))],
      [200, report(bounceOf(asked.mail, { event: 'delivered' }))],
      [200, report(bounceOf(asked.mail, { correo: undefined }))],
      [403, report(bounce, JSON_TYPE)],
      [403, report(bounce, signed(bounce, other))],
      [403, report(bounce, signed(`${bounce} `))],
      [403, report(bounce, { ...signed(bounce), 'X-Twilio-Email-Event-Webhook-Timestamp': '1' })],
      [413, report(long)],
      [400, report('[', signed('['))],
      [404, report(bounce, signed(bounce), server)],
    ] as const
    for (const [status, attempt] of attempts) expect.soft((await attempt).status).toBe(status)
    expect(await everythingStored(own, [])).toEqual(before)
  })

  it('ends the subscription of an address that does not exist', async () => {
    const { Enlace, mail } = await aReader(own)
    const receives = async () =>
      (await call(own, api.suscripciones.open, { input: { Enlace } })).body.Boletines
    await report(bounceOf(mail, { reason: '452 4.2.2 over quota' }))
    expect(await receives()).toBe(true)
    await records(own, 'mails').doc(mail).update({ status: 'enviado' })
    await report(bounceOf(mail, { status: '5.1.1' }))
    expect(await receives()).toBe(false)
  })
})
