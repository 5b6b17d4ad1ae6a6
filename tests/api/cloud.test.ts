import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildFunctions } from '../../scripts/lib/build.ts'
import { EMULATOR_ENV, ROOT } from '../../scripts/lib/config.ts'
import { freePort } from '../../scripts/lib/processes.ts'
import { JSON_TYPE, uniqueMail } from '../support/api-as.ts'
import { anInscripcion } from '../support/builders.ts'
import { nightly } from '../support/nightly.ts'
import { ask, type RawRequest } from '../support/raw.ts'

const START_TIMEOUT_MS = 20_000

/** The package exports its library only; the command stands beside it. */
const FRAMEWORK = join(
  dirname(createRequire(import.meta.url).resolve('@google-cloud/functions-framework')),
  'main.js',
)

interface CloudProcess {
  url: string
  /** Its Firestore is an emulated project's that nobody else uses. */
  project: string
  /** All it has written so far, to either stream. */
  log: () => string
  rssInMB: () => number
  stop: () => Promise<void>
}

/**
 * The function `api` as the cloud runs it: the bundle, in a process of its own, under the command of Google's
 * functions-framework and with the environment that the platform gives it, the mail key not being part of it.
 */
const startInCloud = async (): Promise<CloudProcess> => {
  const name = `demo-cloud-${randomUUID().slice(0, 8)}`
  // Below functions/, where its packages are found.
  const source = join(ROOT, 'functions', '.cache', name)
  await buildFunctions(source)
  const port = await freePort()
  const child = spawn(process.execPath, [FRAMEWORK, '--source', source], {
    env: {
      PATH: process.env.PATH,
      ...EMULATOR_ENV,
      GCLOUD_PROJECT: name,
      FIREBASE_CONFIG: JSON.stringify({ projectId: name, storageBucket: `${name}.naf.test` }),
      NODE_ENV: 'production',
      PORT: String(port),
      FUNCTION_TARGET: 'api',
      FUNCTION_SIGNATURE_TYPE: 'http',
      PORTAL_URL: 'http://127.0.0.1:5000',
      IDENTITY_API_KEY: 'test-key',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(source, { recursive: true, force: true })
  }
  const answers = async () => expect((await fetch(`${url}/salud`)).ok).toBe(true)
  await vi.waitFor(answers, { timeout: START_TIMEOUT_MS }).catch(async () => {
    await stop()
    throw new Error(`the function did not start:\n${log}`)
  })
  return {
    url,
    project: name,
    log: () => log,
    rssInMB: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    stop,
  }
}

const CEDULA = '1710034065'
const COMPRESSED = { ...JSON_TYPE, 'content-encoding': 'gzip' }
/** Bodies that the framework would read by itself: the portal's app must get them unread. */
const REFUSED: Record<number, RawRequest> = {
  415: { headers: COMPRESSED, body: gzipSync(JSON.stringify({ username: CEDULA })) },
  413: { headers: JSON_TYPE, body: Buffer.from(`"${CEDULA.repeat(10_000)}"`) },
  400: { headers: JSON_TYPE, body: Buffer.from(`{"username":"${CEDULA}"`) },
}

describe('the API as the cloud runs it', () => {
  let cloud: CloudProcess
  let db: Firestore
  beforeAll(async () => {
    cloud = await startInCloud()
    db = getFirestore(initializeApp({ projectId: cloud.project }, cloud.project))
  })
  afterAll(() => cloud?.stop())

  /** How many records there are of every kind. */
  const counts = async () => {
    const collections = await db.listCollections()
    const held = collections.map(async (each) => [each.id, (await each.count().get()).data().count])
    return Object.fromEntries(await Promise.all(held))
  }

  it('refuses what no form of the portal sends, stores nothing and logs nothing of it', async () => {
    const before = await counts()
    for (const [status, odd] of Object.entries(REFUSED)) {
      const reply = await ask(`${cloud.url}/users/login`, { method: 'POST', ...odd })
      expect.soft(reply.status).toBe(Number(status))
      expect.soft(JSON.parse(`${reply.bytes}`).code).toBeDefined()
    }
    expect(cloud.log()).not.toContain(CEDULA)
    expect(cloud.log()).not.toMatch(/SyntaxError|Error:/)
    expect(await counts()).toEqual(before)
  })

  it('refuses an address that cannot be decoded, and logs nothing of it', async () => {
    const refused = { 400: `/users/${CEDULA}%E0%A4%A`, 404: `/%ff/${CEDULA}?a=%zz` }
    for (const [status, path] of Object.entries(refused)) {
      const reply = await ask(`${cloud.url}${path}`)
      expect.soft(reply.status, path).toBe(Number(status))
      expect.soft(JSON.parse(`${reply.bytes}`).code).toBeDefined()
    }
    expect(cloud.log()).not.toContain(CEDULA)
    expect(cloud.log()).not.toMatch(/URIError|Error:/)
  })

  it('takes the portal’s own form, and logs nothing of it', async () => {
    const body = Buffer.from(JSON.stringify(anInscripcion({ Correo: uniqueMail('ana.guaman') })))
    const form = { method: 'POST', headers: JSON_TYPE, body }
    const reply = await ask(`${cloud.url}/api/inscripciones/crear`, form)
    expect(reply.status).toBe(201)
    await expect.poll(cloud.log).toContain('inscripciones')
    expect(cloud.log()).not.toMatch(/ana\.guaman/i)
  })

  nightly('takes a form that arrives in seven seconds, and refuses one that stops for five', async () => {
    const before = await counts()
    const sent = async (form: RawRequest) => {
      const start = performance.now()
      const { status } = await ask(`${cloud.url}/inscripciones/crear`, { method: 'POST', ...form })
      return { status, seconds: Math.round((performance.now() - start) / 1000) }
    }
    const body = Buffer.from(JSON.stringify(anInscripcion({ IdEspe: 'L00400007' })))
    const [slow, stopped] = await Promise.all([
      sent({ headers: JSON_TYPE, body, seconds: 7 }),
      sent({ headers: { ...JSON_TYPE, 'content-length': '5000', connection: 'close' }, body }),
    ])
    expect(slow).toEqual({ status: 201, seconds: 7 })
    expect(stopped).toEqual({ status: 400, seconds: 5 })
    expect((await counts()).inscripciones).toBe((before.inscripciones ?? 0) + 1)
  })

  // It measures memory, so it runs nightly only.
  nightly('keeps its memory while thirty bodies arrive that inflate to 30 MB', async () => {
    const bomb = { method: 'POST', headers: COMPRESSED, body: gzipSync(Buffer.alloc(30_000_000)) }
    const before = cloud.rssInMB()
    const bombs = Array.from({ length: 30 }, () => ask(`${cloud.url}/users/login`, bomb))
    for (const { status } of await Promise.all(bombs)) expect(status).toBe(415)
    expect(cloud.rssInMB() - before).toBeLessThan(100)
  })
})
