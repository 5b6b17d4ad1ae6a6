import { api, ROL, VERSION_COMUNICACIONES } from '@naf/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aNewcomer,
  call,
  introduce,
  type Person,
  refusal,
  register,
  send,
  tally,
  times,
  under,
  uniqueMail,
} from '../support/api-as.ts'
import { anAsesoria, aUserUpdate } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { moveCorreo, signIn } from '../support/identity-client.ts'
import { failMail } from '../support/mailbox.ts'
import { nightly } from '../support/nightly.ts'
import { records } from '../support/records.ts'
import { type ApiServer, startApi, withApi, withEveryKind } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'

/** docs/decisions/subscriptions.md */

const people = withEveryKind(withApi())
const HOUR_MS = 3_600_000

/** New for each test: a notice reaches all readers of a portal. */
let server: ApiServer
let correo: string
beforeEach(async () => {
  server = await startApi()
  await introduce(server, people.editor, ROL.EDITOR)
  await introduce(server, people.admin, ROL.ADMIN)
  correo = uniqueMail('lectora')
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})
/** Another server in its place, with these caps. */
const restart = async (caps: Parameters<typeof startApi>[0]) => {
  await server.close()
  server = await startApi(caps)
  await introduce(server, people.editor, ROL.EDITOR)
}

const staff = () => ({ token: people.editor.token })
const ask = (Correo: string, Version = VERSION_COMUNICACIONES) =>
  call(server, api.suscripciones.ask, { input: { Correo, Version } })
const open = (Enlace: string) => call(server, api.suscripciones.open, { input: { Enlace } })
const choose = (Enlace: string, Boletines: boolean) =>
  call(server, api.suscripciones.choose, { input: { Enlace, Boletines, Version: VERSION_COMUNICACIONES } })
const linkTo = async (address: string) =>
  /\/suscripcion#([\w.-]+)/.exec((await server.mailsTo(address)).at(-1)?.text ?? '')?.[1] ?? ''
const aReader = async (address = uniqueMail()) => {
  await ask(address)
  const enlace = await linkTo(address)
  expect((await choose(enlace, true)).status).toBe(200)
  return { correo: address, enlace }
}
const receives = async ({ enlace }: { enlace: string }) => (await open(enlace)).body.Boletines

const say = ({ uid, token }: Person, acepta: boolean) => {
  const input = { acepta, version: VERSION_COMUNICACIONES }
  return call(server, api.users.updateComunicaciones, { params: { uid }, token, input })
}
const profileSays = async ({ uid, token }: Person) =>
  (await call(server, api.users.readComunicaciones, { params: { uid }, token })).body.Acepta
/** As the portal does at a login; with the token that the mailbox gives now. */
const comeBack = async (correo: string) => {
  const { password, token } = await signIn(correo)
  const input = { username: correo, password }
  expect((await call(server, api.users.login, { input })).status).toBe(200)
  return token
}
const prove = ({ uid }: Pick<Person, 'uid'>) => server.firebase.auth.updateUser(uid, { emailVerified: true })
/** An account that agreed to mails, with a mailbox that is proven or not. */
const agreeing = async (emailVerified = true): Promise<Person> => {
  const comunicaciones = { acepta: true, version: VERSION_COMUNICACIONES }
  const person = await register(server, ROL.USUARIO, { comunicaciones })
  await server.firebase.auth.updateUser(person.uid, { emailVerified })
  return { ...person, token: await comeBack(person.correo) }
}

const bulletins = () => contentCalls(() => server, 'boletines')
const publish = async (changes = {}): Promise<string> =>
  (await bulletins().create(people.editor.token, { changes })).body.Id
const notify = (id: string) => call(server, api.suscripciones.notify, { params: { id }, ...staff() })
/** Publishes a bulletin and mails its notice. */
const tell = async () => {
  const id = await publish()
  expect((await notify(id)).status).toBe(201)
  await server.settle()
  return id
}
const notice = async (id: string) =>
  (await call(server, api.suscripciones.readNotice, { params: { id }, ...staff() })).body
