import { api, VERSION_COMUNICACIONES } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, register, send, uniqueName } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { signIn } from '../support/identity-client.ts'
import { readMail } from '../support/read-mail.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { subscriptions } from '../support/subscriptions.ts'

/** Who wants to hear of new bulletins says so twice, and takes it back with one press: docs/decisions/subscriptions.md. */

const server = withApi()
const people = withEveryKind(server)
const { aCorreo, ask, choose, linkTo, mailsTo, open, stored, subscribe, agreeing } = subscriptions(server)
const HOUR_MS = 60 * 60_000
let correo: string
beforeEach(() => {
  correo = aCorreo()
})

const document = async () =>
  (await server.firebase.db.collection('suscripciones').where('correo', '==', correo).get()).docs[0]
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
const say = (person: { uid: string; token: string }, acepta: boolean) =>
  call(server, api.users.updateComunicaciones, {
    params: { uid: person.uid },
    token: person.token,
    input: { acepta, version: VERSION_COMUNICACIONES },
  })
const accountSays = async (uid: string) =>
  (await server.firebase.db.doc(`users/${uid}`).get()).get('comunicaciones.acepta')

describe('who subscribes', () => {
  it('is asked by mail, confirms with a press, and the record has the text and the day', async () => {
    expect((await ask(correo)).status).toBe(200)
    const [mail] = await mailsTo(correo)
    expect(mail?.data()).toMatchObject({
      subject: 'Confirma tu suscripción a los boletines - NAF ESPE',
      status: 'pendiente',
      unsubscribeUrl: null,
    })
    const { text } = await readMail(mail?.data())
    expect(text).toContain('El enlace vale 48 horas')
    const enlace = await linkTo(correo)

    const opened = await open(enlace)
    expect(opened).toMatchObject({
      status: 200,
      body: { PorConfirmar: true, Boletines: false, Cuenta: false },
    })
    expect(opened.body.Correo).toBe('l•••@example.com')
    expect(await stored(correo)).toMatchObject({ acepta: null, fecha: null })

    expect((await choose(enlace, true)).body).toMatchObject({ PorConfirmar: false, Boletines: true })
    const { fecha, ...record } = (await stored(correo)) ?? {}
    expect(record).toMatchObject({ acepta: true, version: VERSION_COMUNICACIONES, vence: null })
    expect(Math.abs(fecha.toMillis() - Date.now())).toBeLessThan(60_000)
  })

  it('gets the same answer whether the address is known, unknown or asked for twice, after whole steps', async () => {
    const known = (await subscribe()).correo
    const replies = []
    for (const address of [correo, known, correo, known.toUpperCase()]) {
      const begun = performance.now()
      const { status, body } = await ask(address)
      replies.push({ status, body })
      expect(performance.now() - begun).toBeGreaterThan(450)
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(await mailsTo(correo)).toHaveLength(1)
    expect(await stored(known)).toMatchObject({ acepta: true })
  })

  it('by a link that is wrong, old or too late is told one thing, and nothing changes', async () => {
    await ask(correo)
    const enlace = await linkTo(correo)
    const [lector, clave] = enlace.split('.')
    const wrong = [`${lector}.${'x'.repeat(22)}`, `${'n'.repeat(43)}.${clave}`]
    for (const link of wrong) {
      for (const reply of [await open(link), await choose(link, true)])
        expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    await (await document())?.ref.update({ vence: Timestamp.fromMillis(Date.now() - 1) })
    expect((await choose(enlace, true)).status).toBe(404)
    expect(await stored(correo)).toMatchObject({ acepta: null })
  })

  it('and confirms nothing is erased with the mail after two days; what was confirmed stays', async () => {
    const confirmed = (await subscribe()).correo
    await ask(correo)
    await server.run('papelera', later(47))
    expect(await stored(correo)).toBeDefined()
    await server.run('papelera', later(49))
    expect([await stored(correo), await mailsTo(correo)]).toEqual([undefined, []])
    expect(await stored(confirmed)).toMatchObject({ acepta: true })
  })

  it('ends it on the page, and may begin again by the same link', async () => {
    const { enlace, ...reader } = await subscribe()
    expect((await choose(enlace, false)).body).toMatchObject({ Boletines: false, PorConfirmar: false })
    expect(await stored(reader.correo)).toMatchObject({ acepta: false })
    expect((await choose(enlace, true)).body).toMatchObject({ Boletines: true })
  })

  it('is refused without an address, or under a text that nobody knows', async () => {
    expect((await ask('nadie')).status).toBe(400)
    const odd = { Correo: correo, Version: '2020-01-01' } as never
    expect((await call(server, api.suscripciones.ask, { input: odd })).status).toBe(400)
    expect(await mailsTo(correo)).toEqual([])
  })
})

describe('the box of the advisory form', () => {
  const request = (changes: object, token?: string) =>
    call(server, api.asesorias.create, { input: anAsesoria({ Correo: correo, ...changes }), token })
  const subjects = async () => (await mailsTo(correo)).map((mail) => mail.get('subject')).sort()

  it('ticked by a visitor asks by mail, once for a form that is sent twice', async () => {
    const input = anAsesoria({ Correo: correo, Suscripcion: VERSION_COMUNICACIONES })
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    for (const _ of [1, 2])
      expect((await call(server, api.asesorias.create, { input, headers })).status).toBe(201)
    expect(await subjects()).toEqual([
      'Confirma tu suscripción a los boletines - NAF ESPE',
      expect.stringContaining('Recibimos tu solicitud'),
    ])
    expect(await stored(correo)).toMatchObject({ acepta: null })
  })

  it('says nothing where it is not ticked, odd, or ticked by an account, which has its own', async () => {
    await request({})
    await request({ Suscripcion: 'si' })
    await request({ Suscripcion: VERSION_COMUNICACIONES }, people.usuario.token)
    expect(await stored(correo)).toBeUndefined()
  })
})

describe('an account', () => {
  it('of the same address follows what its owner says by the link', async () => {
    const person = await agreeing()
    const { enlace } = await subscribe(person.correo)
    expect((await open(enlace)).body).toMatchObject({ Cuenta: true, Boletines: true })
    await choose(enlace, false)
    expect(await accountSays(person.uid)).toBe(false)
    await choose(enlace, true)
    expect(await accountSays(person.uid)).toBe(true)
  })

  it('that says no in the profile ends the subscription of its proven mailbox', async () => {
    const owner = await agreeing()
    await subscribe(owner.correo)
    const { token } = await signIn(owner.correo)
    await say({ uid: owner.uid, token }, false)
    expect(await stored(owner.correo)).toMatchObject({ acepta: false })
  })

  it('whose mailbox nobody has proven ends nobody’s subscription', async () => {
    const stranger = await register(server)
    await subscribe(stranger.correo)
    await server.firebase.db.doc(`users/${stranger.uid}`).update({ correo: 'otra@example.com' })
    await say(stranger, false)
    expect(await stored(stranger.correo)).toMatchObject({ acepta: true })
  })
})

describe('the log', () => {
  it('has no address, neither in its lines nor in a refusal', async () => {
    const { correo: reader } = await subscribe(`${uniqueName('secreta')}@example.com`)
    const lines = (await server.firebase.db.collection('bitacora').get()).docs.map((line) => line.data())
    expect(lines.map(({ evento }) => evento)).toContain('suscripcion.confirmada')
    expect(JSON.stringify(lines)).not.toContain(reader.split('@')[0])
  })
})

describe('the address of one-click unsubscribing', () => {
  it('leads a browser to the page and changes nothing', async () => {
    const { enlace, correo: reader } = await subscribe()
    const path = `/suscripciones/baja/boletin/${enlace.replace('.', '/')}`
    const { status, headers } = await send(server, 'GET', path)
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(`http://127.0.0.1:5000/suscripcion#${enlace}.boletin`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await stored(reader)).toMatchObject({ acepta: true })
  })
})
