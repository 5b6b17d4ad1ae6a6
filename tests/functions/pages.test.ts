import { api, type Endpoint, ROL } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, type Person, type Reply, register, send, uniqueName } from '../support/api-as.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { countReads } from '../support/firestore-requests.ts'
import { withApi } from '../support/server.ts'

/** Staff's lists, a page at a time. */

const server = withApi()
let editor: Person
let usuario: Person
let readsOf: ReturnType<typeof countReads>

beforeAll(async () => {
  editor = await register(server, ROL.EDITOR, { nombre: 'Zoila', fechaRegistro: null })
  usuario = await register(server)
  readsOf = countReads(server.firebase.db)
})

type Query = Record<'limite' | 'cursor' | 'buscar', string>

const LISTS = {
  asesorias: { path: '/asesorias/todas', date: 'fechaSolicitud', name: 'nombre' },
  inscripciones: { path: '/inscripciones/todas', date: 'fechaInscripcion', name: 'primerNombre' },
  users: { path: '/users', date: 'fechaRegistro', name: 'nombre' },
} as const
type Kind = keyof typeof LISTS

const collection = (kind: Kind) => server.firebase.db.collection(kind)

const NEWEST = Date.parse('2026-11-22T12:00:00Z')
const at = (minutesBefore: number) => Timestamp.fromMillis(NEWEST - minutesBefore * 60_000)
const idAt = (age: number) => `registro-${String(age).padStart(4, '0')}`

const stored = (kind: Kind, age: number) => ({
  [LISTS[kind].name]: `Persona ${age}`,
  [LISTS[kind].date]: at(age),
  palabras: ['persona', `numero-${age}`, age % 2 ? 'impar' : 'par'],
})

/** So many, a minute apart, and nothing else of the kind but who asks. */
const store = async (kind: Kind, count: number) => {
  await server.firebase.db.recursiveDelete(collection(kind))
  const batch = server.firebase.db.batch()
  for (let age = 0; age < count; age += 1) batch.create(collection(kind).doc(idAt(age)), stored(kind, age))
  if (kind === 'users')
    batch.create(collection(kind).doc(editor.uid), {
      rol: ROL.EDITOR,
      username: editor.user.Username,
      fechaRegistro: at(9999),
    })
  await batch.commit()
}

const ids = (kind: Kind, count: number) => [
  ...Array.from({ length: count }, (_, age) => idAt(age)),
  ...(kind === 'users' ? [editor.uid] : []),
]

const ask = (kind: Kind, query: Partial<Query> | string = {}) =>
  send(server, 'GET', `${LISTS[kind].path}?${new URLSearchParams(query)}`, { token: editor.token })
