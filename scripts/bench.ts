import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { api } from '@naf/contract'
import autocannon from 'autocannon'
import { build } from 'esbuild'
import type { Firestore } from 'firebase-admin/firestore'
import { signIn } from '../demo/client.ts'
import { asStored } from '../functions/src/db/collection.ts'
import { openFirebase } from '../functions/src/google/firebase.ts'
import { chunks } from '../functions/src/util.ts'
import { buildFunctions } from './lib/build.ts'
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  EMULATOR_ENV,
  FUNCTIONS_DIST,
  functionsEnv,
  HOST,
  PROJECT,
  ROOT,
  readEnv,
} from './lib/config.ts'
import { withSuite } from './lib/emulators.ts'
import { runMain } from './lib/operator.ts'

/**
 * npm run bench               measures the portal against the simplest code that does the same
 * npm run bench -- --quick    the same for less time
 *
 * Times are this machine's and say nothing elsewhere, so a row is a ratio of one run: rounds take the rows in turn, and
 * each round compares its own two. A bar that is missed is printed and fails nothing.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const ROUNDS = 3
const DELETIONS = values.quick ? 3 : 7
const SECONDS = values.quick ? 1 : 5
const STARTS = values.quick ? 5 : 15
const CONNECTIONS = 20
const BOOKS = 200
const REQUESTS = values.quick ? 1000 : 5000

/** Below functions/, where its packages are found. */
const FOLDER = join(ROOT, 'functions', '.cache', 'bench')
const SERVER = join(FOLDER, 'server.js')

const PORTAL_ENV = {
  ...EMULATOR_ENV,
  ...(readEnv(functionsEnv(PROJECT)) as Record<string, string>),
  MAX_FORMS_PER_IP: '1000000000',
  MAX_CALLS_PER_IP: '1000000000',
}

interface Server {
  url: string
  stop(): void
}

/** What a failed measurement leaves running. */
const children = new Set<ChildProcess>()

const startServer = async (env: Record<string, string>): Promise<Server> => {
  const child = fork(SERVER, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.add(child)
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A server of the benchmark ended.')))
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
  ended.catch(() => {})
  return { url: `http://${HOST}:${port}`, stop: () => void child.kill() }
}

const startPortal = () =>
  startServer({ ...PORTAL_ENV, PORTAL_BUNDLE: join(FUNCTIONS_DIST, 'index.js'), FUNCTION_TARGET: 'api' })
const startNaive = () => startServer(EMULATOR_ENV)
const startBare = (list: string) => {
  const file = join(FOLDER, 'list.json')
  writeFileSync(file, list)
  return startServer({ LIST_FILE: file })
}

/** A row of the report; the first of a table is what the others are compared with. */
interface Row {
  name: string
  measure: (seconds: number) => Promise<number>
  atLeast?: number
  atMost?: number
}

/**
 * Measures requests a second, longer if that is too short for an answer on each connection.
 * @throws Error if an answer fails or has another status than 2xx
 */
const load = (options: Pick<autocannon.Options, 'url' | 'method' | 'headers' | 'body'>): Row['measure'] => {
  const measure = async (duration: number): Promise<number> => {
    const { requests, non2xx, errors, timeouts, ...result } = await autocannon({
      ...options,
      connections: CONNECTIONS,
      duration,
    })
    if (non2xx + errors + timeouts > 0)
      throw new Error(`${options.url}: ${non2xx} refusals, ${errors} errors, ${timeouts} timeouts`)
    return requests.total < CONNECTIONS ? await measure(duration * 2) : requests.total / result.duration
  }
  return measure
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const format = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3 })

const barOf = ({ atLeast, atMost }: Row, value: number): string => {
  if (atLeast !== undefined) return `≥ ${atLeast} ${value >= atLeast ? 'met' : 'MISSED'}`
  if (atMost !== undefined) return `≤ ${atMost} ${value <= atMost ? 'met' : 'MISSED'}`
  return ''
}

/** Measures every row once a round and prints the median of each row's ratios to the first row, with their range. */
const compare = async (unit: string, rows: readonly Row[], rounds: number): Promise<void> => {
  const measured = rows.map((): number[] => [])
  for (const { measure } of rows) await measure(1)
  for (let round = 0; round < rounds; round += 1)
    for (const [n, { measure }] of rows.entries()) measured[n]?.push(await measure(SECONDS))
  const lines = rows.map((row, n) => {
    const ratios = (measured[n] ?? []).map((value, round) => value / (measured[0]?.[round] ?? Number.NaN))
    const ratio = median(ratios)
    const range = `${format(Math.min(...ratios))} to ${format(Math.max(...ratios))}`
    const cells = n === 0 ? ['', '', ''] : [format(ratio), range, barOf(row, ratio)]
    return `| ${[row.name, format(median(measured[n] ?? [])), ...cells].join(' | ')} |`
  })
  console.log(
    `\n| | ${unit} | ratio | range | bar |\n| --- | ---: | ---: | ---: | ---: |\n${lines.join('\n')}`,
  )
}

const LIST = `/api${api.libros.list.path}`

