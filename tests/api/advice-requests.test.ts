import { randomUUID } from 'node:crypto'
import { api, NUMERO_SIGNS, VERSION_POLITICA } from '@naf/contract'
import { describe, expect, it, vi } from 'vitest'
import {
  aNewcomer,
  call,
  type Person,
  refusal,
  register,
  times,
  under,
  uniqueMail,
  uniqueName,
} from '../support/api-as.ts'
import { anAsesoria, anInscripcion, aUserUpdate } from '../support/builders.ts'
import { failWrites, loseNextAnswer } from '../support/outage.ts'
import { isAbout, type Kept, records } from '../support/records.ts'
import { startApi, withApi, withEmpty, withEveryKind } from '../support/server.ts'

const server = withApi()
const people = withEveryKind(server)
const stored = async (kept: Kept) => (await records(server, kept).get()).docs.map((doc) => doc.data())
const counts = async (...kinds: Kept[]) => (await Promise.all(kinds.map(stored))).map((found) => found.length)

withEmpty(server, 'requests', 'enrolments', 'mails')

type Kind = keyof typeof people
const KINDS = ['visitor', 'usuario', 'editor', 'admin'] as const

const ask = (changes = {}, kind: Kind = 'visitor', options = {}) =>
  call(server, api.asesorias.create, { input: anAsesoria(changes), token: people[kind].token, ...options })
const askUnder = (key: string, changes = {}, kind: Kind = 'visitor') => ask(changes, kind, under(key))
const enrol = (changes = {}, options = {}) =>
  call(server, api.inscripciones.create, { input: anInscripcion(changes), ...options })
const listed = async (query = {}) =>
  (await call(server, api.asesorias.list, { token: people.editor.token, query })).body
/** Asks from a mailbox of its own. @returns the answer and the mail that came */
const confirmed = async (changes = {}) => {
  const Correo = uniqueMail()
  const { body } = await ask({ Correo, ...changes })
  const [mail, ...others] = await server.mailsTo(Correo)
  expect(others).toEqual([])
  return { ...body, subject: mail?.subject ?? '', text: mail?.text ?? '', html: mail?.html ?? '' }
}

describe('a request for advice', () => {
  it('is open to everybody, is stored with its mail and belongs to its sender, whatever is claimed', async () => {
    for (const kind of KINDS) {
      const { status, body } = await ask({ UsuarioId: people.admin.uid }, kind)
      expect(status).toBe(201)
      const [request] = await listed({ buscar: body.Numero })
      const owner = kind === 'visitor' ? null : people[kind]
      expect(request).toMatchObject({
        Id: body.Id,
        Nombre: 'María Fernanda Quishpe',
        Realizada: false,
        FechaRealizacion: null,
        UsuarioId: owner?.uid ?? null,
        UsuarioUsername: owner?.user.Username ?? null,
      })
      expect(Math.abs(Date.parse(request.FechaSolicitud) - Date.now())).toBeLessThan(60_000)
    }
    expect(await counts('mails')).toEqual([4])
  })

  it('with a missing field or a short key is refused; neither record nor mail is stored', async () => {
    expect(await ask({ Ciudad: ' ' })).toMatchObject(refusal(400, 'invalid_input', 'Escribe tu ciudad.'))
    expect((await askUnder('corta')).status).toBe(400)
    expect(await counts('requests', 'mails')).toEqual([0, 0])
  })

  it('is stored with its mail or not at all', async () => {
    const failing = await startApi()
    const { db } = failing.firebase
    failWrites(db, (request) => isAbout('mails', request))
    expect((await call(failing, api.asesorias.create, { input: anAsesoria() })).status).toBe(500)
    expect((await records(failing, 'requests').get()).size).toBe(0)
    await failing.close()
  })
})