const idsOf = ({ body }: Reply): string[] => body.map(({ Id }: { Id: string }) => Id)
/** The query that leads on, as its link says. */
const nextOf = ({ headers }: Reply): string | null =>
  /^<(\?.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null

/** The pages from the first one on; `between` is done before each further one. */
const pages = async (kind: Kind, query: Partial<Query>, between = async () => {}) => {
  const all = [await ask(kind, query)]
  for (let next = nextOf(all[0] as Reply); next !== null; next = nextOf(all.at(-1) as Reply)) {
    await between()
    all.push(await ask(kind, next))
  }
  return all.map(idsOf)
}

describe.each(Object.keys(LISTS) as Kind[])('a page of %s', (kind) => {
  it('follows another, newest first, until every record was there once', async () => {
    await store(kind, 7)
    const expected = ids(kind, 7)
    for (const limite of [1, 3, 7, 8, 9, 1000]) {
      const parts = await pages(kind, { limite: `${limite}` })
      expect(parts.flat()).toEqual(expected)
      expect(parts.slice(0, -1).every((part) => part.length === limite)).toBe(true)
      expect(parts).toHaveLength(Math.ceil(expected.length / limite))
    }
  })

  it('holds what the whole list says of the same records', async () => {
    await store(kind, 3)
    const whole: { Id: string }[] = (await send(server, 'GET', LISTS[kind].path, { token: editor.token }))
      .body
    const page = (await ask(kind, { limite: '50' })).body
    expect(page).toHaveLength(whole.length)
    expect(page).toEqual(expect.arrayContaining(whole))
  })

  it('of fifty reads them and whether there are more, and who asks', async () => {
    await store(kind, 120)
    const reads = await readsOf(async () => {
      expect((await ask(kind, { limite: '50' })).body).toHaveLength(50)
    })
    expect(reads - 1).toBeLessThanOrEqual(51)
  })

  it('tells records of one moment apart, and of a microsecond', async () => {
    await store(kind, 3)
    const { date } = LISTS[kind]
    const { seconds } = at(0)
    for (const [age, nanos] of [1000, 2000, 2000].entries())
      await collection(kind)
        .doc(idAt(age))
        .update({ [date]: new Timestamp(seconds, nanos) })
    const parts = await pages(kind, { limite: '1' })
    expect(parts.flat().slice(0, 3)).toEqual([idAt(2), idAt(1), idAt(0)])
  })

  it('leads on behind a record whose date was typed into the console as a map, to one where it is a text', async () => {
    await store(kind, 4)
    const { date } = LISTS[kind]
    for (const [age, odd] of [{ dia: 1 }, '2026-03-01T10:00:00-05:00'].entries())
      await collection(kind)
        .doc(idAt(age))
        .update({ [date]: odd })
    const [unreadable, ...others] = await pages(kind, { limite: '1' })
    expect(unreadable).toEqual([])
    expect(others.flat()).toEqual(ids(kind, 4).slice(1))
  })

  it('loses none and shows none again, whatever comes or goes between them', async () => {
    await store(kind, 9)
    let round = 0
    const parts = await pages(kind, { limite: '2' }, async () => {
      await collection(kind)
        .doc(`nuevo-${round}`)
        .set(stored(kind, -1 - round))
      // The very record that the cursor was made of, and one that was there before it.
      await collection(kind)
        .doc(idAt(2 * round + 1))
        .delete()
      await collection(kind)
        .doc(idAt(2 * round))
        .delete()
      round += 1
    })
    expect(parts.flat()).toEqual(ids(kind, 9))
  })

  it('names those of its records that nobody can read, and leads on behind them', async () => {
    await store(kind, 4)
    await collection(kind)
      .doc(idAt(1))
      .update({ [LISTS[kind].name]: { es: 'un mapa' } })
    const first = await ask(kind, { limite: '2' })
    expect(idsOf(first)).toEqual([idAt(0)])
    expect(first.headers.get('unreadable-records')).toBe(`1;ids="${idAt(1)}"`)
    expect(idsOf(await ask(kind, nextOf(first) ?? ''))).toEqual([idAt(2), idAt(3)])
  })

  it('is refused with a cursor that leads nowhere', async () => {
    const made = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url')
    const cursors = [
      'no-es-nada',
      made({}),
      made([[1, 2]]),
      made([[1, 2], '']),
      made([[1, 2], 'a/b']),
      made([[1, 2], '__a__']),
      made([[1, 2], '..']),
      made([[1, -2], 'a']),
      made([[9e15, 2], 'a']),
      made([{}, 'a']),
    ]
    for (const cursor of cursors)
      expect([cursor, await ask(kind, { cursor })]).toMatchObject([
        cursor,
        {
          status: 400,
          body: { error: 'No encontramos esa parte de la lista. Ábrela de nuevo.', code: 'invalid_input' },
        },
      ])
  })

  it('is found by a word that stands in its records, in pages, too', async () => {
    await store(kind, 6)
    expect(await pages(kind, { buscar: ' NÚMERO-3 ' })).toEqual([[idAt(3)]])
    expect(await pages(kind, { buscar: 'par', limite: '2' })).toEqual([[idAt(0), idAt(2)], [idAt(4)]])
    expect(await pages(kind, { buscar: 'perso' })).toEqual([[]])
  })

  it('is nobody’s but staff’s, like the count', async () => {
    for (const path of [LISTS[kind].path, (api[kind].count as Endpoint).path])
      for (const [token, status] of [
        [undefined, 401],
        [usuario.token, 403],
      ] as const)
        expect((await send(server, 'GET', `${path}?limite=x`, { token })).status).toBe(status)
  })
})

// Users of one moment stand by their names there.
it.each(['asesorias', 'inscripciones'] as const)(
  'a whole list of %s has those of one moment in the order of its pages',
  async (kind) => {
    await store(kind, 4)
    const batch = server.firebase.db.batch()
    for (const id of ids(kind, 3)) batch.update(collection(kind).doc(id), { [LISTS[kind].date]: at(0) })
    await batch.commit()
    expect(idsOf(await ask(kind))).toEqual((await pages(kind, { limite: '1' })).flat())
  },
)

describe('what somebody sends is found', () => {
  const search = (endpoint: Endpoint, buscar: string) =>
    call(server, endpoint, { query: { buscar }, token: editor.token } as never).then(idsOf)

  it('of a request: by a word of the name, cédula, e-mail or telephone, and by nothing else', async () => {
    const word = uniqueName('Núñez')
    const input = anAsesoria({
      Nombre: `María José ${word}`,
      CedulaRUC: '171003406-5',
      Correo: `${word}@example.com`.replace('Núñez', 'Nunez'),
      Telefono: '099 765 4321',
      Ciudad: 'Sangolquí',
    })
    const { Id } = (await call(server, api.asesorias.create, { input })).body
    for (const typed of [word, word.toUpperCase(), '1710034065', ` ${input.Correo} `, '0997654321', 'jose'])
      expect(await search(api.asesorias.list, typed), typed).toContain(Id)
    for (const typed of ['sangolqui', 'mari', '17100340'])
      expect(await search(api.asesorias.list, typed), typed).not.toContain(Id)
  })

  it('of an enrolment: by names, ID ESPE, e-mail or telephone', async () => {
    const correo = `${uniqueName('ana')}@example.com`
    const input = anInscripcion({ Correo: correo, ApellidoMaterno: 'Ñacata' })
    const { Id } = (await call(server, api.inscripciones.create, { input })).body
    for (const typed of [correo, 'nacata', input.IdEspe, input.Celular])
      expect(await search(api.inscripciones.list, typed), typed).toContain(Id)
  })

  it('of a user: by names, username, cédula and e-mail', async () => {
    const { uid, user, correo } = await register(server, ROL.USUARIO, { apellido: 'Ñacata' })
    for (const typed of ['ÑACATA', user.Username, '1710034065', correo])
      expect(await search(api.users.list, typed), typed).toContain(uid)
  })

  it('by one word at a time', async () => {
    for (const kind of Object.keys(LISTS) as Kind[])
      expect(await ask(kind, { buscar: 'ana perez' })).toMatchObject({
        status: 400,
        body: {
          error: 'Busca una sola palabra, un número de cédula o un correo.',
          code: 'invalid_input',
        },
      })
  })
})

describe('how many there are', () => {
  const count = async (endpoint: Endpoint) =>
    (await call(server, endpoint, { token: editor.token } as never)).body

  beforeEach(async () => {
    for (const kind of Object.keys(LISTS) as Kind[]) await store(kind, 5)
  })

  it('is said of requests by their state', async () => {
    await collection('asesorias').doc(idAt(1)).update({ realizada: true })
    await collection('asesorias').doc(idAt(2)).update({ realizada: false })
    expect(await count(api.asesorias.count)).toEqual({ Total: 5, Pendientes: 4, Realizadas: 1 })
  })

  it('is said of enrolments and users', async () => {
    expect(await count(api.inscripciones.count)).toEqual({ Total: 5 })
    expect(await count(api.users.count)).toEqual({ Total: 6 })
  })

  it('is said without reading any of them', async () => {
    const endpoints = [api.asesorias.count, api.inscripciones.count, api.users.count]
    for (const endpoint of endpoints) expect((await readsOf(() => count(endpoint))) - 1).toBe(0)
  })
})
