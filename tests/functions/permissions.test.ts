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
} from '../support/every-identity.ts'
import { everythingStored } from '../support/everything-stored.ts'

/**
 * Every endpoint of the contract, as everybody, for what is the caller's own and what is somebody else's. What is expected
 * is written out once more, on purpose not taken from the permissions that are tested; an endpoint without its row does
 * not compile.
 */

type Outcome =
  | '200'
  | '201'
  | '303'
  | '401 unauthenticated'
  | '401 bad_credentials'
  | '403 forbidden'
  | '403 own_row'
  | '404 not_found'

const NOBODY = '401 unauthenticated'
const NO = '403 forbidden'

interface Cells {
  own: Outcome
  other: Outcome
}
type Row = Record<Living, Cells>

const same = (outcome: Outcome): Cells => ({ own: outcome, other: outcome })

/** By role, in the order of the specification's table: visitor, 3, 2, 1; and an account that never registered. */
const row = (visitor: Cells, usuario: Cells, editor: Cells, admin: Cells, withoutRecord: Cells): Row => ({
  visitor,
  usuario,
  editor,
  admin,
  withoutRecord,
})

const everyone = (ok: Outcome): Row => row(same(ok), same(ok), same(ok), same(ok), same(ok))
const registered: Row = row(same(NOBODY), same('200'), same('200'), same('200'), same(NO))
const staff = (ok: Outcome): Row => row(same(NOBODY), same(NO), same(ok), same(ok), same(NO))
const admins = (ok: Outcome): Row => row(same(NOBODY), same(NO), same(NO), same(ok), same(NO))

const ownOnly: Cells = { own: '200', other: NO }
const profile: Row = row(same(NOBODY), ownOnly, ownOnly, ownOnly, same(NO))
const ownOrStaff: Row = row(same(NOBODY), ownOnly, same('200'), same('200'), same(NO))
/** Administrators and their own row: docs/decisions/roles.md. */
const otherRows: Row = row(same(NOBODY), same(NO), same(NO), { own: '403 own_row', other: '200' }, same(NO))

const wrong: Outcome = '401 bad_credentials'
const login: Cells = { own: '200', other: wrong }
const registering: Cells = { own: '201', other: NO }
/** Who asks for what is somebody else's is not told that it is there. */
const ownRequest = (ok: Outcome): Row => {
  const own: Cells = { own: ok, other: '404 not_found' }
  return row(same(NOBODY), own, own, own, same(NO))
}
const content = {
  create: staff('201'),
  edit: staff('200'),
  delete: staff('200'),
  history: staff('200'),
}

/** That visitors may enrol is decided in docs/decisions/enrolment-access.md. */
const MATRIX: { [E in keyof typeof api]: Record<keyof (typeof api)[E], Row> } = {
  salud: { read: everyone('200') },
  users: {
    login: row(same(wrong), login, login, login, same(wrong)),
    register: row(same(NOBODY), registering, registering, registering, registering),
    dashboardAccess: registered,
    count: staff('200'),
    export: admins('200'),
    readRol: ownOrStaff,
    read: ownOrStaff,
    updatePerfil: profile,
    deletePerfil: profile,
    readComunicaciones: profile,
    updateComunicaciones: profile,
    list: staff('200'),
    create: admins('201'),
    update: otherRows,
    delete: otherRows,
  },
  asesorias: {
    create: everyone('201'),
    plazo: everyone('200'),
    list: staff('200'),
    count: staff('200'),
    export: staff('200'),
    markDone: staff('200'),
    delete: staff('200'),
    deleteDone: staff('200'),
    deleteAll: staff('200'),
    read: staff('200'),
    changes: staff('200'),
    team: staff('200'),
    reopen: staff('200'),
    changeState: staff('200'),
    assign: staff('200'),
    addNote: staff('201'),
    addMessage: staff('201'),
    recordContact: staff('201'),
    resendConfirmation: staff('200'),
    mine: registered,
    cancelMine: ownRequest('200'),
    answerMine: ownRequest('201'),
    rateMine: ownRequest('200'),
  },
  seguimiento: {
    find: everyone('200'),
    open: everyone('200'),
    cancel: everyone('200'),
    answer: everyone('201'),
    rate: everyone('200'),
  },
  plantillas: {
    list: staff('200'),
    create: admins('201'),
    edit: admins('200'),
    delete: admins('200'),
  },
  papelera: { list: admins('200'), restore: admins('200') },
  informe: {
    read: staff('200'),
    inicio: staff('200'),
    opiniones: staff('200'),
    correos: staff('200'),
    readRedes: staff('200'),
    updateRedes: staff('200'),
    export: staff('200'),
  },
  boletines: { list: registered, summary: everyone('200'), ...content },
  libros: { list: everyone('200'), ...content },
  galeria: { list: everyone('200'), ...content },
  calendario: { list: everyone('200'), subscription: everyone('200'), ...content },
  capacitaciones: {
    list: everyone('200'),
    create: staff('201'),
    edit: staff('200'),
    delete: staff('200'),
    export: staff('200'),
    seats: everyone('200'),
    signUp: everyone('201'),
    open: everyone('200'),
    cancel: everyone('200'),
    participants: staff('200'),
    tick: staff('200'),
  },
  verificar: { read: everyone('200'), certificate: everyone('200') },
  sitemap: { read: everyone('200') },
  suscripciones: {
    ask: everyone('200'),
    open: everyone('200'),
    choose: everyone('200'),
    unsubscribe: everyone('200'),
    leadToChoice: everyone('303'),
    readNotice: staff('200'),
    notify: staff('201'),
  },
  inscripciones: {
    create: everyone('201'),
    list: staff('200'),
    count: staff('200'),
    markSeen: staff('200'),
    export: staff('200'),
    delete: staff('200'),
  },
}

