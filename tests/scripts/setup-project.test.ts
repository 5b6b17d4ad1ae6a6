import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { runCommand } from '../support/commands.ts'

type Resource = Record<string, unknown>

const project = 'projects/demo-naf'
const IAM = `cloudresourcemanager.googleapis.com/v1/${project}`
const REPOSITORY = `artifactregistry.googleapis.com/v1/${project}/locations/us-central1/repositories/gcf-artifacts`
const DATABASE = `firestore.googleapis.com/v1/${project}/databases/(default)`
const SCHEDULES = `${DATABASE}/backupSchedules`
const BUCKETS = 'storage.googleapis.com/storage/v1/b'
const MONITORING = `monitoring.googleapis.com/v3/${project}`
const METRICS = `logging.googleapis.com/v2/${project}/metrics`
const OTHERS = { role: 'roles/owner', members: ['user:ana@espe.edu.ec'] }
const WEEK = { softDeletePolicy: { retentionDurationSeconds: '604800' } }

/** Stands in for Google's API: it stores resources by their address; a list answers the resources below its address. */
let resources: Record<string, Resource>
let writes: string[]
let refusing: string

const itemsOf = (list: string) =>
  Object.entries(resources).flatMap(([path, item]) => (path.startsWith(`${list}/`) ? [item] : []))

const answerOf = (method: string, path: string, body: Resource): Resource | undefined => {
  if (path === `${IAM}:setIamPolicy`)
    return Object.assign(resources[`${IAM}:getIamPolicy`] ?? {}, body.policy)
  const found = resources[path]
  if (found) return method === 'GET' ? found : Object.assign(found, body)
  if (method === 'GET' && path === BUCKETS) return { items: itemsOf(path) }
  if (method === 'GET') return { [path.split('/').at(-1) ?? '']: itemsOf(path) }
  // Items of the log keep the name that they are given.
  const address = `${path}/${body.name ?? itemsOf(path).length + 1}`
  resources[address] = {
    name: address.replace(/^[^/]+\/v\d\//, ''),
    createTime: '2026-11-29T15:00:00Z',
    ...body,
  }
  return resources[address]
}

const google = createServer(async (request, response) => {
  const { method = 'GET', url = '' } = request
  const address = decodeURIComponent(url.slice(1))
  const body = method === 'GET' ? {} : ((await json(request)) as Resource)
  if (method !== 'GET' && !address.endsWith(':getIamPolicy')) writes.push(`${method} ${address}`)
  const isRefused = address.startsWith(refusing)
  const error = { error: { message: 'API not enabled' } }
  const [path = ''] = address.split('?')
  response.writeHead(isRefused ? 403 : 200)
  response.end(JSON.stringify(isRefused ? error : answerOf(method, path, body)))
})

beforeAll(async () => {
  await once(google.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('GOOGLE_API_STAND_IN', `http://127.0.0.1:${(google.address() as AddressInfo).port}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  google.close()
})
beforeEach(() => {
  resources = {
    [DATABASE]: { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' },
    [REPOSITORY]: { cleanupPolicies: { own: { id: 'own' } } },
    [IAM]: { projectNumber: '4711' },
    [`${IAM}:getIamPolicy`]: { etag: 'abc', bindings: [OTHERS] },
    [`${BUCKETS}/gcf-v2-sources`]: { name: 'gcf-v2-sources', ...WEEK },
    [`${BUCKETS}/demo-naf.appspot.com`]: { name: 'demo-naf.appspot.com', ...WEEK },
  }
  writes = []
  refusing = 'nothing'
})

const MAIL = 'naf@espe.edu.ec'
/** `signs` are those before the settings, `end` is the last line. */
const run = async (...more: string[]) => {
  const { out, code } = await runCommand('setup-project', ['--project', 'demo-naf', '--mail', MAIL, ...more])
  const lines = out.trim().split('\n')
  return {
    code,
    lines,
    signs: lines
      .map((line) => line.charAt(0))
      .join('')
      .slice(0, -1),
    end: lines.at(-1),
  }
}

it('switches everything on, keeps what others set, and changes nothing when it is repeated', async () => {
  expect(await run('--check')).toMatchObject({ code: 1, signs: '✗'.repeat(13), end: 'Faltan 13.' })
  expect(writes).toEqual([])
  expect(await run()).toMatchObject({ code: 0, signs: '+'.repeat(13), end: 'Todo está activado.' })
  expect(writes).toHaveLength(13)

  const { bindings, etag } = resources[`${IAM}:getIamPolicy`] as { bindings: (typeof OTHERS)[]; etag: string }
  expect([etag, bindings[0], bindings.length]).toEqual(['abc', OTHERS, 8])
  expect(bindings[1]?.members).toEqual(['serviceAccount:4711-compute@developer.gserviceaccount.com'])
  const kept = itemsOf(BUCKETS).map(({ softDeletePolicy }) => softDeletePolicy)
  expect(kept).toEqual([WEEK.softDeletePolicy, { retentionDurationSeconds: 7_776_000 }])
  const cleanups = Object.keys(resources[REPOSITORY]?.cleanupPolicies ?? {})
  expect(cleanups).toEqual(['own', 'firebase-functions-cleanup'])
  const policies = itemsOf(`${MONITORING}/alertPolicies`)
  const channel = `${project}/notificationChannels/1`
  expect(policies.map((policy) => policy.notificationChannels)).toEqual(Array(4).fill([channel]))
  expect(JSON.stringify(policies[0])).toContain('check_id=\\"1\\"')

  writes = []
  for (const more of [[], ['--check']])
    expect(await run(...more)).toMatchObject({ code: 0, signs: '✓'.repeat(13) })
  expect(writes).toEqual([])
})

it('changes what differs, and only that', async () => {
  await run()
  writes = []
  const check = `${MONITORING}/uptimeCheckConfigs/1`
  Object.assign(resources[`${SCHEDULES}/1`] ?? {}, { retention: '604800s' })
  Object.assign(resources[check] ?? {}, { period: '900s' })
  Object.assign(resources[`${METRICS}/naf-trash-purged`] ?? {}, { filter: 'nada' })
  expect(await run('--check')).toMatchObject({ code: 1, end: 'Faltan 3.' })
  expect((await run()).code).toBe(0)
  expect(writes).toEqual([
    `PATCH ${SCHEDULES}/1?updateMask=retention`,
    `PATCH ${check}?updateMask=httpCheck,period,timeout`,
    `PUT ${METRICS}/naf-trash-purged`,
  ])
  expect((await run('--check')).code).toBe(0)
})

it('names an interface that refuses, and goes on with the others', async () => {
  refusing = REPOSITORY
  const { code, lines, signs } = await run()
  expect([code, signs.replaceAll('+', '')]).toEqual([1, '✗'])
  const refused = 'artifactregistry.googleapis.com respondió 403: API not enabled'
  expect(lines.join()).toContain(refused)
})

it('refuses bad input before any call', async () => {
  const bad = await runCommand('setup-project', ['--project', 'demo-naf', '--mail', 'nadie'])
  expect(bad).toMatchObject({ code: 1, error: expect.stringContaining('Uso:') })
  const unknown = await runCommand('setup-project', ['--project', 'naf-espe', '--mail', MAIL])
  const missing = expect.stringContaining('Falta functions/config/.env.naf-espe')
  expect(unknown).toMatchObject({ code: 1, error: missing })
  expect(writes).toEqual([])
})
