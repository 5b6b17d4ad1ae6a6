import { randomUUID } from 'node:crypto'
import { type api, type Endpoint, ROL } from '@naf/contract'
import { asForm } from '../../scripts/lib/as-form.ts'
import { type Person, type Reply, send, uniqueName } from './api-as.ts'
import type { ApiServer } from './api-server.ts'
import {
  aBoletin,
  aLibro,
  anAsesoria,
  anImagen,
  anInscripcion,
  aPerfil,
  aRegistration,
  aUserToCreate,
  aUserUpdate,
} from './builders.ts'
import { contentCalls, KINDS } from './content-kinds.ts'
import type { Identity, StrictApi } from './every-identity.ts'

/** A good call of every endpoint, about what is the caller's own or somebody else's. */

type Entity = keyof typeof api
type Input = Record<string, unknown>

/** What a body says: of whoever asks, where `owner` is that person too. */
type Body = (owner: Identity, isOwn: boolean) => Input

const none: Body = () => ({})

const anIdEspe = () => `L${randomUUID().slice(0, 8).toUpperCase()}`
const subidoPor = (form: (changes: Input) => unknown): Body => {
  return ({ uid = '' }) => form({ subidoPor: uid }) as Input
}

/** One that is left out does not compile. */
const BODIES: { [E in Entity]: Record<keyof (typeof api)[E], Body> } = {
  salud: { read: none },
  users: {
    login: ({ user }, isOwn) => ({
      username: user?.Username ?? uniqueName('nadie'),
      password: isOwn ? 'secreta-1' : 'equivocada-1',
    }),
    register: ({ uid = 'nadie', correo = 'nadie@example.com', user }) =>
      aRegistration({ uid, correo, username: user?.Username ?? uniqueName('nueva') }) as Input,
    dashboardAccess: none,
    readRol: none,
    read: none,
    updatePerfil: () => aPerfil({ ciudad: 'Otra' }) as Input,
    deletePerfil: none,
    list: none,
    create: () => {
      const username = uniqueName('creada')
      return aUserToCreate({ username, correo: `${username}@example.com`, rol_id: '1' }) as Input
    },
    update: ({ user }) => (user ? (aUserUpdate(user, { nombre: 'Otra', rol_id: ROL.ADMIN }) as Input) : {}),
    delete: none,
  },
  asesorias: {
    create: ({ uid = null }) => anAsesoria({ UsuarioId: uid }) as Input,
    list: none,
    markDone: none,
    delete: none,
    deleteDone: none,
    deleteAll: none,
  },
  boletines: { list: none, create: subidoPor(aBoletin), edit: subidoPor(aBoletin), delete: none },
  libros: { list: none, create: subidoPor(aLibro), edit: subidoPor(aLibro), delete: none },
  galeria: { list: none, create: subidoPor(anImagen), edit: subidoPor(anImagen), delete: none },
  inscripciones: {
    create: () => anInscripcion({ IdEspe: anIdEspe() }) as Input,
    list: none,
    delete: none,
  },
}

const OWNER_FIELD: Partial<Record<Entity, string>> = {
  asesorias: 'usuarioId',
  boletines: 'subidoPor.uid',
  libros: 'subidoPor.uid',
  galeria: 'subidoPor.uid',
}

/** Sends what the endpoint takes: a JSON body, a form with a file, or nothing. */
const ask = (
  server: Pick<ApiServer, 'url'>,
  { method, path, file: rule }: Endpoint,
  {
    id,
    token,
    input,
    file,
  }: { id: string; token: string | undefined; input: Input; file?: File | undefined },
): Promise<Reply> => {
  const target = path.replace(/:\w+/, id)
  if (rule) return send(server, method, target, { token, body: asForm(rule, input, file) })
  if (method === 'GET' || method === 'DELETE') return send(server, method, target, { token })
  const headers = { 'content-type': 'application/json' }
  return send(server, method, target, { token, headers, body: JSON.stringify(input) })
}

/** Calls on one server, with a record of every kind in it to make others like it. */
export const endpointCalls = async ({ server, person }: StrictApi) => {
  const { db } = server.firebase
  const editor = await person(ROL.EDITOR)
  const owner: Person = await person()
  const files: Record<string, File> = {}
  const templates: Record<string, Input> = {}

  const keepTemplate = async (entity: Entity) => {
    const { docs } = await db.collection(entity).get()
    templates[entity] = docs[0]?.data() ?? {}
  }
  for (const kind of KINDS) {
    const content = contentCalls(() => server, kind)
    files[kind] = await content.aFile()
    await content.create(editor.token)
    await keepTemplate(kind)
  }
  for (const entity of ['asesorias', 'inscripciones'] as const) {
    const input = BODIES[entity].create(owner, false)
    const headers = { 'content-type': 'application/json' }
    const path = entity === 'asesorias' ? '/asesorias/nueva' : '/inscripciones/crear'
    await send(server, 'POST', path, { headers, body: JSON.stringify(input) })
    await keepTemplate(entity)
  }

  /** The id of a record that belongs to somebody; a record of its own for each call. */
  const recordOf = async (entity: Entity, uid: string): Promise<string> => {
    if (entity === 'users' || entity === 'salud') return uid
    const record = db.collection(entity).doc()
    await record.set({ ...templates[entity], realizada: true })
    const field = OWNER_FIELD[entity]
    if (field) await record.update({ [field]: uid })
    return record.id
  }

  return {
    owner,
    /** Makes ready what the call is about. @returns the call */
    prepare: async (entity: Entity, action: string, who: Identity, isOwn: boolean, endpoint: Endpoint) => {
      const whose = isOwn ? who : owner
      const isOfRecords = endpoint.path.includes(':') || action.startsWith('delete')
      const id = isOfRecords ? await recordOf(entity, whose.uid ?? 'nadie') : ''
      const input = (BODIES[entity] as Record<string, Body>)[action]?.(whose, isOwn) ?? {}
      const file = action === 'create' ? files[entity] : undefined
      return () => ask(server, endpoint, { id, token: who.token, input, file })
    },
  }
}
