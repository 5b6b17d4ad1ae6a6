import { basename } from 'node:path/posix'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runCommand, serve } from '../support/commands.ts'

type Resource = Record<string, unknown>

const project = 'projects/demo-naf'
const IAM = `cloudresourcemanager.googleapis.com/v1/${project}`
const REPOSITORY = `artifactregistry.googleapis.com/v1/${project}/locations/us-central1/repositories/gcf-artifacts`
const DATABASE = `firestore.googleapis.com/v1/${project}/databases/(default)`
const SCHEDULES = `${DATABASE}/backupSchedules`
const BUCKET = 'storage.googleapis.com/storage/v1/b/demo-naf.firebasestorage.app'
const OLDER_BUCKET = 'storage.googleapis.com/storage/v1/b/demo-naf.appspot.com'
const MONITORING = `monitoring.googleapis.com/v3/${project}`
const METRICS = `logging.googleapis.com/v2/${project}/metrics`
const OTHERS = { role: 'roles/owner', members: ['user:ana@espe.edu.ec'] }

/** Stands in for Google's API: it stores resources by their address; a list answers the resources below its address. */
const startGoogle = async (...refusing: string[]) => {
  const writes: string[] = []
  let policy = { etag: 'abc', bindings: [OTHERS] }
  const resources: Record<string, Resource> = {
    [DATABASE]: { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' },
    [REPOSITORY]: { cleanupPolicies: { own: { id: 'own' } } },
    [IAM]: { projectNumber: '4711' },
    [BUCKET]: { name: basename(BUCKET) },
    [OLDER_BUCKET]: { name: basename(OLDER_BUCKET) },
  }
  const itemsOf = (list: string) =>
    Object.entries(resources).flatMap(([path, item]) => (path.startsWith(`${list}/`) ? [item] : []))

  const answerOf = (method: string, path: string, body: Resource): Resource => {
    if (path === `${IAM}:setIamPolicy`) policy = body.policy as typeof policy
    if (path.startsWith(`${IAM}:`)) return policy
    const found = resources[path]
    if (method === 'GET') return found ?? { [basename(path)]: itemsOf(path) }
    if (found) return Object.assign(found, body)
    // Items of the log keep the name that they are given.
    const address = `${path}/${body.name ?? itemsOf(path).length + 1}`
    const name = address.replace(/^[^/]+\/v\d\//, '')
    const item = { name, createTime: '2026-11-29T15:00:00Z', ...body }
    resources[address] = item
    return item
  }
  const url = await serve((call, body) => {
    const [method = '', address = ''] = call.split(' /')
    const [path = ''] = address.split('?')
    if (method !== 'GET' && !path.endsWith(':getIamPolicy')) writes.push(`${method} ${address}`)
    if (refusing.includes(path)) return [403, { error: { message: 'API not enabled' } }]
    return [200, answerOf(method, path, JSON.parse(body || '{}'))]
  })
  vi.stubEnv('GOOGLE_API_STAND_IN', url)
  onTestFinished(() => void vi.unstubAllEnvs())
  return { writes, policy: () => policy, resources, itemsOf }
}

const ARGS = ['--project', 'demo-naf', '--mail', 'naf@espe.edu.ec']
/** `signs` are those before the settings, `end` is the last line. */
const run = async (...more: string[]) => {
  const { out, code } = await runCommand('setup-project', [...ARGS, ...more])
  const lines = out.trim().split('\n')
  const signs = lines.slice(0, -1).map((line) => line.charAt(0))
  return { code, out, signs: signs.join(''), end: lines.at(-1) }
}

it('switches everything on, keeps what others set, and changes nothing when it is repeated', async () => {
  const { writes, policy, resources, itemsOf } = await startGoogle()
  expect(await run('--check')).toMatchObject({ code: 1, signs: '✗'.repeat(13), end: 'Faltan 13.' })
  expect(writes).toEqual([])
  expect(await run()).toMatchObject({ code: 0, signs: '+'.repeat(13), end: 'Todo está activado.' })
  expect(writes).toHaveLength(13)

  const { bindings, etag } = policy()
  expect([etag, bindings[0], bindings.length]).toEqual(['abc', OTHERS, 8])
  expect(bindings[1]?.members).toEqual(['serviceAccount:4711-compute@developer.gserviceaccount.com'])
  expect(resources[BUCKET]?.softDeletePolicy).toEqual({ retentionDurationSeconds: 7_776_000 })
  const cleanups = Object.keys(resources[REPOSITORY]?.cleanupPolicies ?? {})
  expect(cleanups).toEqual(['own', 'firebase-functions-cleanup'])
  const policies = itemsOf(`${MONITORING}/alertPolicies`)
  const channel = `${project}/notificationChannels/1`
  expect(policies.map(({ notificationChannels }) => notificationChannels)).toEqual(Array(4).fill([channel]))
  expect(JSON.stringify(policies[0])).toContain('check_id=\\"1\\"')

  for (const more of [[], ['--check']])
    expect(await run(...more)).toMatchObject({ code: 0, signs: '✓'.repeat(13) })
  expect(writes).toHaveLength(13)
})

it('changes what differs, and only that', async () => {
  const { writes, resources } = await startGoogle()
  await run()
  const check = `${MONITORING}/uptimeCheckConfigs/1`
  Object.assign(resources[`${SCHEDULES}/1`] ?? {}, { retention: '604800s' })
  Object.assign(resources[check] ?? {}, { period: '900s' })
  Object.assign(resources[`${METRICS}/naf-trash-purged`] ?? {}, { filter: 'nada' })
  expect(await run('--check')).toMatchObject({ code: 1, end: 'Faltan 3.' })
  expect((await run()).code).toBe(0)
  expect(writes.slice(13)).toEqual([
    `PATCH ${SCHEDULES}/1?updateMask=retention`,
    `PUT ${METRICS}/naf-trash-purged`,
    `PATCH ${check}?updateMask=httpCheck,period,timeout`,
  ])
  expect((await run('--check')).code).toBe(0)
})

it('names an interface that refuses, and goes on with the others', async () => {
  const { writes } = await startGoogle(REPOSITORY, BUCKET)
  const { code, out, signs } = await run()
  expect([code, signs.replaceAll('+', '')]).toEqual([1, '✗'])
  expect(out).toContain('artifactregistry.googleapis.com respondió 403: API not enabled')
  expect(writes).toContain(`PATCH ${OLDER_BUCKET}`)
})

it('refuses bad input before any call', async () => {
  const { writes } = await startGoogle()
  const refuses = async (sentence: string, ...args: string[]) => {
    const { code, error } = await runCommand('setup-project', args)
    expect.soft([code, error]).toEqual([1, expect.stringContaining(sentence)])
  }
  await refuses('Uso:', '--project', 'demo-naf', '--mail', 'nadie')
  await refuses('Falta functions/config/.env.naf-espe', ...ARGS, '--project', 'naf-espe')
  vi.stubEnv('GOOGLE_API_STAND_IN', undefined)
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/no-existe')
  await refuses('No hay credenciales', ...ARGS)
  expect(writes).toEqual([])
})
