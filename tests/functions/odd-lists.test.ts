import { can, parseUnreadable, ROL, UNREADABLE_HEADER } from '@naf/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { LISTS } from '../../functions/src/lists/lists.repository.ts'
import { register } from '../support/api-as.ts'
import { times } from '../support/at-once.ts'
import { endpointCalls } from '../support/endpoint-calls.ts'
import { ENDPOINTS } from '../support/endpoints.ts'
import type { Identity } from '../support/every-identity.ts'
import { type Fields, hugeOf, odditiesByField } from '../support/odd-records.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/**
 * Odd documents stop no list, page, count, export, report or background function. The test reads the collections
 * and endpoints from the project: it calls each endpoint once, then adds a document for each way a field can be odd to
 * every collection that has documents.
 */

const server = withApi()
const people = withEveryKind(server)
const db = () => server.firebase.db

let calls: Awaited<ReturnType<typeof endpointCalls>>

/** Those that read without naming a record. */
const READING = ENDPOINTS.filter(
  ({ endpoint: { method, path } }) => method === 'GET' && !path.includes(':'),
).map((each) => ({ ...each, name: `${each.entity}.${each.action}` }))

type Reading = (typeof READING)[number]

/** Administrators, and who reads a list that is made ready. */
const readersOf = ({ endpoint }: Reading): Identity[] => {
  const { visitor, usuario, admin } = people
  if (can(null, endpoint.permission)) return [admin, visitor]
  return can(ROL.USUARIO, endpoint.permission) ? [admin, usuario] : [admin]
}

interface Answered {
  status: number
  text: string
  unreadable: number
}

const ask = async ({ entity, action, endpoint }: Reading, who: Identity): Promise<Answered> => {
  const call = await calls.prepare(entity, action, who, true, endpoint)
  const { status, body, headers } = await call()
  const told = parseUnreadable(headers.get(UNREADABLE_HEADER) ?? '')
  return {
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    unreadable: told?.count ?? 0,
  }
}

const askAll = (answers: Map<string, Answered[]>) =>
  times(
    READING.length,
    async (at) => {
      const reading = READING[at] as Reading
      answers.set(reading.name, await Promise.all(readersOf(reading).map((who) => ask(reading, who))))
    },
    4,
  )

/** The collections that a list shows. */
const COLLECTIONS = [
  'asesorias',
  'papelera',
  'inscripciones',
  'users',
  'boletines',
  'libros',
  'galeria',
  'plantillas',
  'calendario',
  'capacitaciones',
  'correos',
] as const

/** What would leave nothing of a collection, or of the caller. */
const DESTROYING = /^(?:users\.(?:delete|register)|asesorias\.delete(?:All|Done))/

/** These answer with the newest records only, and some of those are odd here. */
const CAPPED = ['asesorias.mine']

/** One good document of every collection. */
const specimens = new Map<string, Fields>()
/** What the good documents are called in answers. */
const goodIds = new Set<string>()
const before = new Map<string, Answered[]>()
const after = new Map<string, Answered[]>()
const total = new Map<string, number>()
let fixedFailures: string[] = []
/** The lists that are made ready. */
const ready: string[] = []

const sizeOf = (fields: Fields) => JSON.stringify(fields).length

const collect = async () => {
  for (const collection of await db().listCollections()) {
    const { docs } = await collection.get()
    const [largest] = docs.map((document) => document.data()).sort((a, b) => sizeOf(b) - sizeOf(a))
    if (largest && !specimens.has(collection.id)) specimens.set(collection.id, largest)
    for (const { id } of docs) goodIds.add(id)
  }
}

/** Collections whose documents have fixed names: counts, marks and lists that are made ready. */
const FIXED = ['conteos', 'redes', 'vistas', 'mailCounts', 'listas']

/** In each turn every such document is odd in another way. */
const askWithOddFixed = async (): Promise<string[]> => {
  const snapshots = await Promise.all(FIXED.map((name) => db().collection(name).get()))
  const documents = snapshots.flatMap(({ docs }) => docs)
  const odd = documents.map((document) => {
    const fields = document.data()
    return [...odditiesByField(fields, false).flat(), ...hugeOf(fields)]
  })
  const turns = Math.max(...odd.map(({ length }) => length))
  const failures = snapshots.flatMap(({ empty }, at) => (empty ? [`${FIXED[at]} is empty`] : []))
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [at, document] of documents.entries()) {
      const oddity = odd[at]?.[turn]
      if (oddity) await document.ref.set(oddity.fields)
    }
    const answers = new Map<string, Answered[]>()
    await askAll(answers)
    for (const [name, answered] of answers)
      if (answered.some(({ status, text }) => status !== 200 || text === ''))
        failures.push(`${name} beside ${odd.flatMap((ways) => ways[turn]?.name ?? []).join(', ')}`)
  }
  for (const document of documents) await document.ref.set(document.data())
  return failures
}

