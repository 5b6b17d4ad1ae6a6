import { api } from '@naf/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { asForm } from '../../demo/client.ts'
import { call, JSON_TYPE, type Reply, register, send, times, uniqueMail } from '../support/api-as.ts'
import { aCalendario, aCapacitacion, anAsesoria, anInscripcion } from '../support/builders.ts'
import { ALL_KINDS, contentCalls } from '../support/content-kinds.ts'
import { ENDPOINTS } from '../support/endpoints.ts'
import { signUp } from '../support/identity-client.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'
import { isCore } from '../tiers.ts'

const LIVING = ['visitor', 'withoutRecord', 'usuario', 'editor', 'admin'] as const
type Living = (typeof LIVING)[number]
type Who = Living | 'noToken'
type Row = Record<Living, string>

const DONE = 'done'
const NOBODY = '401 unauthenticated'
const NO = '403 forbidden'

const everyone: Row = { visitor: DONE, withoutRecord: DONE, usuario: DONE, editor: DONE, admin: DONE }
const nobody: Row = { visitor: NOBODY, withoutRecord: NO, usuario: NO, editor: NO, admin: NO }
const admins: Row = { ...nobody, admin: DONE }
const staff: Row = { ...admins, editor: DONE }
const registered: Row = { ...staff, usuario: DONE }
/** A stranger does not learn that the request exists. */
const hidden = '404 not_found'
const itsOwner: Row = { ...nobody, usuario: hidden, editor: hidden, admin: hidden }

/**
 * Who may do what with a record of somebody else, written by hand and not taken from the contract. That visitors may enrol
 * is decided in docs/decisions/idempotency.md.
 */
const TABLE: [Row, endpoints: string][] = [
  [
    everyone,
    `salud.read asesorias.create asesorias.plazo users.login inscripciones.create
     seguimiento.sendLinks seguimiento.open seguimiento.confirm seguimiento.disown
     seguimiento.cancel seguimiento.answer seguimiento.rate
     boletines.summary libros.list galeria.list calendario.list calendario.subscription
     capacitaciones.list capacitaciones.seats capacitaciones.signUp capacitaciones.open
     capacitaciones.confirm capacitaciones.rename capacitaciones.cancel
     verificar.read verificar.certificate sitemap.read correos.report suscripciones.leadToChoice
     suscripciones.ask suscripciones.open suscripciones.choose suscripciones.unsubscribe`,
  ],
  [
    nobody,
    `users.register users.updatePerfil users.deletePerfil users.readComunicaciones
     users.updateComunicaciones`,
  ],
  [itsOwner, 'asesorias.cancelMine asesorias.rateMine asesorias.answerMine asesorias.claim asesorias.disown'],
  [registered, 'users.dashboardAccess asesorias.mine asesorias.offered boletines.list'],
  [
    staff,
    `users.readRol users.read users.count users.list
     asesorias.list asesorias.count asesorias.export asesorias.markDone asesorias.delete
     asesorias.deleteDone asesorias.deleteAll asesorias.read asesorias.changes asesorias.team asesorias.reopen
     asesorias.changeState asesorias.assign asesorias.resendConfirmation asesorias.addNote
     asesorias.addMessage asesorias.recordContact asesorias.correctMail plantillas.list
     informe.read informe.inicio informe.opiniones informe.correos informe.readRedes informe.updateRedes
     informe.resendMail informe.resendMails informe.export
     boletines.create boletines.edit boletines.delete boletines.history
     libros.create libros.edit libros.delete libros.history
     galeria.create galeria.edit galeria.delete galeria.history
     calendario.create calendario.edit calendario.delete
     capacitaciones.create capacitaciones.edit capacitaciones.delete capacitaciones.export
     capacitaciones.participants capacitaciones.unconfirmed capacitaciones.takeOut capacitaciones.tick
     suscripciones.readNotice suscripciones.notify
     inscripciones.list inscripciones.count inscripciones.markSeen inscripciones.export inscripciones.delete`,
  ],
  [
    admins,
    `users.create users.update users.delete users.export
     plantillas.create plantillas.edit plantillas.delete papelera.list papelera.restore
     papelera.restoreBatch`,
  ],
]

const rowOf = new Map(TABLE.flatMap(([row, names]) => names.split(/\s+/).map((name) => [name, row] as const)))

interface Cell {
  name: string
  who: Who
  expected: string
}