describe('a form sent again under its key', () => {
  it.each(['requests', 'enrolments'] as const)(
    'after a lost answer, at once or in turn, is one record of %s and one mail',
    async (kept) => {
      const key = randomUUID()
      const send = () => (kept === 'requests' ? askUnder(key) : enrol({}, under(key)))
      const isLost = loseNextAnswer(server.firebase.db)
      const first = await send()
      expect([isLost(), first.status]).toEqual([true, 201])
      for (const { status, body } of [...(await times(10, send)), await send()])
        expect([status, body]).toEqual([201, first.body])
      expect(await counts(kept, 'mails')).toEqual([1, 1])
    },
  )

  it('with other content is refused, and the first stays as it was', async () => {
    const key = randomUUID()
    const { body } = await askUnder(key)
    expect(await askUnder(key, { Ciudad: 'Ambato' })).toMatchObject(refusal(409, 'idempotency_mismatch'))
    expect(await listed()).toMatchObject([{ Numero: body.Numero, Ciudad: 'Sangolquí' }])
    expect(await counts('mails')).toEqual([1])
  })

  it('after its request was deleted is a request again', async () => {
    const key = randomUUID()
    const { body } = await askUnder(key)
    const { token } = people.editor
    await call(server, api.asesorias.delete, { params: { id: body.Id }, token })
    expect(await listed()).toEqual([])
    const { status, body: again } = await askUnder(key)
    expect(status).toBe(201)
    expect(await listed()).toMatchObject([{ Id: again.Id, Numero: again.Numero }])
  })

  it('by somebody else, or without a key, is another request', async () => {
    const key = randomUUID()
    await askUnder(key)
    await askUnder(key, {}, 'usuario')
    await ask()
    await ask()
    expect(await counts('requests')).toEqual([4])
  })
})

describe('the number of a request', () => {
  it('is told to the person by answer and mail, and found by staff with and without its prefix', async () => {
    const { Id, Numero, subject, text, html } = await confirmed()
    expect(Numero).toMatch(new RegExp(`^NAF-[${NUMERO_SIGNS}]{6}$`))
    for (const buscar of [Numero, Numero.toLowerCase(), Numero.slice(4), Numero.replace('-', ' ')])
      expect(await listed({ buscar }), buscar).toMatchObject([{ Id, Numero }])
    expect(subject).toBe(`Recibimos tu solicitud de asesoría - NAF ESPE (${Numero})`)
    for (const part of [text, html]) expect(part).toContain(Numero)
  })
})

describe('the consent', () => {
  const enlist = async ({ Consentimiento }: { Consentimiento?: unknown } = {}) =>
    (await aNewcomer(server, { consentimiento: Consentimiento })).send()
  const FORMS = { requests: ask, enrolments: enrol, users: enlist }
  const consentOf = async (kept: Kept, id: string) =>
    (await records(server, kept).doc(id).get()).get('consentimiento')

  it('is kept with each form: the version that stood above its button, and the time of the server', async () => {
    for (const kept of ['requests', 'enrolments', 'users'] as const) {
      const { status, body } = await FORMS[kept]({ Consentimiento: VERSION_POLITICA })
      expect(status, kept).toBe(201)
      expect(JSON.stringify(body)).not.toContain('onsentimiento')
      const { version, fecha, ...rest } = await consentOf(kept, body.Id)
      expect([version, rest]).toEqual([VERSION_POLITICA, {}])
      expect(Math.abs(fecha.toMillis() - Date.now())).toBeLessThan(60_000)
    }
  })

  it('of a form sent again under a newer policy is the first one', async () => {
    const key = randomUUID()
    const { body } = await askUnder(key, { Consentimiento: '2025-07-09' })
    const before = await consentOf('requests', body.Id)
    expect(before.version).toBe('2025-07-09')
    for (const Consentimiento of [VERSION_POLITICA, undefined, '2099-01-01'])
      expect(await askUnder(key, { Consentimiento })).toMatchObject({ status: 201, body: { Id: body.Id } })
    expect(await consentOf('requests', body.Id)).toEqual(before)
    expect(await counts('requests')).toEqual([1])
  })
})

