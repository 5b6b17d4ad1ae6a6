import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { ROL } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createListReader } from '../../functions/src/lists/list-reader.ts'
import { packList } from '../../functions/src/lists/ready-list.ts'
import { shareNext } from '../../functions/src/platform/share-next.ts'
import { type Person, register } from '../support/api-as.ts'
import { ask } from '../support/ask.ts'
import { contentCalls } from '../support/content-kinds.ts'
import type { Deps } from '../support/server.ts'
import { type ApiServer, listsOfBuild, startApi, startInstance } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

let server: ApiServer
let editor: Person
let usuario: Person
let reads = 0

/** The same, with every document counted that is read for a list. */
const counting = ({ libros, users, lists }: Pick<Deps, 'libros' | 'users' | 'lists'>) => ({
  libros: {
    ...libros,
    async list() {
      const found = await libros.list()
      reads += found.records.length
      return found
    },
  },
  users: {
    ...users,
    namesOf(uids: string[]) {
      reads += uids.length
      return users.namesOf(uids)
    },
  },
  lists: {
    ...lists,
    writtenAt(name: string) {
      reads += 1
      return lists.writtenAt(name)
    },
    find(name: string) {
      reads += 1
      return lists.find(name)
    },
  },
})

beforeAll(async () => {
  server = await startApi({}, counting)
  editor = await register(server, ROL.EDITOR)
  usuario = await register(server)
})
afterAll(() => server.close())

const { create, edit, list } = contentCalls(() => server, 'libros')
const { records, clear } = storedContent(() => server, 'libros')
const ready = () => server.firebase.db.collection('listas').doc('libros')

/** @returns the documents that were read meanwhile */
const readsOf = async (work: () => Promise<unknown>): Promise<number> => {
  reads = 0
  await work()
  return reads
}
const looks = (n: number) => Promise.all(Array.from({ length: n }, () => list()))
const bySomeone = (url: string, headers: Record<string, string> = {}) => ask(`${url}/libros/ver`, { headers })

let id: string
beforeEach(async () => {
  await clear()
  for (let more = 0; more < 3; more += 1) id = (await create(editor.token)).body.Id
})

describe('a public list', () => {
  it('costs a view one read, whatever it holds, and its records once after a change', async () => {
    // Its document, the changed list, three books, one name.
    expect(await readsOf(() => looks(1))).toBeLessThanOrEqual(2 + 3 + 1)
    for (let view = 0; view < 5; view += 1) expect(await readsOf(() => looks(1))).toBe(1)
    await edit(id, editor.token, { changes: { titulo: 'Otro título' } })
    expect(await readsOf(() => looks(1))).toBe(2 + 3 + 1)
    expect(await readsOf(() => looks(1))).toBe(1)
  })

  it('costs fifty who ask at once two reads', async () => {
    const make = () => Promise.reject(new Error('it is made already'))
    await looks(1)
    const read = createListReader(server.deps.lists, 'libros', make)
    await read()
    expect(await readsOf(() => Promise.all(Array.from({ length: 50 }, read)))).toBe(2)
  })

  it('is never older than its asking: who asks during a read shares the next one', async () => {
    let stands = 'antes'
    let begun = 0
    let arrive = () => {}
    const read = shareNext(async () => {
      begun += 1
      const seen = stands
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return seen
    })
    const first = read()
    stands = 'después'
    const later = [read(), read()]
    arrive()
    expect(await first).toBe('antes')
    // Whom the first answer has reached, and who asks again at once.
    await setImmediate()
    stands = 'al final'
    const again = read()
    await vi.waitFor(() => expect(begun).toBe(2))
    arrive()
    expect(await Promise.all([...later, again])).toEqual(['al final', 'al final', 'al final'])
    expect(begun).toBe(2)
  })

  it('is read and not made by an instance that has just begun', async () => {
    await looks(1)
    const other = await startInstance(server)
    expect(await readsOf(() => bySomeone(other.url))).toBe(1)
    await other.close()
  })

  it('shows at every instance what another one has just written', async () => {
    const other = await startInstance(server)
    const there = contentCalls(() => other, 'libros')
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([looks(1), there.list()])
      const titulo = `Título ${round}`
      await (round % 2 ? there : { edit }).edit(id, editor.token, { changes: { titulo } })
      for (const { body } of await Promise.all([list(), there.list()]))
        expect(body.map(({ Titulo }: { Titulo: string }) => Titulo)).toContain(titulo)
    }
    await other.close()
  })

  it('is made anew by a build that presents its records otherwise', async () => {
    await looks(1)
    // As a former build left it.
    await ready().update({ shape: 'otra', bytes: Buffer.from('otra cosa') })
    expect((await list()).body).toHaveLength(3)
    const next = await startInstance(server, { lists: listsOfBuild(server, 'siguiente') })
    expect(await readsOf(() => bySomeone(next.url))).toBe(3 + 1)
    expect(await readsOf(() => bySomeone(next.url))).toBe(0)
    await next.close()
  })

  it('that was made of what it held before a change is not stored over that', async () => {
    await looks(1)
    const found = await server.deps.lists.find('libros')
    await edit(id, editor.token, { changes: { titulo: 'Entretanto' } })
    const before = await packList({ json: '[]', left: 0 })
    expect(await server.deps.lists.store('libros', found, before)).toBeNull()
    expect((await list()).body.map(({ Titulo }: { Titulo: string }) => Titulo)).toContain('Entretanto')
  })

  it('leads on to the records that it had no room for', async () => {
    await looks(1)
    const found = await server.deps.lists.find('libros')
    await server.deps.lists.store('libros', found, await packList({ json: '[]', left: 2 }))
    const other = await startInstance(server)
    expect((await bySomeone(other.url)).headers.link).toBe('<?cursor=2>; rel="next"')
    await other.close()
  })

  it('is made anew where its document is gone, or is none that anybody can read', async () => {
    const spoilt = { gone: () => ready().delete(), unreadable: () => ready().set({ version: 'x' }) }
    for (const [titulo, spoil] of Object.entries(spoilt)) {
      await looks(1)
      // Past the API, as whoever deletes the document has done it.
      await records().doc(id).update({ titulo })
      await spoil()
      expect((await list()).body.map(({ Titulo }: { Titulo: string }) => Titulo)).toContain(titulo)
    }
  })
})

