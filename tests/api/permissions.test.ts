import { api } from '@naf/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send } from '../support/api-as.ts'
import { times } from '../support/at-once.ts'
import { endpointCalls } from '../support/endpoint-calls.ts'
import { ENDPOINTS } from '../support/endpoints.ts'
import {
  DEAD,
  everyIdentity,
  type Identity,
  type IdentityName,
  LIVING,
  type Living,
  living,
  type StrictApi,
  startStrictApi,
} from '../support/identities.ts'
import { everythingStored } from '../support/stored.ts'

/** What a call answers about the caller's own record, and about another person's. */
type Cells = [own: string, other: string]

const NOBODY = '401 unauthenticated'
const NO = '403 forbidden'

const same = (outcome: string): Cells => [outcome, outcome]

/** Visitor, roles 3, 2 and 1 as in the specification, and an account that never registered. */
const row = (...cells: [Cells, Cells, Cells, Cells, Cells]) =>
  Object.fromEntries(LIVING.map((who, at) => [who, cells[at]])) as Record<Living, Cells>

const everyone = (ok: string) => row(same(ok), same(ok), same(ok), same(ok), same(ok))
const staff = (ok: string) => row(same(NOBODY), same(NO), same(ok), same(ok), same(NO))
const admins = (ok: string) => row(same(NOBODY), same(NO), same(NO), same(ok), same(NO))
const registered = row(same(NOBODY), same('200'), same('200'), same('200'), same(NO))
const owners = (ok: string, other = NO) => row(same(NOBODY), [ok, other], [ok, other], [ok, other], same(NO))
const ownersAndStaff = row(same(NOBODY), ['200', NO], same('200'), same('200'), same(NO))

const WRONG = '401 bad_credentials'
const login = row(same(WRONG), ['200', WRONG], ['200', WRONG], ['200', WRONG], same(WRONG))
const registering = row(same(NOBODY), ['201', NO], ['201', NO], ['201', NO], ['201', NO])
/** docs/decisions/roles.md */
const otherRows = row(same(NOBODY), same(NO), same(NO), ['403 own_row', '200'], same(NO))

/**
 * The permissions once more, written by hand and not taken from the contract. That visitors may enrol is decided in
 * docs/decisions/enrolment-access.md.
 */
const TABLE: [Record<Living, Cells>, endpoints: string][] = [
  [
    everyone('200'),
    `salud.read asesorias.plazo seguimiento.find seguimiento.open seguimiento.cancel seguimiento.rate
     boletines.summary libros.list galeria.list calendario.list calendario.subscription
     capacitaciones.list capacitaciones.seats capacitaciones.open capacitaciones.cancel
     verificar.read verificar.certificate sitemap.read
     suscripciones.ask suscripciones.open suscripciones.choose suscripciones.unsubscribe`,
  ],
  [everyone('201'), 'asesorias.create inscripciones.create seguimiento.answer capacitaciones.signUp'],
  [everyone('303'), 'suscripciones.leadToChoice'],
  [login, 'users.login'],
  [registering, 'users.register'],
  [registered, 'users.dashboardAccess asesorias.mine boletines.list'],
  [
    owners('200'),
    'users.updatePerfil users.deletePerfil users.readComunicaciones users.updateComunicaciones',
  ],
  // A stranger does not learn that the request exists.
  [owners('200', '404 not_found'), 'asesorias.cancelMine asesorias.rateMine'],
  [owners('201', '404 not_found'), 'asesorias.answerMine'],
  [ownersAndStaff, 'users.readRol users.read'],
  [
    staff('200'),
    `users.count users.list asesorias.list asesorias.count asesorias.export asesorias.markDone asesorias.delete
     asesorias.deleteDone asesorias.deleteAll asesorias.read asesorias.changes asesorias.team asesorias.reopen
     asesorias.changeState asesorias.assign asesorias.resendConfirmation plantillas.list
     informe.read informe.inicio informe.opiniones informe.correos informe.readRedes informe.updateRedes
     informe.export
     boletines.edit boletines.delete boletines.history
     libros.edit libros.delete libros.history
     galeria.edit galeria.delete galeria.history
     calendario.edit calendario.delete
     capacitaciones.edit capacitaciones.delete capacitaciones.export capacitaciones.participants capacitaciones.tick
     suscripciones.readNotice
     inscripciones.list inscripciones.count inscripciones.markSeen inscripciones.export inscripciones.delete`,
  ],
  [
    staff('201'),
    `asesorias.addNote asesorias.addMessage asesorias.recordContact boletines.create libros.create galeria.create
     calendario.create capacitaciones.create suscripciones.notify`,
  ],
  [admins('200'), `users.export plantillas.edit plantillas.delete papelera.list papelera.restore`],
  [admins('201'), 'users.create plantillas.create'],
  [otherRows, 'users.update users.delete'],
]

