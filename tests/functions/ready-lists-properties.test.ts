import { ROL } from '@naf/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewRecord } from '../../functions/src/records/records.repository.ts'
import { type Person, register, uniqueName } from '../support/api-as.ts'
import { contentCalls, KINDS, type Kind } from '../support/content-kinds.ts'
import { aroundRequests } from '../support/firestore-requests.ts'
import type { Deps } from '../support/server.ts'
import { type ApiServer, startApi, startInstance } from '../support/server.ts'

const SEQUENCES = 60
const MINUTE = 60_000
const UNAVAILABLE = 14
const IDS = ['uno', 'dos', 'tres']

/** What becomes of a write on its way: it arrives, or it never does, or it does and nobody is told. */
type Fate = 'done' | 'lost' | 'done unheard'

interface Step {
  does: 'create' | 'edit' | 'delete' | 'rename' | 'look'
  kind: Kind
  id: string
  word: string
  fate: Fate
}

const aStep: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('create', 'create', 'edit', 'delete', 'rename', 'look', 'look'),
  kind: fc.constantFrom(...KINDS),
  id: fc.constantFrom(...IDS),
  word: fc.constantFrom('rojo', 'verde', 'azul'),
  fate: fc.constantFrom<Fate>('done', 'done', 'done', 'lost', 'done unheard'),
})
/** Each inner list happens at once. */
const sequence = fc.array(fc.array(aStep, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })

let server: ApiServer
let other: Awaited<ReturnType<typeof startInstance>>
let admin: Person
let editor: Person
/** Sees what visitors see, and bulletins. */
let taxpayer: Person
/** Of the commits to come; whichever goes first takes the first one. */
let fates: Fate[] = []

beforeAll(async () => {
  server = await startApi()
  other = await startInstance(server)
  admin = await register(server, ROL.ADMIN)
  editor = await register(server, ROL.EDITOR)
  taxpayer = await register(server)
  const broken = () => Object.assign(new Error('the connection broke'), { code: UNAVAILABLE })
  aroundRequests(server.firebase.db, (send) => async (method, ...rest) => {
    const fate = method === 'commit' ? (fates.shift() ?? 'done') : 'done'
    if (fate === 'lost') throw broken()
    const answer = await send(method, ...rest)
    if (fate === 'done unheard') throw broken()
    return answer
  })
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const archivo = {
  carpeta: 'x/y',
  token: 'x',
  paginas: 1,
  bytes: 1,
  portada: { ancho: 1, alto: 1 },
  ancho: 1,
  alto: 1,
  variantes: [],
}

const aRecord = (titulo: string) =>
  ({
    titulo,
    descripcion: 'Texto',
    autor: 'Ana',
    tipo: 'Contable',
    fechaPublicacion: '2025-06-24',
    archivo,
    subidoPor: { uid: editor.uid, nombre: 'Luis', apellido: 'Caiza', username: 'lcaiza' },
    fingerprint: null,
  }) as unknown as NewRecord<never>

const see = (where: { url: string }, kind: Kind, token?: string) =>
  contentCalls(() => where, kind)
    .list(token)
    .then(({ status, body }) => ({ status, body: body as Record<string, unknown>[] }))

const take = async ({ does, kind, id, word, fate }: Step, at: number): Promise<unknown> => {
  const actor = { uid: admin.uid, rol: ROL.ADMIN }
  const repository = server.deps[kind] as Deps['libros']
  if (does === 'look') return see(at % 2 ? other : server, kind, taxpayer.token)
  fates.push(fate)
  if (does === 'create') return repository.create(actor, id, aRecord(word))
  if (does === 'edit') return repository.edit(actor, id, { titulo: word } as never, null)
  if (does === 'delete') return repository.delete(actor, id)
  return server.deps.users.update(actor, editor.uid, { nombre: word, ciudad: word }, async () => new Set())
}

describe('whatever is written, at once, again, broken off, at two instances', () => {
  it(
    'everybody sees what the records say',
    async () => {
      const property = fc.asyncProperty(sequence, async (groups) => {
        for (const group of groups) {
          await Promise.allSettled(group.map(take))
          fates = []
          for (const kind of KINDS) {
            const managed = await see(server, kind, admin.token)
            const shown = managed.body.map((record) => ({ ...record, Username: '' }))
            for (const instance of [server, other])
              expect(await see(instance, kind, taxpayer.token)).toEqual({ status: 200, body: shown })
          }
        }
      })
      await fc.assert(property, {
        seed: 20_261_122,
        numRuns: SEQUENCES,
        interruptAfterTimeLimit: 4 * MINUTE,
        markInterruptAsFailure: true,
      })
    },
    5 * MINUTE,
  )

  it('also after somebody who uploaded is gone', async () => {
    const leaving = await register(server, ROL.EDITOR)
    const kind = 'libros'
    const calls = contentCalls(() => server, kind)
    await calls.create(leaving.token, { changes: { titulo: uniqueName('de paso') } })
    await see(server, kind)
    await server.deps.users.update(null, leaving.uid, { nombre: 'Rosa' }, async () => new Set())
    await server.deps.users.delete(null, leaving.uid, async () => new Set())
    const managed = (await see(server, kind, admin.token)).body
    expect((await see(other, kind)).body).toEqual(managed.map((record) => ({ ...record, Username: '' })))
  })
})
