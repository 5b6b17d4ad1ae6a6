import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openGoogle } from '../../scripts/lib/google-api.ts'
import { settingsOf, setUp } from '../../scripts/lib/setup-project.ts'
import { runCommand } from '../support/commands.ts'

const PROJECT = { id: 'naf-espe', mail: 'naf@espe.edu.ec', portal: 'https://naf.espe.edu.ec' }
const OTHERS = { role: 'roles/owner', members: ['user:ana@espe.edu.ec'] }

type Resource = Record<string, unknown>

/** In Google's place: single resources by their address, and lists that name what is added. */
let resources: Record<string, Resource>
let lists: Record<string, Resource[]>
let writes: string[]
let refusing: string | undefined

const project = 'projects/naf-espe'
const IAM = `cloudresourcemanager.googleapis.com/v1/${project}`
const REPOSITORY = `artifactregistry.googleapis.com/v1/${project}/locations/us-central1/repositories/gcf-artifacts`
const DATABASE = `firestore.googleapis.com/v1/${project}/databases/(default)`
const BUCKETS = 'storage.googleapis.com/storage/v1/b'
const LISTS: Record<string, string> = {
  [`${DATABASE}/backupSchedules`]: 'backupSchedules',
  [`monitoring.googleapis.com/v3/${project}/uptimeCheckConfigs`]: 'uptimeCheckConfigs',
  [`monitoring.googleapis.com/v3/${project}/notificationChannels`]: 'notificationChannels',
  [`monitoring.googleapis.com/v3/${project}/alertPolicies`]: 'alertPolicies',
  [`logging.googleapis.com/v2/${project}/metrics`]: 'metrics',
  [`logging.googleapis.com/v2/${project}/exclusions`]: 'exclusions',
  [BUCKETS]: 'items',
}

const answerOf = (method: string, address: string, body: Resource): Resource | undefined => {
  const [path = ''] = address.split('?')
  if (path === `${IAM}:getIamPolicy`) return resources[path]
  if (path === `${IAM}:setIamPolicy`) {
    resources[`${IAM}:getIamPolicy`] = body.policy as Resource
    return {}
  }
  const field = LISTS[path]
  if (field && method === 'GET') return lists[path]?.length ? { [field]: lists[path] } : {}
  if (field) {
    const items = lists[path] ?? []
    lists[path] = items
    const name = `${path.replace(/^[^/]+\/v\d\//, '')}/${items.length + 1}`
    items.push({ name, createTime: '2026-11-29T15:00:00Z', ...body })
    return items.at(-1)
  }
  const found =
    resources[path] ??
    Object.entries(lists)
      .flatMap(([list, items]) => items.map((item) => ({ list, item })))
      .find(({ list, item }) => path.endsWith(`/${item.name}`) && path.startsWith(list.split('/')[0] ?? ''))
      ?.item
  if (found && method !== 'GET') Object.assign(found, body)
  return found
}

const google = createServer(async (request, response) => {
  const address = decodeURIComponent(request.url?.slice(1) ?? '')
  const { method = 'GET' } = request
  const body = method === 'GET' ? {} : ((await json(request)) as Resource)
  if (method !== 'GET' && !address.endsWith(':getIamPolicy')) writes.push(`${method} ${address}`)
  const isRefused = refusing !== undefined && address.startsWith(refusing)
  const answer = isRefused ? { error: { message: 'API not enabled' } } : answerOf(method, address, body)
  response.writeHead(isRefused ? 403 : answer ? 200 : 404, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer ?? { error: { message: 'Not found' } }))
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
  }
  const softDeletePolicy = { retentionDurationSeconds: '604800' }
  const buckets = ['gcf-v2-sources', 'naf-espe.appspot.com'].map((name) => ({ name, softDeletePolicy }))
  lists = { [BUCKETS]: buckets }
  writes = []
  refusing = undefined
})

const run = async (isCheck = false) => {
  const lines: string[] = []
  const off = await setUp(settingsOf(await openGoogle(PROJECT.id), PROJECT), isCheck, (line) =>
    lines.push(line),
  )
  return { off, signs: lines.map((line) => line.charAt(0)).join(''), lines: lines.join('\n') }
}