const noticesTo = async (address: string) =>
  (await server.mailsTo(address)).filter(({ subject }) => subject.startsWith('Nuevo boletín'))
/** As a mail program does: no session, a form. */
const oneClick = (url: string) =>
  fetch(url.replace(/^.*\/api/, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
const unsubscribeUrlOf = async (address: string) =>
  /^<(\S+)>$/.exec((await noticesTo(address)).at(-1)?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
/** How often an address stands in what is stored. */
const mentionsOf = async (address: string) =>
  JSON.stringify(await everythingStored(server, [])).split(address).length - 1

const CONFIRM = 'Confirma tu suscripción a los boletines - NAF ESPE'

describe('a subscription', () => {
  it('is confirmed, ended and begun again by the link of a mail, and stores the text and the time of the consent', async () => {
    expect((await ask(correo)).status).toBe(200)
    const [mail] = await server.mailsTo(correo)
    expect(mail?.subject).toBe(CONFIRM)
    expect(mail?.headers).not.toHaveProperty('List-Unsubscribe')
    const enlace = await linkTo(correo)
    const asked = { Correo: 'l•••@example.com', PorConfirmar: true, Boletines: false, Cuenta: false }
    expect((await open(enlace)).body).toEqual(asked)
    for (const Boletines of [true, false, true]) {
      expect((await choose(enlace, Boletines)).body).toMatchObject({ PorConfirmar: false, Boletines })
      expect(await receives({ enlace })).toBe(Boletines)
    }
    const { suscripciones, bitacora } = await everythingStored(server, [])
    const [{ fecha, ...record }] = Object.values(suscripciones as object)
    expect(record).toMatchObject({ acepta: true, version: VERSION_COMUNICACIONES })
    expect(Math.abs(fecha.toMillis() - Date.now())).toBeLessThan(60_000)
    expect(JSON.stringify(bitacora)).not.toContain(correo.split('@')[0])
  })

  it('is asked for with one answer and one mail, whether the address is known or not', async () => {
    const known = await aReader()
    const addresses = [correo, known.correo, correo, known.correo.toUpperCase()]
    const replies = await Promise.all(addresses.map((address) => ask(address)))
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect((await ask('nadie')).status).toBe(400)
    expect((await ask(correo, '2020-01-01' as never)).status).toBe(400)
    expect(await server.mailsTo(correo)).toHaveLength(1)
    expect(await receives(known)).toBe(true)
  })

  it('is not opened or confirmed by a wrong link, nor 48 hours later', async () => {
    await ask(correo)
    const enlace = await linkTo(correo)
    const [lector, clave] = enlace.split('.')
    const wrong = [`${lector}.${'x'.repeat(22)}`, `${'n'.repeat(43)}.${clave}`]
    for (const attempt of wrong.flatMap((link) => [open(link), choose(link, true)]))
      expect(await attempt).toMatchObject(refusal(404, 'not_found'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 49 * HOUR_MS })
    expect((await choose(enlace, true)).status).toBe(404)
    vi.useRealTimers()
    expect(await receives({ enlace })).toBe(false)
  })

  it('is confirmed within 48 hours of its mail, which may have waited', async () => {
    const now = Date.now()
    const passTo = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: now + hours * HOUR_MS })
    await ask(correo)
    await server.run('papelera', new Date(now + 72 * HOUR_MS))
    passTo(72)
    const enlace = await linkTo(correo)
    passTo(72 + 47)
    await server.run('papelera')
    expect((await open(enlace)).body).toMatchObject({ PorConfirmar: true })
    passTo(72 + 49)
    expect((await open(enlace)).status).toBe(404)
    await server.run('papelera')
    expect(await mentionsOf(correo)).toBe(0)
  })

  it('that nobody confirmed, or somebody declined, is erased with its mail after two days; a confirmed one stays', async () => {
    const [confirmed, declined] = [await aReader(), uniqueMail()]
    for (const address of [correo, declined]) await ask(address)
    await server.settle()
    const link = await linkTo(declined)
    for (const _ of [1, 2])
      expect((await choose(link, false)).body).toMatchObject({ PorConfirmar: false, Boletines: false })
    await server.run('papelera', new Date(Date.now() + 47 * HOUR_MS))
    expect(await mentionsOf(correo)).toBeGreaterThan(0)
    await server.run('papelera', new Date(Date.now() + 49 * HOUR_MS))
    for (const address of [correo, declined]) expect(await mentionsOf(address)).toBe(0)
    expect(await receives(confirmed)).toBe(true)
  })

  it('takes twenty answers by its link in ten minutes, and an end by the header of a mail at any time', async () => {
    const { enlace } = await aReader()
    const replies = await times(20, (n) => choose(enlace, n % 2 === 0), 1)
    expect(tally(replies)).toEqual({ 200: 19, 429: 1 })
    expect((await oneClick(`/api/suscripciones/baja/${enlace.replace('.', '/')}`)).status).toBe(200)
    expect(await receives({ enlace })).toBe(false)
  })

  it('is asked for once by the box of a request for advice, of a visitor alone', async () => {
    const request = (Suscripcion: unknown, token?: string, key = crypto.randomUUID()) => {
      const input = anAsesoria({ Correo: correo, Suscripcion })
      return call(server, api.asesorias.create, { input, token, ...under(key) })
    }
    const asked = async () => (await server.mailsTo(correo)).filter(({ subject }) => subject === CONFIRM)
    const { token } = await register(server)
    await request('si')
    await request(VERSION_COMUNICACIONES, token)
    expect(await asked()).toEqual([])
    correo = uniqueMail()
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) expect((await request(VERSION_COMUNICACIONES, undefined, key)).status).toBe(201)
    expect(await asked()).toHaveLength(1)
  })
})

