import { api, type Endpoint, ROL } from '@naf/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asForm } from '../../scripts/lib/as-form.ts'
import { call, everyKind, type Person, type Reply, register, send, uniqueName } from '../support/api-as.ts'
import { type ApiServer, startApi } from '../support/api-server.ts'
import {
  aBoletin,
  aLibro,
  anAsesoria,
  anImagen,
  anInscripcion,
  aPerfil,
  aUserToCreate,
  aUserUpdate,
} from '../support/builders.ts'
import { contentCalls, KINDS } from '../support/content-kinds.ts'
import { storedUsers } from '../support/stored-users.ts'

const ROL_OF = { usuario: ROL.USUARIO, editor: ROL.EDITOR, admin: ROL.ADMIN }

type Kind = 'visitor' | 'usuario' | 'editor' | 'admin'

const ALL: readonly Kind[] = ['visitor', 'usuario', 'editor', 'admin']
const everyone = ALL
const registered: readonly Kind[] = ['usuario', 'editor', 'admin']
const staff: readonly Kind[] = ['editor', 'admin']
const admins: readonly Kind[] = ['admin']
const nobody: readonly Kind[] = []

/**
 * Who may do what, written out once more, on purpose not taken from the permissions that are tested. That visitors may
 * enrol is decision 001. A profile is meant as one's own.
 */
const MATRIX: { [E in keyof typeof api]: Record<keyof (typeof api)[E], readonly Kind[]> } = {
  salud: { read: everyone },
  users: {
    login: everyone,
    register: everyone,
    dashboardAccess: registered,
    readRol: registered,
    read: registered,
    updatePerfil: registered,
    deletePerfil: registered,
    list: staff,
    create: admins,
    update: admins,
    delete: admins,
  },
  asesorias: {
    create: everyone,
    list: staff,
    markDone: staff,
    delete: staff,
    deleteDone: staff,
    deleteAll: staff,
  },
  boletines: { list: registered, create: staff, edit: staff, delete: staff },
  libros: { list: everyone, create: staff, edit: staff, delete: staff },
  galeria: { list: everyone, create: staff, edit: staff, delete: staff },
  inscripciones: { create: everyone, list: staff, delete: staff },
}

/** The endpoints of one person's record, called for somebody else's. */
const OF_SOMEBODY_ELSE = [
  ['read', staff],
  ['readRol', staff],
  ['updatePerfil', nobody],
  ['deletePerfil', nobody],
] as const

const holdersOf = (entity: string, action: string): readonly Kind[] =>
  (MATRIX as Record<string, Record<string, readonly Kind[]>>)[entity]?.[action] ?? nobody