const CELLS = ENDPOINTS.flatMap(({ entity, action }) => {
  const name = `${entity}.${action}`
  const row = rowOf.get(name)
  const living = LIVING.map((who): Cell => ({ name, who, expected: row?.[who] ?? '' }))
  // A wrong token is refused everywhere, where a visitor would pass too: docs/decisions/login.md.
  return [...living, { name, who: 'noToken' as const, expected: NOBODY }]
})

const server = withApi()
const people = withEveryKind(server)
const tokens: Partial<Record<Who, string>> = {}
/** A record of each kind that belongs to somebody else. */
const ids: Record<string, string> = {}
let uids: string[]

beforeAll(async () => {
  const owner = await register(server)
  const withoutRecord = await signUp(uniqueMail())
  const { usuario, editor, admin } = people
  Object.assign(tokens, { noToken: 'x.y.z', withoutRecord: withoutRecord.token })
  for (const who of ['usuario', 'editor', 'admin'] as const) tokens[who] = people[who].token
  uids = [owner, withoutRecord, usuario, editor, admin].map(({ uid }) => uid)

  const { token } = admin
  const made: Record<string, Reply> = {
    asesorias: await call(server, api.asesorias.create, { input: anAsesoria(), token: owner.token }),
    inscripciones: await call(server, api.inscripciones.create, { input: anInscripcion() }),
    calendario: await call(server, api.calendario.create, { input: aCalendario(), token }),
    capacitaciones: await call(server, api.capacitaciones.create, { input: aCapacitacion(), token }),
    plantillas: await call(server, api.plantillas.create, {
      input: { Titulo: 'Uno', Texto: 'Hola.' },
      token,
    }),
  }
  for (const kind of ALL_KINDS) made[kind] = await contentCalls(() => server, kind).create(token)
  for (const [entity, { status, body }] of Object.entries(made)) {
    expect(status, entity).toBe(201)
    ids[entity] = body.Id
  }
  ids.users = owner.uid
  // The first reader of a list stores it, a refused one too.
  for (const { path } of [api.sitemap.read, api.calendario.list]) await send(server, 'GET', path)
})

/** Makes the call about that record. @returns 'done' unless the answer is that this person may not make it */
const outcomeOf = async ({ name, who, expected }: Cell): Promise<string> => {
  const found = ENDPOINTS.find(({ entity, action }) => name === `${entity}.${action}`)
  if (!found) throw new Error(`no endpoint ${name}`)
  const { entity, endpoint, input } = found
  const path = endpoint.path.replace(/:\w+/g, ids[entity] ?? 'x')
  const body = endpoint.file ? asForm(endpoint.file, input ?? {}, undefined) : input && JSON.stringify(input)
  const headers = endpoint.file ? {} : JSON_TYPE
  const sent = { token: tokens[who], headers, ...(body && { body }) }
  const reply = await send(server, endpoint.method, path, sent)
  const told = `${reply.status} ${reply.body?.code}`
  return expected === DONE && reply.status < 500 && told !== NOBODY && told !== NO ? DONE : told
}

const expectOutcomes = async (isTested: (cell: Cell) => boolean, atOnce: number) => {
  const cells = CELLS.filter(isTested)
  const outcomes = await times(cells.length, (n) => outcomeOf(cells[n] as Cell), atOnce)
  for (const [n, outcome] of outcomes.entries()) {
    const { name, who, expected } = cells[n] as Cell
    expect.soft(outcome, `${name} as ${who}`).toBe(expected)
  }
}

/** The first of LIVING who may make the call: nobody after has fewer rights. The others are tested nightly. */
const isLeast = ({ name, who }: Cell) => LIVING.find((each) => rowOf.get(name)?.[each] === DONE) === who

describe('an endpoint', () => {
  it('has a row in the table', () => {
    const names = ENDPOINTS.map(({ entity, action }) => `${entity}.${action}`)
    expect([...rowOf.keys()].sort()).toEqual(names.sort())
  })

  it('refuses every call that a person may not make, and changes no data, file or account', async () => {
    const before = await everythingStored(server, uids)
    await expectOutcomes(({ expected }) => expected !== DONE, 40)
    expect(await everythingStored(server, uids)).toEqual(before)
  }, 300_000)

  it('serves every person who may call it', async () => {
    await expectOutcomes((cell) => cell.expected === DONE && (!isCore || isLeast(cell)), 4)
  }, 300_000)
})