/**
 * A token that is there and wrong is refused everywhere, also where a visitor would pass:
 * docs/decisions/wrong-tokens.md.
 */
const ENDED: Outcome = '401 unauthenticated'

const ROWS = ENDPOINTS.map(({ entity, action, endpoint }) => {
  const row = (MATRIX[entity] as Record<string, Row>)[action] as Row
  const alive = LIVING.flatMap((who) => [
    { who, isOwn: true, expected: row[who].own },
    { who, isOwn: false, expected: row[who].other },
  ])
  const dead = DEAD.flatMap((who) => [true, false].map((isOwn) => ({ who, isOwn, expected: ENDED })))
  const isDone = ({ expected }: { expected: Outcome }) => /^[23]/.test(expected)
  return {
    name: `${entity}.${action}`,
    entity,
    action,
    endpoint,
    refused: [...alive.filter((cell) => !isDone(cell)), ...dead],
    allowed: alive.filter(isDone),
  }
})

let strict: StrictApi
let calls: Awaited<ReturnType<typeof endpointCalls>>
let people: Record<IdentityName, Identity>
let uids: string[]

/** Fourteen people and a record of every kind, also on a busy machine. */
const SETTING_UP_MS = 180_000

beforeAll(async () => {
  strict = await startStrictApi()
  calls = await endpointCalls(strict)
  people = await everyIdentity(strict)
  // A list is made ready by whoever reads it first, be it somebody who is refused then.
  for (const { path } of [api.sitemap.read, api.calendario.list]) await send(strict.server, 'GET', path)
  uids = [calls.owner, ...Object.values(people)].flatMap(({ uid }) => uid ?? [])
}, SETTING_UP_MS)
afterAll(() => strict.server.close())

interface Cell {
  who: IdentityName
  isOwn: boolean
  expected: Outcome
}

const inWords = ({ who, isOwn }: Cell, outcome: string) => `${who}, ${isOwn ? 'own' : "other's"}: ${outcome}`

it(
  'refuses every call that a person may not make, and stores nothing',
  async () => {
    const cells = ROWS.flatMap(({ refused, ...row }) => refused.map((cell) => ({ ...row, cell })))
    const calling = await times(cells.length, async (n) => {
      const { name, entity, action, endpoint, cell } = cells[n] as (typeof cells)[number]
      const call = await calls.prepare(entity, action, people[cell.who], cell.isOwn, endpoint)
      return { name, cell, call }
    })
    const before = await everythingStored(strict.server, uids)
    const outcomes = await times(calling.length, async (n) => {
      const { name, cell, call } = calling[n] as (typeof calling)[number]
      const { status, body } = await call()
      return `${name} as ${inWords(cell, `${status} ${body?.code}`)}`
    })
    expect(outcomes).toEqual(calling.map(({ name, cell }) => `${name} as ${inWords(cell, cell.expected)}`))
    expect(await everythingStored(strict.server, uids)).toEqual(before)
  },
  SETTING_UP_MS,
)

describe('what somebody may do', () => {
  it.each(ROWS.map((row) => [row.name, row.allowed.length, row] as const))(
    '%s is done in %i cells',
    async (name, _, { entity, action, endpoint, allowed }) => {
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
          expect(inWords(cell, String(status)), JSON.stringify(body)).toBe(inWords(cell, cell.expected))
        },
        atOnce,
      )
    },
  )
})