const compareLists = async (db: Firestore): Promise<void> => {
  await fillBooks(db)
  const portal = await startPortal()
  const list = await (await fetch(portal.url + LIST)).text()
  const count = (JSON.parse(list) as unknown[]).length
  if (count !== BOOKS) throw new Error(`The list has ${count} books instead of ${BOOKS}.`)
  const bare = await startBare(list)
  const ask = (encoding: string) => load({ url: portal.url + LIST, headers: { 'accept-encoding': encoding } })
  await compare(
    'requests a second',
    [
      { name: `bare \`res.json\` of ${BOOKS} books`, measure: load({ url: `${bare.url}/json` }) },
      { name: 'portal, plain', measure: ask('identity'), atLeast: 1.2 },
      { name: 'portal, gzip', measure: ask('gzip'), atLeast: 1.2 },
    ],
    ROUNDS,
  )
  portal.stop()
  bare.stop()
}

const AN_ADVISORY = {
  Nombre: 'María Fernanda Quishpe',
  CedulaRUC: '1710034065',
  Correo: 'maria.quishpe@example.com',
  Telefono: '0991234567',
  Ciudad: 'Quito',
  TipoServicio: 'Declaraciones tributarias',
  TipoContribuyente: 'Persona natural no obligada a llevar contabilidad',
  Discapacidad: 'no',
  MedioContacto: 'WhatsApp',
  DetalleSolicitud: '¿Cómo declaro el IVA semestral de mi negocio?',
}

const compareAdvisories = async (): Promise<void> => {
  const [portal, naive] = [await startPortal(), await startNaive()]
  const post = (url: string) =>
    load({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(AN_ADVISORY),
    })
  await compare(
    'requests a second',
    [
      { name: 'Express and one `add`', measure: post(`${naive.url}/asesorias`) },
      {
        name: 'portal, advisory',
        measure: post(`${portal.url}/api${api.asesorias.create.path}`),
        atLeast: 0.4,
      },
    ],
    ROUNDS,
  )
  portal.stop()
  naive.stop()
}

/** Stores requests as the console could; each round deletes its own. */
const fillRequests = async (db: Firestore): Promise<void> => {
  const requests = db.collection('asesorias')
  const writer = db.bulkWriter({ throttling: false })
  for (let n = 0; n < REQUESTS; n += 1)
    void writer.create(requests.doc(), { ...asStored(AN_ADVISORY), realizada: false })
  await writer.close()
}

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The simplest code that moves every request into the trash: a hundred a commit, four commits at a time. */
const moveAll = async (db: Firestore): Promise<void> => {
  const { docs } = await db.collection('asesorias').get()
  const commits = chunks(docs, 100).map((some) => async () => {
    const batch = db.batch()
    for (const request of some) {
      batch.create(db.collection('papelera').doc(request.id), { asesoria: request.data() })
      batch.delete(request.ref)
    }
    await batch.commit()
  })
  for (const four of chunks(commits, 4)) await Promise.all(four.map((commit) => commit()))
}

const compareDeletions = async (db: Firestore): Promise<void> => {
  const portal = await startPortal()
  const { token } = await signIn(DEMO_ACCOUNTS[0].correo, DEMO_PASSWORD)
  const url = `${portal.url}/api${api.asesorias.deleteAll.path}`
  const ask = async () => {
    const response = await fetch(url, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`The deletion of all requests: ${response.status}`)
  }
  const afterFilling = (work: () => Promise<unknown>) => async () => {
    await fillRequests(db)
    return timeOf(work)
  }
  await compare(
    `ms to delete ${REQUESTS} requests`,
    [
      { name: 'the SDK alone', measure: afterFilling(() => moveAll(db)) },
      { name: 'portal', measure: afterFilling(ask), atMost: 1.5 },
    ],
    DELETIONS,
  )
  portal.stop()
}

/** From the start of a process to the end of its first list. */
const timeToList = (start: () => Promise<Server>, path: string) => async (): Promise<number> => {
  const started = performance.now()
  const server = await start()
  const response = await fetch(server.url + path)
  await response.arrayBuffer()
  const ms = performance.now() - started
  server.stop()
  if (!response.ok) throw new Error(`The first list: ${response.status}`)
  return ms
}

const compareStarts = async (db: Firestore): Promise<void> => {
  await fillBooks(db)
  await compare(
    'ms to the first list',
    [
      { name: 'Express and Firestore', measure: timeToList(startNaive, '/libros') },
      { name: 'portal', measure: timeToList(startPortal, LIST), atMost: 1.1 },
    ],
    STARTS,
  )
}

/** Copies demo books until there are 200. They are stored past the API, so the list is told of them too. */
const fillBooks = async (db: Firestore): Promise<void> => {
  const books = db.collection('libros')
  const { docs } = await books.get()
  const batch = db.batch()
  for (let n = docs.length; n < BOOKS; n += 1) {
    const book = docs[n % docs.length]?.data()
    batch.set(books.doc(), { ...book, titulo: `${book?.titulo}, tomo ${n}` })
  }
  batch.set(db.collection('listas').doc('libros'), { version: BOOKS }, { merge: true })
  await batch.commit()
}

await runMain(async () => {
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0]}`
  mkdirSync(FOLDER, { recursive: true })
  await buildFunctions()
  await build({
    entryPoints: [join(ROOT, 'scripts', 'lib', 'bench-server.ts')],
    outfile: SERVER,
    format: 'esm',
    platform: 'node',
  })
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}`)
  Object.assign(process.env, PORTAL_ENV)
  const { db } = openFirebase()
  // Each has emulators of its own: they become slower with what others stored and deleted.
  for (const part of [compareAdvisories, compareDeletions, compareLists, compareStarts]) {
    const code = await withSuite({ services: ['auth', 'firestore'] }, async () => {
      try {
        await part(db)
      } finally {
        for (const child of children) child.kill()
      }
      return 0
    })
    if (code !== 0) return code
  }
  return 0
})