const ENDPOINTS = Object.entries(api).flatMap(([entity, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([action, endpoint]) => ({
    name: `${entity}.${action}`,
    entity,
    endpoint,
    allowed: ALL.filter((kind) => holdersOf(entity, action).includes(kind)),
    refused: ALL.filter((kind) => !holdersOf(entity, action).includes(kind)),
  })),
)

interface Request {
  id?: string
  input?: Record<string, unknown>
  file?: File | undefined
  token: string | undefined
}

/** Sends what the endpoint takes: a JSON body, a form with a file, or nothing. */
const ask = (
  server: ApiServer,
  { method, path, file: rule }: Endpoint,
  { id = 'no-existe', input = {}, file, token }: Request,
): Promise<Reply> => {
  const target = path.replace(/:\w+/, id)
  if (rule) return send(server, method, target, { token, body: asForm(rule, input, file) })
  if (method === 'GET' || method === 'DELETE') return send(server, method, target, { token })
  const headers = { 'content-type': 'application/json' }
  return send(server, method, target, { token, headers, body: JSON.stringify(input) })
}

const expectRefusal = ({ status, body }: Reply, kind: Kind) =>
  expect({ kind, status, body }).toEqual(
    kind === 'visitor'
      ? { kind, status: 401, body: { error: 'Ingresa para continuar.', code: 'unauthenticated' } }
      : { kind, status: 403, body: { error: 'No autorizado', code: 'forbidden' } },
  )

let server: ApiServer
let people: Awaited<ReturnType<typeof everyKind>>
let owner: Person

beforeAll(async () => {
  server = await startApi()
  people = await everyKind(server)
  owner = await register(server)
})
afterAll(() => server.close())

const { accountOf } = storedUsers(() => server)

/** Every record, every file, and the account of the person whose record is asked for. */
const everything = async () => {
  const collections = await server.firebase.db.listCollections()
  const records = await Promise.all(collections.map(async (collection) => (await collection.get()).docs))
  const [files] = await server.firebase.bucket.open().getFiles()
  return {
    records: records.flat().map((record) => [record.ref.path, record.data()]),
    files: files.map(({ name }) => name),
    account: (await accountOf(owner.uid))?.toJSON(),
  }
}

describe('what a role may not do', () => {
  const ids: Record<string, string> = {}
  const files: Record<string, File> = {}
  let before: Awaited<ReturnType<typeof everything>>

  const username = uniqueName('intrusa')
  const inputs = (): Record<string, Record<string, unknown>> => ({
    'users.updatePerfil': aPerfil(),
    'users.create': aUserToCreate({ username, correo: `${username}@example.com` }),
    'users.update': aUserUpdate(owner.user, { nombre: 'Otra', rol_id: 1 }),
    'boletines.create': aBoletin(),
    'boletines.edit': aBoletin({ titulo: 'Otro' }),
    'libros.create': aLibro(),
    'libros.edit': aLibro({ titulo: 'Otro' }),
    'galeria.create': anImagen(),
    'galeria.edit': anImagen({ titulo: 'Otro' }),
  })

  beforeAll(async () => {
    ids.users = owner.uid
    ids.asesorias = (await call(server, api.asesorias.create, { input: anAsesoria() })).body.Id
    ids.inscripciones = (await call(server, api.inscripciones.create, { input: anInscripcion() })).body.Id
    for (const kind of KINDS) {
      const content = contentCalls(() => server, kind)
      files[kind] = await content.aFile()
      ids[kind] = (await content.create(people.admin.token)).body.Id
    }
    before = await everything()
  })

  const closed = ENDPOINTS.filter(({ refused }) => refused.length > 0)

  it.each(closed.map((row) => [row.name, row.refused.join(', '), row] as const))(
    '%s is refused to %s, and everything stays',
    async (name, _, { entity, endpoint, refused }) => {
      const request = { id: ids[entity] ?? '', input: inputs()[name] ?? {}, file: files[entity] }
      for (const kind of refused)
        expectRefusal(await ask(server, endpoint, { ...request, token: people[kind].token }), kind)
      expect(await everything()).toEqual(before)
    },
  )

  it.each(OF_SOMEBODY_ELSE)(
    'users.%s of somebody else is refused to all but %j, and everything stays',
    async (action, holders) => {
      for (const kind of ALL) {
        const { token } = people[kind]
        const reply = await ask(server, api.users[action], { id: owner.uid, input: aPerfil(), token })
        if (holders.includes(kind)) expect(reply.status, kind).toBe(200)
        else expectRefusal(reply, kind)
      }
      expect(await everything()).toEqual(before)
    },
  )
})

describe('what a role may do', () => {
  const own = async (name: string, kind: Kind): Promise<{ id?: string; token: string | undefined }> => {
    if (kind === 'visitor') return people.visitor
    const person = name === 'users.deletePerfil' ? await register(server, ROL_OF[kind]) : people[kind]
    const isOwn = /^users\.(read|.*Perfil)/.test(name)
    return { token: person.token, ...(isOwn && { id: person.uid }) }
  }

  // Without a body, and for records that do not exist: past the gate it is 400 or 404, or done.
  it.each(ENDPOINTS.map((row) => [row.name, row.allowed.join(', '), row] as const))(
    '%s lets %s through',
    async (name, _, { endpoint, allowed }) => {
      for (const kind of allowed) {
        const { status, body } = await ask(server, endpoint, await own(name, kind))
        expect([200, 400, 404], `${kind}: ${JSON.stringify(body)}`).toContain(status)
      }
    },
  )
})