it('switches everything on, keeps what others set, and changes nothing when it is repeated', async () => {
  expect(await run(true)).toMatchObject({ off: 13, signs: '✗'.repeat(13) })
  expect(writes).toEqual([])
  expect(await run()).toMatchObject({ off: 0, signs: '+'.repeat(13) })
  expect(writes).toHaveLength(13)

  const { bindings = [], etag } = resources[`${IAM}:getIamPolicy`] as {
    bindings?: (typeof OTHERS)[]
    etag?: string
  }
  expect([etag, bindings[0], bindings.length]).toEqual(['abc', OTHERS, 8])
  expect(bindings[1]?.members).toEqual(['serviceAccount:4711-compute@developer.gserviceaccount.com'])
  expect(lists[BUCKETS]?.map(({ softDeletePolicy }) => softDeletePolicy)).toEqual([
    { retentionDurationSeconds: '604800' },
    { retentionDurationSeconds: 7_776_000 },
  ])
  expect(Object.keys(resources[REPOSITORY]?.cleanupPolicies ?? {})).toEqual([
    'own',
    'firebase-functions-cleanup',
  ])
  const policies = lists[`monitoring.googleapis.com/v3/${project}/alertPolicies`] ?? []
  const channel = `${project}/notificationChannels/1`
  expect(policies.map((policy) => policy.notificationChannels)).toEqual(Array(4).fill([channel]))
  expect(JSON.stringify(policies[0])).toContain('check_id=\\"1\\"')

  writes = []
  for (const isCheck of [false, true])
    expect(await run(isCheck)).toMatchObject({ off: 0, signs: '✓'.repeat(13) })
  expect(writes).toEqual([])
})

it('changes what differs, and only that', async () => {
  await run()
  const firstOf = (list: string) => lists[list]?.[0] ?? {}
  const schedule = firstOf(`${DATABASE}/backupSchedules`)
  const check = firstOf(`monitoring.googleapis.com/v3/${project}/uptimeCheckConfigs`)
  Object.assign(schedule, { retention: '604800s' })
  Object.assign(check, { period: '900s' })
  Object.assign(firstOf(`logging.googleapis.com/v2/${project}/metrics`), { filter: 'nada' })
  expect(await run(true)).toMatchObject({
    off: 3,
    lines: expect.stringContaining('✗ falta: respaldo diario'),
  })
  writes = []
  expect((await run()).off).toBe(0)
  expect(writes).toEqual([
    `PATCH firestore.googleapis.com/v1/${schedule.name}?updateMask=retention`,
    `PATCH monitoring.googleapis.com/v3/${check.name}?updateMask=httpCheck,period,timeout`,
    `PUT logging.googleapis.com/v2/${project}/metrics/naf-trash-purged`,
  ])
  expect([schedule.retention, check.period]).toEqual(['8467200s', '300s'])
  expect((await run(true)).off).toBe(0)
})

it('as a command ends with 1 if something is missing, and refuses bad input before any call', async () => {
  const command = (...args: string[]) => runCommand('setup-project', args)
  const bad = await command('--project', 'naf-espe', '--mail', 'nadie')
  expect(bad).toMatchObject({ code: 1, error: expect.stringContaining('Uso:') })
  const unknown = await command('--project', 'naf-espe', '--mail', PROJECT.mail)
  expect(unknown).toMatchObject({
    code: 1,
    error: expect.stringContaining('Falta functions/config/.env.naf-espe'),
  })
  const checked = await command('--project', 'demo-naf', '--mail', PROJECT.mail, '--check')
  expect(checked).toMatchObject({ code: 1, out: expect.stringContaining('Faltan 13.') })
  expect(writes).toEqual([])
})

it('names an interface that refuses, and goes on with the others', async () => {
  refusing = 'artifactregistry.googleapis.com'
  const { off, lines, signs } = await run()
  expect([off, signs.replaceAll('+', '')]).toEqual([1, '✗'])
  expect(lines).toContain('artifactregistry.googleapis.com respondió 403: API not enabled')
})
