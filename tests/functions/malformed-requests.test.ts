import { api, ERROR_STATUS, isErrorBody, ROL } from '@naf/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, uniqueName } from '../support/api-as.ts'
import { times } from '../support/at-once.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { contentCalls, KINDS } from '../support/content-kinds.ts'
import { ENDPOINTS } from '../support/endpoints.ts'
import { type StrictApi, startStrictApi } from '../support/every-identity.ts'
import { everythingStored, type Stored } from '../support/everything-stored.ts'
import { inputOf } from '../support/good-forms.ts'
import { seeded } from '../support/odd-requests/random.ts'
import { type OddRequest, oddRequest, type Sources } from '../support/odd-requests/requests.ts'
import { type RawReply, sendBytes } from '../support/raw-http.ts'

const SEED = 20_261_122
const REQUESTS = 5_000
const BATCH = 200
const AT_ONCE = 20
const SLOW_MS = 5_000
const MINUTE = 60_000

let strict: StrictApi
let sources: Sources
let uids: string[]

beforeAll(async () => {
  strict = await startStrictApi()
  const { server, person } = strict
  const [usuario, editor, admin, owner] = await Promise.all([
    person(),
    person(ROL.EDITOR),
    person(ROL.ADMIN),
    person(),
  ])
  const ids: Record<string, string> = { users: owner.uid }
  for (const kind of KINDS) ids[kind] = (await contentCalls(() => server, kind).create(editor.token)).body.Id
  ids.asesorias = (await call(server, api.asesorias.create, { input: anAsesoria() })).body.Id
  ids.inscripciones = (await call(server, api.inscripciones.create, { input: anInscripcion() })).body.Id
  const inputs = Object.fromEntries(
    ENDPOINTS.map(({ entity, action }) => [`${entity}.${action}`, inputOf(entity, action, owner, false)]),
  )
  inputs['users.register'] = { ...inputs['users.register'], uid: usuario.uid, username: uniqueName('rara') }
  const tokens = { visitor: undefined, usuario: usuario.token, editor: editor.token, admin: admin.token }
  sources = { tokens, inputs, ids }
  uids = [usuario, editor, admin, owner].map(({ uid }) => uid)
})
afterAll(() => strict.server.close())

/** Ours carry the id of their request; a body or a head that is none at all is refused before us. */
const isOurs = ({ headers }: RawReply) => headers['x-request-id'] !== undefined

/** What is wrong with an answer, if anything is. */
const complaint = (request: OddRequest, reply: RawReply): string | null => {
  const { status, body, ms } = reply
  if (ms > SLOW_MS) return `after ${Math.round(ms)} ms`
  if (status === null) return request.halfClose || request.inWords.includes(': CONNECT ') ? null : 'no answer'
  if (status >= 500) return `${status} ${body.slice(0, 200)}`
  if (status < 400 || !isOurs(reply) || request.bytes.subarray(0, 5).toString() === 'HEAD ') return null
  const refusal: unknown = JSON.parse(body)
  if (!isErrorBody(refusal) || Object.keys(refusal).length !== 2) return `refused as ${body.slice(0, 200)}`
  return ERROR_STATUS[refusal.code] === status ? null : `${status} with ${refusal.code}`
}

/** What an entity's calls may change; a list that everybody may read is made ready by whoever reads it. */
const CHANGES: Record<string, string[]> = {
  users: ['users', 'usernames', 'accounts', 'asesorias', 'listas'],
  asesorias: ['asesorias', 'numeros', 'correos', 'mensajes', 'notas', 'papelera'],
  inscripciones: ['inscripciones', 'numeros', 'correos', 'vistas'],
  informe: ['redes'],
  papelera: ['papelera', 'asesorias'],
  plantillas: ['plantillas', 'listas'],
  calendario: ['calendario', 'listas'],
  boletines: ['boletines', 'files', 'listas'],
  libros: ['libros', 'files', 'listas'],
  galeria: ['galeria', 'files', 'listas'],
}

/** The collections that changed although nobody was told that a change of theirs was done. */
const changedBehindBacks = (before: Stored, after: Stored, done: Set<string>): string[] => {
  const mayChange = [...done].flatMap((entity) => [...(CHANGES[entity] ?? [entity]), 'bitacora'])
  return Object.keys({ ...before, ...after }).filter(
    (name) => !mayChange.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
}

it(
  `${REQUESTS} malformed requests over all endpoints: no 5xx, no slow answer, no change but by what was done`,
  async () => {
    const random = seeded(SEED)
    const requests = Array.from({ length: REQUESTS }, (_, index) => oddRequest(sources, index, random))
    const complaints: string[] = []
    const seen = new Set<string>()
    let before = await everythingStored(strict.server, uids)
    for (let start = 0; start < REQUESTS; start += BATCH) {
      const done = new Set<string>()
      const send = async (request: OddRequest) => {
        const reply = await sendBytes(strict.server, request.bytes, request)
        const wrong = complaint(request, reply)
        if (wrong) complaints.push(`${wrong} ← ${request.inWords}`)
        if (reply.status !== null && reply.status < 300) done.add(request.entity)
        seen.add(String(reply.status))
      }
      await times(BATCH, (n) => send(requests[start + n] as OddRequest), AT_ONCE)
      const after = await everythingStored(strict.server, uids)
      for (const name of changedBehindBacks(before, after, done)) complaints.push(`${name} changed unasked`)
      before = after
    }
    expect(complaints).toEqual([])
    // Requests that all end at the same gate would prove little.
    for (const status of ['200', '400', '401', '403', '404', '415']) expect(seen).toContain(status)
  },
  5 * MINUTE,
)

it('afterwards, good requests work for everybody', async () => {
  const { server, person } = strict
  const [editor, admin, taxpayer] = await Promise.all([person(ROL.EDITOR), person(ROL.ADMIN), person()])
  expect((await call(server, api.salud.read, {})).status).toBe(200)
  expect((await call(server, api.asesorias.create, { input: anAsesoria() })).status).toBe(201)
  expect((await call(server, api.libros.list, {})).status).toBe(200)
  expect((await call(server, api.boletines.list, { token: taxpayer.token })).status).toBe(200)
  expect((await call(server, api.asesorias.list, { token: editor.token })).status).toBe(200)
  expect((await call(server, api.users.list, { token: admin.token })).status).toBe(200)
  for (const kind of KINDS)
    expect((await contentCalls(() => server, kind).create(editor.token)).status, kind).toBe(201)
})
