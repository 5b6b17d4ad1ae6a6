import { randomUUID } from 'node:crypto'
import { api, type Endpoint, IDEMPOTENCY_HEADER, NUMERO_SIGNS } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { idUnder } from '../../functions/src/http/idempotency.ts'
import { numberAt } from '../../functions/src/store/numbers.ts'
import { call } from '../support/api-as.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { loseNextAnswer } from '../support/lost-answers.ts'
import { readMail } from '../support/read-mail.ts'
import { withApi, withEveryKind } from '../support/server.ts'

const server = withApi()
const people = withEveryKind(server)

const collection = (name: string) => server.firebase.db.collection(name)
const stored = async (name: string) => (await collection(name).get()).docs.map((doc) => doc.data())
const numberOf = async (numero: string) => (await collection('numeros').doc(numero).get()).data()

beforeEach(async () => {
  for (const name of ['asesorias', 'inscripciones', 'numeros', 'correos'])
    await server.firebase.db.recursiveDelete(collection(name))
})

const under = (key: string) => ({ [IDEMPOTENCY_HEADER]: key })
const ask = (key: string = randomUUID(), changes = {}) =>
  call(server, api.asesorias.create, { input: anAsesoria(changes), headers: under(key) })
const enrol = (key: string = randomUUID(), changes = {}) =>
  call(server, api.inscripciones.create, { input: anInscripcion(changes), headers: under(key) })

const find = async (list: Endpoint, buscar: string): Promise<{ Id: string; Numero: string }[]> =>
  (await call(server, list, { query: { buscar }, token: people.editor.token } as never)).body

/** Somebody else has the numbers that a request under this key asks for first. */
const takeFirstNumbers = (key: string, howMany: number) =>
  Promise.all(
    Array.from({ length: howMany }, (_, attempt) =>
      collection('numeros')
        .doc(numberAt(idUnder(key, null), attempt))
        .set({ coleccion: 'asesorias', registro: 'de-otra-persona' }),
    ),
  )

/** Two forms that ask for the same number first. */
const twoWithOneNumber = (): [string, string] => {
  const seen = new Map<string, string>()
  for (;;) {
    const key = randomUUID()
    const numero = numberAt(idUnder(key, null), 0)
    const other = seen.get(numero)
    if (other) return [other, key]
    seen.set(numero, key)
  }
}

describe('the number of a request and of an enrolment', () => {
  it.each([
    ['asesorias', ask, api.asesorias.list],
    ['inscripciones', enrol, api.inscripciones.list],
  ] as const)(
    'of %s is told to the person, reserved, and found by staff with and without its prefix',
    async (name, send, list) => {
      const { body } = await send()
      const { Id, Numero } = body
      expect(Numero).toMatch(new RegExp(`^NAF-[${NUMERO_SIGNS}]{4}$`))
      expect(await numberOf(Numero)).toEqual({ coleccion: name, registro: Id })
      for (const typed of [Numero, Numero.toLowerCase(), Numero.slice(4), Numero.replace('-', ' ')])
        expect(await find(list, typed)).toMatchObject([{ Id, Numero }])
      const [mail] = await stored('correos')
      expect(mail).toMatchObject({ about: { coleccion: name, id: Id }, status: 'pendiente' })
      expect(mail?.subject).toContain(Numero)
      expect((await readMail(mail)).text).toContain(Numero)
    },
  )

  it('is another one for every request, and no series', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, () => ask()))
    const numbers = replies.map(({ body }) => body.Numero as string)
    expect(new Set(numbers).size).toBe(40)
    expect(new Set(numbers.map((numero) => numero.charAt(4))).size).toBeGreaterThan(8)
  })

  it('is the next one where somebody has the first: theirs stays theirs', async () => {
    const key = randomUUID()
    await takeFirstNumbers(key, 2)
    const { status, body } = await ask(key)
    expect([status, body.Numero]).toEqual([201, numberAt(idUnder(key, null), 2)])
    expect(await numberOf(numberAt(idUnder(key, null), 0))).toMatchObject({ registro: 'de-otra-persona' })
    expect(await stored('asesorias')).toMatchObject([{ numero: body.Numero }])
    expect(await stored('correos')).toMatchObject([{ subject: expect.stringContaining(body.Numero) }])
  })

  it('has a sign more where four found no free one', async () => {
    const key = randomUUID()
    await takeFirstNumbers(key, 4)
    const { body } = await ask(key)
    expect(body.Numero).toMatch(new RegExp(`^NAF-[${NUMERO_SIGNS}]{5}$`))
    expect(await find(api.asesorias.list, body.Numero)).toMatchObject([{ Id: body.Id }])
  })

  it('is not shared by two who ask for the same one at the same moment', async () => {
    const replies = await Promise.all(twoWithOneNumber().map((key) => ask(key)))
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(replies.map(({ body }) => body.Numero)).size).toBe(2)
    for (const { body } of replies) expect(await numberOf(body.Numero)).toMatchObject({ registro: body.Id })
    expect(await stored('correos')).toHaveLength(2)
  })
})

describe('a form that is sent again', () => {
  it.each([
    ['asesorias', ask],
    ['inscripciones', enrol],
  ] as const)(
    'for %s, in turn, at once or after a lost answer, is answered the same number and has one mail',
    async (name, send) => {
      const key = randomUUID()
      const isLost = loseNextAnswer(server.firebase.db)
      const first = await send(key)
      expect([isLost(), first.status]).toEqual([true, 201])
      const others = await Promise.all(Array.from({ length: 5 }, () => send(key)))
      for (const other of [...others, await send(key)]) {
        expect(other.status).toBe(201)
        expect(other.body).toEqual(first.body)
      }
      expect(
        [await stored(name), await stored('numeros'), await stored('correos')].map((all) => all.length),
      ).toEqual([1, 1, 1])
    },
  )

  it('with other content is refused and takes no number', async () => {
    const key = randomUUID()
    const { body } = await ask(key)
    expect(await ask(key, { Ciudad: 'Latacunga' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_mismatch' },
    })
    expect(await stored('asesorias')).toMatchObject([{ numero: body.Numero, ciudad: 'Sangolquí' }])
    expect(await stored('numeros')).toHaveLength(1)
  })

  it('after its request was deleted and its number left behind is a request again, under that number', async () => {
    const key = randomUUID()
    const { body } = await ask(key)
    await collection('asesorias').doc(body.Id).delete()
    expect((await ask(key)).body).toEqual(body)
    expect(await stored('numeros')).toHaveLength(1)
  })
})

describe('an enrolment that is deleted', () => {
  it('takes its number and its mail along, and those of no other', async () => {
    const { body } = await enrol()
    const other = await enrol(randomUUID(), { Correo: 'otra@example.com' })
    const token = people.editor.token
    const { status } = await call(server, api.inscripciones.delete, { params: { id: body.Id }, token })
    expect(status).toBe(200)
    expect(await numberOf(body.Numero)).toBeUndefined()
    expect(await stored('numeros')).toEqual([{ coleccion: 'inscripciones', registro: other.body.Id }])
    expect(await stored('correos')).toMatchObject([{ about: { id: other.body.Id } }])
  })
})