describe('a public list of more than a document holds', () => {
  const LONG = 300
  const longRecord = () => ({
    titulo: 'Largo',
    autor: 'Ana',
    tipo: 'Contable',
    descripcion: randomBytes(3000).toString('base64'),
    fechaPublicacion: '2025-06-24',
    fechaSubida: Timestamp.now(),
    subidoPor: { uid: editor.uid, nombre: 'Luis', apellido: 'Caiza', username: 'lcaiza' },
    archivo: { carpeta: 'libros/x', token: 'x', paginas: 1, bytes: 1, portada: { ancho: 1, alto: 1 } },
  })
  const parts = async () => (await ready().collection('partes').get()).docs

  beforeEach(async () => {
    const batch = server.firebase.db.batch()
    for (let n = 0; n < LONG; n += 1) batch.create(records().doc(`largo-${n}`), longRecord())
    await batch.commit()
  })

  it('stands in several, and is read whole by another instance', async () => {
    const { body } = await list()
    expect(body).toHaveLength(LONG + 3)
    expect((await parts()).length).toBeGreaterThan(0)
    const other = await startInstance(server)
    reads = 0
    expect((await contentCalls(() => other, 'libros').list()).body).toEqual(body)
    expect(reads).toBe(1)
    await other.close()
  })

  it('is made anew where a part is missing, or is that of another list', async () => {
    const { body } = await list()
    for (const spoil of ['delete', 'digest'] as const) {
      const [part] = await parts()
      if (spoil === 'delete') await part?.ref.delete()
      else await part?.ref.update({ digest: 'de otra', bytes: Buffer.from('de otra') })
      const other = await startInstance(server)
      expect((await contentCalls(() => other, 'libros').list()).body).toEqual(body)
      await other.close()
    }
  })
})

describe('what a cache is told of a public list', () => {
  const authorization = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

  it('is that it may answer visitors for a minute, and nobody with a session', async () => {
    const control = async (headers = {}) => (await bySomeone(server.url, headers)).headers['cache-control']
    expect(await control()).toBe('public, max-age=0, s-maxage=60')
    for (const person of [usuario, editor])
      expect(await control(authorization(person))).toBe('private, no-cache')
  })

  it('is by which headers answers differ', async () => {
    for (const headers of [{}, authorization(usuario), authorization(editor)])
      expect((await bySomeone(server.url, headers)).headers.vary).toBe('Accept-Encoding, Authorization')
  })

  it('is nothing of an answer that failed or that follows a write', async () => {
    const refused = await bySomeone(server.url, { authorization: 'Bearer x' })
    expect([refused.status, refused.headers['cache-control']]).toEqual([401, 'no-store'])
    const written = await edit(id, editor.token)
    expect(written.headers.get('cache-control')).toBe('no-store')
  })

  it('is a tag that holds until somebody sees something else', async () => {
    const tag = async (headers = {}) => String((await bySomeone(server.url, headers)).headers.etag)
    const first = await tag()
    const again = await bySomeone(server.url, { 'if-none-match': first })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect(await tag(authorization(editor))).not.toBe(first)

    await edit(id, editor.token, { changes: { titulo: 'Otro título' } })
    const changed = await bySomeone(server.url, { 'if-none-match': first })
    expect([changed.status, changed.headers.etag === first]).toEqual([200, false])
  })

  it('is how it is compressed', async () => {
    const compressed = await bySomeone(server.url, { 'accept-encoding': 'gzip' })
    expect(compressed.headers['content-encoding']).toBe('gzip')
    const plain = await bySomeone(server.url, { 'accept-encoding': 'identity' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(gunzipSync(compressed.bytes)).toEqual(plain.bytes)
  })
})