describe('an account', () => {
  it('is a reader by its answer in the profile, where its mailbox is proven, and follows the link of a mail', async () => {
    for (const isProven of [true, false]) {
      const person = await agreeing(isProven)
      const reader = await aReader(person.correo)
      expect((await open(reader.enlace)).body).toMatchObject({ Cuenta: isProven, Boletines: true })
      await choose(reader.enlace, false)
      expect(await profileSays(person)).toBe(!isProven)
      await choose(reader.enlace, true)
      await say(person, false)
      expect(await receives(reader)).toBe(!isProven)
      await choose(reader.enlace, false)
      await say(person, true)
      expect(await receives(reader)).toBe(isProven)
    }
  })

  const readers = async () => (await notice(await publish())).Lectores

  nightly(
    'becomes a reader by the first login after its mailbox is proven; no look at its record changes anything',
    async () => {
      const person = await agreeing(false)
      const { uid, correo } = person
      await prove(person)
      const { token } = await signIn(correo)
      const before = await everythingStored(server, [uid])
      for (const { path } of [api.users.read, api.users.readRol, api.users.readComunicaciones])
        expect((await send(server, 'GET', path.replace(':uid', uid), { token })).status, path).toBe(200)
      expect(await everythingStored(server, [uid])).toEqual(before)
      expect(await readers()).toBe(0)
      for (const _ of [1, 2]) await comeBack(correo)
      expect(await readers()).toBe(1)
    },
  )

  it('becomes a reader by its registration, if its mailbox is proven before', async () => {
    const comunicaciones = { acepta: true, version: VERSION_COMUNICACIONES }
    const newcomer = await aNewcomer(server, { comunicaciones })
    await prove(newcomer)
    const { token } = await signIn(newcomer.correo)
    const input = newcomer.input
    expect((await call(server, api.users.register, { input, token })).status).toBe(201)
    expect(await readers()).toBe(1)
  })

  nightly(
    'that moves its e-mail away from a typed address subscribes only the mailbox that it proves',
    async () => {
      const squatter = await agreeing(false)
      const own = uniqueMail()
      await moveCorreo(squatter.token, own)
      await prove(squatter)
      const { token } = await signIn(own)
      await call(server, api.users.login, {
        input: { username: squatter.correo, password: squatter.password },
      })
      expect(await readers()).toBe(0)
      for (const acepta of [false, true]) await say({ ...squatter, token }, acepta)
      await tell()
      expect(await noticesTo(squatter.correo)).toEqual([])
      expect(await noticesTo(own)).toHaveLength(1)
    },
  )

  nightly(
    'whose e-mail staff moves is a reader at the new one when that is proven, and no more at the old one',
    async () => {
      const { uid, correo: old, user } = await agreeing()
      const correo = uniqueMail()
      const edit = { params: { id: uid }, token: people.admin.token, input: aUserUpdate(user, { correo }) }
      expect((await call(server, api.users.update, edit)).status).toBe(200)
      await comeBack(correo)
      expect(await readers()).toBe(0)
      await prove({ uid })
      await comeBack(correo)
      await tell()
      expect(await noticesTo(old)).toEqual([])
      expect(await noticesTo(correo)).toHaveLength(1)
    },
  )

  it('does not undo a later answer by the link of a mail', async () => {
    const person = await agreeing(false)
    const { enlace } = await aReader(person.correo)
    await choose(enlace, false)
    await prove(person)
    await comeBack(person.correo)
    expect(await receives({ enlace })).toBe(false)
  })
})

