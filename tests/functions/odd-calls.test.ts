import { ROL } from '@naf/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, type Reply, register } from '../support/api-as.ts'
import { times } from '../support/at-once.ts'
import { endpointCalls, type Spoil } from '../support/endpoint-calls.ts'
import { ENDPOINTS } from '../support/endpoints.ts'
import { type Fields, type Oddity, odditiesByField } from '../support/odd-records.ts'
import { withApi } from '../support/server.ts'

/**
 * Every call about one record, of records with one odd field. The calls of an entity share the fields and the ways in
 * which one is odd, so that each field is odd in each way for one of them.
 */

const server = withApi({ MAX_UPLOADS_AT_ONCE: '100' })
const db = () => server.firebase.db

let calls: Awaited<ReturnType<typeof endpointCalls>>
let admin: Person
let person: Person

beforeAll(async () => {
  calls = await endpointCalls({ server, person: (rol = ROL.USUARIO) => register(server, rol) })
  admin = await register(server, ROL.ADMIN)
  person = await register(server, ROL.EDITOR)
}, 120_000)

const MANY = 6

const ABOUT_ONE = ENDPOINTS.filter(
  ({ entity, action, endpoint: { method, path } }) =>
    path.includes(':') ||
    (method !== 'GET' &&
      ['seguimiento', 'suscripciones', 'capacitaciones'].includes(entity) &&
      action !== 'create'),
).map((each, nth) => ({ ...each, nth, name: `${each.entity}.${each.action}` }))

type Case = (typeof ABOUT_ONE)[number]

/**
 * Of an entity with many calls each of them meets a third of the fields; of one with few, all, and several ways at once.
 * What lies within a field is met in the bin, where that is a whole request.
 */
const chosen = (fields: Fields, { entity, nth }: Case): Oddity[] => {
  const siblings = ABOUT_ONE.filter((each) => each.entity === entity).length
  const apart = siblings < MANY ? 1 : 3
  return odditiesByField(fields, entity === 'papelera').flatMap((ways, at) => {
    const turn = nth + at
    if (turn % apart > 0) return []
    const some = Math.ceil((ways.length * apart) / siblings)
    return Array.from({ length: some }, (_, n) => ways[(turn / apart + n) % ways.length] as Oddity)
  })
}

type Call = () => Promise<Reply>

const statusOf = async (call: Call): Promise<number | string> =>
  call().then(
    ({ status }) => status,
    (error: Error) => `cut off: ${error.message}`,
  )

/** On a busy machine an emulator may be silent once, or a connection end; an odd record fails each time. */
const outcomeOf = async (odd: string, prepare: () => Promise<Call>): Promise<string[]> => {
  const first = await statusOf(await prepare())
  const isSure = typeof first === 'number' && first !== 503
  const status = isSure ? first : await statusOf(await prepare())
  return typeof status === 'number' && status < 500 ? [] : [`${odd}: ${status}`]
}

/** Of records that the call itself makes ready. */
const failuresOfRecords = async (each: Case): Promise<string[]> => {
  const { entity, action, endpoint } = each
  const about: [string, Fields][] = []
  await calls.prepare(entity, action, admin, true, endpoint, (collection, fields) => {
    about.push([collection, fields])
    return fields
  })
  const cases = about.flatMap(([collection, fields]) =>
    chosen(fields, each).map(({ name }) => ({ collection, name })),
  )
  const failures = await times(
    cases.length,
    async (at) => {
      const { collection, name } = cases[at] as (typeof cases)[number]
      const spoil: Spoil = (stored, fields) =>
        stored === collection
          ? (odditiesByField(fields)
              .flat()
              .find((odd) => odd.name === name)?.fields ?? fields)
          : fields
      return outcomeOf(`${collection}: ${name}`, () =>
        calls.prepare(entity, action, admin, true, endpoint, spoil),
      )
    },
    12,
  )
  return failures.flat()
}

/** Of somebody's own record, or of one that an administrator manages: both belong to an account. */
const failuresOfUsers = async (each: Case): Promise<string[]> => {
  const { entity, action, endpoint } = each
  const isOwn = endpoint.permission === 'perfil:manage'
  const { uid } = isOwn ? person : calls.owner
  const whole = (await db().doc(`users/${uid}`).get()).data() as Fields
  const failures: string[] = []
  for (const { name, fields } of chosen(whole, each))
    failures.push(
      ...(await outcomeOf(`users: ${name}`, async () => {
        const who = action === 'deletePerfil' ? await register(server) : isOwn ? person : admin
        await db()
          .doc(`users/${isOwn ? who.uid : uid}`)
          .set(fields)
        return calls.prepare(entity, action, who, isOwn, endpoint)
      })),
    )
  await db().doc(`users/${uid}`).set(whole)
  return failures
}

describe('an odd record', () => {
  it.each(ABOUT_ONE.map((each) => [each.name, each] as const))(
    'fails %s at most with a refusal',
    async (_, each) => {
      const failures = await (each.entity === 'users' ? failuresOfUsers(each) : failuresOfRecords(each))
      expect(failures).toEqual([])
    },
  )
})