interface Cell {
  who: IdentityName
  isOwn: boolean
  expected: string
}

const isDone = ({ expected }: Cell) => /^[23]/.test(expected)

const expectedOf = new Map(
  TABLE.flatMap(([cells, names]) => names.split(/\s+/).map((name) => [name, cells] as const)),
)
const ROWS = ENDPOINTS.map(({ entity, action, endpoint }) => {
  const name = `${entity}.${action}`
  const cells = expectedOf.get(name)
  const alive = LIVING.flatMap((who): Cell[] =>
    cells ? [true, false].map((isOwn) => ({ who, isOwn, expected: cells[who][isOwn ? 0 : 1] })) : [],
  )
  // A wrong token is refused everywhere, where a visitor would pass too: docs/decisions/wrong-tokens.md.
  const dead = DEAD.flatMap((who) => [true, false].map((isOwn): Cell => ({ who, isOwn, expected: NOBODY })))
  const refused = [...alive.filter((cell) => !isDone(cell)), ...dead]
  return { name, entity, action, endpoint, refused, allowed: alive.filter(isDone) }
})

/** Fourteen people and a record of every kind, also on a busy machine. */
const SETTING_UP_MS = 300_000

let strict: StrictApi
let calls: Awaited<ReturnType<typeof endpointCalls>>
let people: Record<IdentityName, Identity>
let uids: string[]

beforeAll(async () => {
  strict = await startStrictApi()
  calls = await endpointCalls(strict)
  people = await everyIdentity(strict)
  // The first reader of a list stores it, a refused one too.
  for (const { path } of [api.sitemap.read, api.calendario.list]) await send(strict.server, 'GET', path)
  uids = [calls.owner, ...Object.values(people)].flatMap(({ uid }) => uid ?? [])
}, SETTING_UP_MS)
afterAll(() => strict.server.close())

const inWords = (name: string, { who, isOwn }: Cell, outcome: string) =>
  `${name} as ${who}, ${isOwn ? 'own' : "other's"}: ${outcome}`

describe('an endpoint', () => {
  it('has a row in the table', () => {
    expect([...expectedOf.keys()].sort()).toEqual(ROWS.map(({ name }) => name).sort())
  })

  it(
    'refuses every call that a person may not make, and changes no data, file or account',
    async () => {
      const cells = ROWS.flatMap(({ refused, ...row }) => refused.map((cell) => ({ ...row, cell })))
      const prepared = await times(cells.length, async (n) => {
        const { name, entity, action, endpoint, cell } = cells[n] as (typeof cells)[number]
        const call = await calls.prepare(entity, action, people[cell.who], cell.isOwn, endpoint)
        return { name, cell, call }
      })
      const before = await everythingStored(strict.server, uids)
      const outcomes = await times(prepared.length, async (n) => {
        const { name, cell, call } = prepared[n] as (typeof prepared)[number]
        const { status, body } = await call()
        return inWords(name, cell, `${status} ${body?.code}`)
      })
      expect(outcomes).toEqual(prepared.map(({ name, cell }) => inWords(name, cell, cell.expected)))
      expect(await everythingStored(strict.server, uids)).toEqual(before)
    },
    SETTING_UP_MS,
  )

  it(
    'does what each person may do',
    async () => {
      for (const { name, entity, action, endpoint, allowed } of ROWS) {
        const usesUp = /^users\.(deletePerfil|register)$/.test(name)
        // A bulk deletion leaves nothing for another one at the same time.
        const atOnce = /^asesorias\.delete(Done|All)$/.test(name) ? 1 : allowed.length
        await times(
          allowed.length,
          async (n) => {
            const cell = allowed[n] as Cell
            const who = usesUp ? await living(strict, cell.who as Living) : people[cell.who]
            const call = await calls.prepare(entity, action, who, cell.isOwn, endpoint)
            const { status, body } = await call()
            expect
              .soft(inWords(name, cell, String(status)), JSON.stringify(body))
              .toBe(inWords(name, cell, cell.expected))
          },
          atOnce,
        )
      }
    },
    SETTING_UP_MS,
  )
})