describe('a notice', () => {
  it('reaches each address once: subscribers, and accounts that agreed with a proven mailbox', async () => {
    const reader = await aReader()
    const both = await agreeing()
    await aReader(both.correo)
    const account = await agreeing()
    const unproven = await agreeing(false)
    const id = await publish({ titulo: 'Devolución del IVA', descripcion: 'Quiénes pueden pedirla.' })
    expect(await notice(id)).toEqual({ Lectores: 3, Aviso: null })
    expect(tally(await times(3, () => notify(id)))).toEqual({ 201: 1, 409: 2 })
    expect(await notify(id)).toMatchObject(refusal(409, 'already_notified'))
    await Promise.all([server.settle(), server.settle()])
    for (const person of [reader, both, account]) expect(await noticesTo(person.correo)).toHaveLength(1)
    expect(await noticesTo(unproven.correo)).toEqual([])
    const [mail] = await noticesTo(reader.correo)
    expect(mail?.subject).toBe('Nuevo boletín: Devolución del IVA - NAF ESPE')
    const portal = 'http://127.0.0.1:5000'
    const parts = ['Quiénes pueden pedirla.', `${portal}/boletines/${id}`, `/suscripcion#${reader.enlace}`]
    for (const part of parts) expect(mail?.text).toContain(part)
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<${portal}/api/suscripciones/baja/${reader.enlace.replace('.', '/')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect((await notice(id)).Aviso).toMatchObject({ Lectores: 3, Enviados: 3, Fallidos: 0 })
  })

  nightly('takes three quarters of the share of the team’s mails, and goes on in the next hour', async () => {
    await restart({ MAX_MAILS_PER_HOUR: '8', MAX_MAILS_PER_DAY: '100' })
    await times(5, () => agreeing())
    const id = await tell()
    const sent = async () => (await notice(id)).Aviso.Enviados
    expect(await sent()).toBe(3)
    const input = anAsesoria({ Correo: correo })
    const { body } = await call(server, api.asesorias.create, { input })
    const answer = { params: { id: body.Id }, input: { Texto: 'Traiga su RUC.' }, ...staff() }
    expect((await call(server, api.asesorias.addMessage, answer)).status).toBe(201)
    const answers = (await server.mailsTo(correo)).filter(({ subject }) => subject.includes('Respuesta'))
    expect([answers.length, await sent()]).toEqual([1, 3])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS + 60_000 })
    await server.settle()
    vi.useRealTimers()
    expect(await sent()).toBe(5)
  })

  nightly('is refused for a bulletin that is not published, or without readers', async () => {
    const refused = refusal(409, 'not_notifiable')
    const id = await publish()
    expect(await notify(id)).toMatchObject(refused)
    await aReader()
    for (const estado of ['borrador', 'archivado']) {
      const hidden = await publish({ estado })
      expect(await notify(hidden), estado).toMatchObject(refused)
      await bulletins().edit(hidden, people.editor.token, { changes: { estado: 'publicado' } })
      expect((await notify(hidden)).status, estado).toBe(201)
    }
    expect((await notify(id)).status).toBe(201)
  })

  nightly(
    'that was not sent is not sent after the bulletin is gone or hidden, or the reader is gone',
    async () => {
      const [left, person, deleted] = [await aReader(), await agreeing(), await agreeing()]
      await aReader(deleted.correo)
      const id = await publish()
      await notify(id)
      await choose(left.enlace, false)
      await say(person, false)
      await call(server, api.users.delete, { params: { id: deleted.uid }, token: people.admin.token })
      for (const each of [left, person, deleted]) expect(await noticesTo(each.correo)).toEqual([])
      expect(await mentionsOf(deleted.correo)).toBe(0)
      expect(await notice(id)).toEqual({ Lectores: 0, Aviso: null })

      const reader = await aReader()
      const gone = await publish()
      await notify(gone)
      await bulletins().delete(gone, people.editor.token)
      const hidden = await publish()
      await notify(hidden)
      await bulletins().edit(hidden, people.editor.token, { changes: { estado: 'borrador' } })
      expect(await noticesTo(reader.correo)).toEqual([])
      expect((await notify(gone)).status).toBe(404)
    },
  )

  const hide = (id: string, estado = 'borrador') =>
    bulletins().edit(id, people.editor.token, { changes: { estado } })

  nightly('that ended before anybody was told can be sent', async () => {
    const reader = await aReader()
    const id = await publish()
    const ends = [() => hide(id), () => choose(reader.enlace, false)]
    for (const end of ends) {
      expect((await notify(id)).status).toBe(201)
      await end()
      await server.settle()
      await hide(id, 'publicado')
      await choose(reader.enlace, true)
      expect(await notice(id)).toEqual({ Lectores: 1, Aviso: null })
      expect(await noticesTo(reader.correo)).toEqual([])
    }
    await server.run('papelera', new Date(Date.now() + 91 * 24 * HOUR_MS))
    expect((await notify(id)).status).toBe(201)
    expect(await noticesTo(reader.correo)).toHaveLength(1)
    expect((await notice(id)).Aviso).toMatchObject({ Enviados: 1, Interrumpido: false })
    expect(await notify(id)).toMatchObject(refusal(409, 'already_notified'))
    expect(await noticesTo(reader.correo)).toHaveLength(1)
  })

  /** A minute tells some of the readers; then the bulletin is hidden. */
  const halfSent = async (readers: number) => {
    const id = await publish()
    const batch = server.firebase.db.batch()
    for (let n = 10; n < 10 + readers; n += 1) {
      const reader = { correo: `lector${n}@example.com`, clave: 'c'.repeat(22), acepta: true }
      batch.set(records(server, 'readers').doc(`lector-${n}`), reader)
    }
    await batch.commit()
    await notify(id)
    await server.settle()
    await hide(id)
    await server.settle()
    return id
  }
  const told = () => server.mailbox.messages.map(({ to }) => to[0]?.email).toSorted()

  nightly(
    'that was hidden half-way goes on with the readers who are left, and tells nobody twice',
    async () => {
      // A minute's mails are 40.
      const id = await halfSent(45)
      const Aviso = { Lectores: 45, Enviados: 40, Fallidos: 0, Interrumpido: true }
      expect(await notice(id)).toMatchObject({ Lectores: 5, Aviso })
      expect(await notify(id)).toMatchObject(refusal(409, 'not_notifiable'))
      await hide(id, 'publicado')
      await server.settle()
      expect(told()).toHaveLength(40)
      expect(tally(await times(3, () => notify(id)))).toEqual({ 201: 1, 409: 2 })
      await Promise.all([server.settle(), server.settle()])
      expect(told()).toEqual(Array.from({ length: 45 }, (_, n) => `lector${n + 10}@example.com`))
      const whole = { Lectores: 45, Enviados: 45, Interrumpido: false }
      expect(await notice(id)).toMatchObject({ Lectores: 45, Aviso: whole })
      expect(await notify(id)).toMatchObject(refusal(409, 'already_notified'))
    },
  )

  nightly('that was hidden half-way stays as it is once its mails are erased', async () => {
    await restart({ MAX_MAILS_PER_HOUR: '3' })
    const id = await halfSent(2)
    await hide(id, 'publicado')
    await server.run('papelera', new Date(Date.now() + 91 * 24 * HOUR_MS))
    expect(await notify(id)).toMatchObject(refusal(409, 'already_notified'))
    await server.settle()
    expect(told()).toHaveLength(1)
    expect((await notice(id)).Aviso).toMatchObject({ Enviados: 1, Interrumpido: false })
  })

  it('ends the subscription with one click, without a session; in a browser or with a forged link it ends none', async () => {
    const [reader, other, person] = [await aReader(), await aReader(), await agreeing()]
    const id = await tell()
    for (const address of [reader.correo, reader.correo, person.correo])
      expect((await oneClick(await unsubscribeUrlOf(address))).status).toBe(200)
    expect([await receives(reader), await profileSays(person)]).toEqual([false, false])

    const path = `/suscripciones/baja/${other.enlace.replace('.', '/')}`
    const { status, headers } = await send(server, 'GET', path)
    const page = `http://127.0.0.1:5000/suscripcion#${other.enlace}`
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, page, 'no-store'])
    const forged = path.replace(/[^/]+$/, 'x'.repeat(22))
    expect((await oneClick(`/api${forged}`)).status).toBe(404)
    expect(await receives(other)).toBe(true)
    expect(await notice(id)).toMatchObject({ Lectores: 1, Aviso: { Enviados: 3 } })
  })

  nightly('passes over readers whose records cannot be read', async () => {
    const reader = await aReader()
    // The first ids of all, as many as a minute takes.
    const batch = server.firebase.db.batch()
    for (let n = 10; n < 50; n += 1) batch.set(records(server, 'readers').doc(`-${n}`), { acepta: true })
    await batch.commit()
    await notify(await publish())
    await server.run('envios')
    expect(await noticesTo(reader.correo)).toHaveLength(1)
  })

  nightly(
    'takes an address out that does not exist, but none when the service refuses the portal',
    async () => {
      const [gone, reader] = [await aReader(), await aReader()]
      const field = 'personalizations.0.to.0.email'
      await failMail({ status: 400, to: gone.correo, field }, server.mailbox.url)
      const id = await tell()
      expect(await receives(gone)).toBe(false)
      expect(await notice(id)).toMatchObject({ Lectores: 1, Aviso: { Enviados: 1, Fallidos: 1 } })
      await failMail({ status: 403, to: reader.correo }, server.mailbox.url)
      const next = await tell()
      expect(await receives(reader)).toBe(true)
      expect(await notice(next)).toMatchObject({ Lectores: 1, Aviso: { Enviados: 0, Fallidos: 0 } })
    },
  )

  nightly('is erased after 90 days; its counts stay, and its link still ends the subscription', async () => {
    const reader = await aReader()
    const id = await tell()
    const url = await unsubscribeUrlOf(reader.correo)
    const before = await mentionsOf(reader.correo)
    await server.run('papelera', new Date(Date.now() + 89 * 24 * HOUR_MS))
    expect(await mentionsOf(reader.correo)).toBe(before)
    await server.run('papelera', new Date(Date.now() + 91 * 24 * HOUR_MS))
    expect(await mentionsOf(reader.correo)).toBeLessThan(before)
    expect((await notice(id)).Aviso).toMatchObject({ Lectores: 1, Enviados: 1 })
    expect((await notify(id)).status).toBe(409)
    expect((await oneClick(url)).status).toBe(200)
    expect(await receives(reader)).toBe(false)
  })
})
