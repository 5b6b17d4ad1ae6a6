import { type Asesoria, api, type User } from '@naf/contract'
import { call } from '../api-as.ts'
import { signIn } from '../identity-client.ts'
import { ensureCalendar } from './calendars.ts'
import { DEMO } from './people.ts'
import { DEMO_RECORDS } from './routes.ts'
import { apiToken, portalApi } from './server-side.ts'
import { ensureTraining } from './trainings.ts'

/** Records of the demo data, for the addresses that name one. */

type Kind = keyof typeof DEMO_RECORDS

const recordId = async (kind: Kind, token: string): Promise<string> => {
  const titulo = DEMO_RECORDS[kind]
  const { status, body } = await call(portalApi, api[kind].list, { token })
  const found = status === 200 && body.find(({ Titulo }: { Titulo: string }) => Titulo === titulo)
  if (!found) throw new Error(`no demo record '${titulo}': ${status}`)
  return found.Id
}

/** A user whom staff may look at and an administrator may keep: nobody's own. */
const userId = async (token: string): Promise<string> => {
  const { uid } = await signIn(DEMO.usuario.correo, DEMO.usuario.password)
  const { body } = await call(portalApi, api.users.read, { params: { uid }, token })
  return (body as User).Id
}

/** The oldest request that there is, which no test changes. */
const requestId = async (token: string): Promise<string> => {
  const { body } = await call(portalApi, api.asesorias.list, { token })
  const oldest = (body as Asesoria[]).findLast(({ FechaSolicitud }) => FechaSolicitud !== null)
  if (!oldest) throw new Error('no request in the demo data')
  return oldest.Id
}

/** A ready answer, which is made where there is none. */
const templateId = async (): Promise<string> => {
  const token = await apiToken()
  const { body } = await call(portalApi, api.plantillas.list, { token })
  const [first] = body as { Id: string }[]
  if (first) return first.Id
  const input = { Titulo: 'Un saludo', Texto: 'Hola, {nombre}.' }
  const { body: created } = await call(portalApi, api.plantillas.create, { token, input })
  return (created as { Id: string }).Id
}

const kinds = Object.keys(DEMO_RECORDS) as Kind[]

const FINDERS: Record<string, () => Promise<string>> = {
  ...Object.fromEntries(kinds.map((kind) => [kind, async () => recordId(kind, await apiToken('editor'))])),
  usuario: async () => userId(await apiToken('editor')),
  asesoria: async () => requestId(await apiToken('editor')),
  plantilla: templateId,
  calendario: () => ensureCalendar(),
  capacitacion: ensureTraining,
}

const found = new Map<string, Promise<string>>()

/** @throws where there is no such kind */
const idOf = (name: string): Promise<string> => {
  const find = FINDERS[name]
  if (!find) throw new Error(`no demo record for ':${name}'`)
  const id = found.get(name) ?? find()
  found.set(name, id)
  return id
}

/**
 * An address with the ids of real records where the table names only their kind: 'usuarios/ver/:usuario'.
 * @throws where there is no such kind
 */
export const withIds = async (path: string): Promise<string> => {
  let address = path
  for (const [param, name = ''] of path.matchAll(/:(\w+)/g))
    address = address.replace(param, await idOf(name))
  return address
}