describe('the username beside a request', () => {
  const admin = () => ({ token: people.admin.token })
  const rename = ({ uid, user }: Person, username: string) => {
    const input = aUserUpdate(user, { username })
    return call(server, api.users.update, { params: { id: uid }, input, ...admin() })
  }
  /** The newest request first. */
  const names = async () =>
    (await listed()).map(({ UsuarioUsername }: { UsuarioUsername: string | null }) => UsuarioUsername)

  it('is the one of now on every request of that account and on no other, and gone with the account', async () => {
    const person = await register(server)
    await ask({}, 'admin')
    for (const _ of [1, 2]) await ask({}, 'visitor', { token: person.token })
    const username = uniqueName('otra')
    for (const name of [username, username.toUpperCase()]) {
      expect((await rename(person, name)).status).toBe(200)
      expect(await names()).toEqual([name, name, people.admin.user.Username])
    }
    await call(server, api.users.delete, { params: { id: person.uid }, ...admin() })
    expect(await names()).toEqual([null, null, people.admin.user.Username])
  })
})

describe('the confirmation mail', () => {
  it('greets by a name that looks like one, escaped where it is HTML, and by no other words', async () => {
    const greetings: [typed: string, text: string, html?: string][] = [
      ['María Fernanda Quishpe', 'Hola, María Fernanda Quishpe:'],
      // Particles do not count as words of a message.
      ['María de los Ángeles de la Torre y Peña', 'Hola, María de los Ángeles de la Torre y Peña:'],
      ['J. P. María-José', 'Hola, J. P. María-José:'],
      ["Luigi D'Angelo", "Hola, Luigi D'Angelo:", 'Hola, Luigi D&#39;Angelo:'],
      ['Luigi D´Angelo', 'Hola, Luigi D´Angelo:'],
      ['Luigi D`Angelo O‘Neill', 'Hola, Luigi D`Angelo O‘Neill:'],
      ['Jose\u0301  \u00a0Nu\u0301n\u0303ez', 'Hola, José Núñez:'],
      ...[
        'Gana $500 en evil.com/premio',
        'Ana evil。com',
        'María https:⁄⁄x ec',
        'llama al 0991234567',
        'Ana_Lucía',
        'Jos´e Mar´ıa',
        'Ana ´Ruiz´',
        'A\u0300\u0301\u0302\u0303\u0304na',
        '<b>Ana</b>',
        '[Ana](x)',
        'Аnа Рérez',
        'tu cuenta fue suspendida llama ya mismo',
        `Ana ${'a'.repeat(60)}`,
      ].map((name): [string, string] => [name, 'Hola:']),
    ]
    for (const [Nombre, text, html = text] of greetings) {
      const mail = await confirmed({ Nombre })
      expect
        .soft([mail.text.split('\n')[0], /<p>(Hola.*?)<\/p>/.exec(mail.html)?.[1]], Nombre)
        .toEqual([text, html])
    }
  })

  it('names the day by the clock of Ecuador', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:30:00Z') })
    const { text, html } = await confirmed().finally(() => vi.useRealTimers())
    for (const part of [text, html]) expect(part).toContain('21 de noviembre de 2026')
  })

  it('has no link but the portal’s own, and nothing that mail programs make into one', async () => {
    const portal = 'http://127.0.0.1:5000'
    const { text, html } = await confirmed()
    const [link = ''] = /http\S+\/seguimiento#\S+/.exec(text) ?? []
    expect(link).toMatch(new RegExp(`^${portal}/seguimiento#[\\w-]+\\.[\\w-]+$`))
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${link}"`, `href="${portal}"`])
    expect(text.replace(link, '').replace(portal, '')).not.toMatch(/\p{L}\.\p{L}|:\/\/|www|@|\d{7}/u)
  })
})