const followAll = async () => {
  const { docs } = await db().collection('bitacora').where('seguido', '==', null).get()
  for (const { id } of docs) await server.deliver('eventos', id)
}

const plant = async () => {
  const writer = db().bulkWriter()
  for (const [name, fields] of specimens) {
    const odd = [...odditiesByField(fields).flat(), ...hugeOf(fields)]
    for (const [at, oddity] of odd.entries()) void writer.set(db().doc(`${name}/odd-${at}`), oddity.fields)
  }
  await writer.close()
  await db().recursiveDelete(db().collection('listas'))
}

/** There are 1,100 odd documents, and each read logs each of them. */
const SETTING_UP_MS = 600_000

beforeAll(async () => {
  calls = await endpointCalls({ server, person: (rol = ROL.USUARIO) => register(server, rol) })
  for (const { entity, action, endpoint } of ENDPOINTS) {
    if (DESTROYING.test(`${entity}.${action}`)) continue
    await (await calls.prepare(entity, action, people.admin, true, endpoint))()
  }
  const [mail] = (await db().collection('correos').where('status', '==', 'pendiente').get()).docs
  await server.deliver('correo', mail?.id ?? '')
  await collect()
  await followAll()
  await collect()
  await askAll(before)
  ready.push(...(await db().collection('listas').get()).docs.map(({ id }) => id))
  fixedFailures = await askWithOddFixed()
  await plant()
  for (const name of COLLECTIONS) total.set(name, (await db().collection(name).count().get()).data().count)
  await askAll(after)
}, SETTING_UP_MS)

it('an odd count, mark or ready list fails nothing that is read', () => {
  expect(fixedFailures).toEqual([])
})

const answersOf = (answers: Map<string, Answered[]>, { name }: Reading) => answers.get(name) ?? []

describe('beside odd documents', () => {
  it.each(READING.map((reading) => [reading.name, reading] as const))(
    '%s answers with every record that it had',
    (_, reading) => {
      const wanted = answersOf(before, reading)
      expect(wanted.length).toBeGreaterThan(0)
      for (const [at, { status, text }] of answersOf(after, reading).entries()) {
        expect([status, wanted[at]?.status]).toEqual([200, 200])
        const named = [...goodIds].filter((id) => wanted[at]?.text.includes(id))
        const stillNamed = named.filter((id) => text.includes(id))
        if (!CAPPED.includes(reading.name)) expect(stillNamed).toEqual(named)
        else if (named.length > 0) expect(text).toMatch(/odd-\d+/)
      }
    },
  )

  const LISTED = READING.filter(
    ({ entity, action }) => action === 'list' && (COLLECTIONS as readonly string[]).includes(entity),
  )

  it.each(LISTED.map((reading) => [reading.name, reading] as const))(
    '%s names each record that it cannot show',
    (_, reading) => {
      const [answer] = answersOf(after, reading)
      const shown = (JSON.parse(answer?.text ?? '[]') as unknown[]).length
      expect(answer?.unreadable).toBeGreaterThan(0)
      expect(shown + (answer?.unreadable ?? 0)).toBeGreaterThanOrEqual(total.get(reading.entity) ?? 0)
    },
  )
})

it('lists that are made ready are all made again for a new name', () => {
  expect(ready.sort()).toEqual([...LISTS].sort())
})

const LATER = () => new Date(Date.now() + 400 * 24 * 60 * 60_000)

/** Each begins with the name of its function in index.ts. */
const BACKGROUND: Record<string, () => Promise<unknown>> = {
  envios: () => server.run('envios'),
  cuentas: () => server.run('cuentas'),
  papelera: () => server.run('papelera', LATER()),
  resumen: () => server.run('resumen', new Date('2026-12-01T12:00:00Z')),
}

it('covers every scheduled function', async () => {
  const functions: object = await import('../../functions/src/index.ts')
  const scheduled = Object.entries(functions).filter(([, { __endpoint }]) => __endpoint?.scheduleTrigger)
  const covered = Object.keys(BACKGROUND).map((name) => name.split(':')[0])
  expect([...new Set(covered)].sort()).toEqual(scheduled.map(([name]) => name).sort())
})

describe('beside odd documents, in the background,', () => {
  it.each(Object.entries(BACKGROUND))('%s comes to its end', async (_, run) => {
    await run()
  })

  it('eventos follows every write', async () => {
    await followAll()
    const { docs } = await db().collection('bitacora').get()
    expect(docs.length).toBeGreaterThan(0)
  })
})
