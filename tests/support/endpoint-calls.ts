import { type Endpoint, ROL } from '@naf/contract'
import { asForm } from '../../scripts/lib/as-form.ts'
import { JSON_TYPE, type Person, type Reply, send } from './api-as.ts'
import type { ApiServer } from './api-server.ts'
import { contentCalls, KINDS } from './content-kinds.ts'
import { ENDPOINTS, type Entity } from './endpoints.ts'
import type { Identity, StrictApi } from './every-identity.ts'
import { type Input, inputOf } from './good-inputs.ts'

/** A good call of every endpoint, about what is the caller's own or somebody else's. */

/** Where a record says whose it is, of whatever kind. */
const ownerField = (record: Input): string | null => {
  if ('subidoPor' in record) return 'subidoPor.uid'
  return 'usuarioId' in record ? 'usuarioId' : null
}

const isContent = (entity: Entity): boolean => (KINDS as readonly Entity[]).includes(entity)

/** The records that are neither people nor files. */
const CREATING = ENDPOINTS.filter(
  ({ entity, action }) => action === 'create' && entity !== 'users' && !isContent(entity),
)

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
  return send(server, method, target, { token, headers: JSON_TYPE, body: JSON.stringify(input) })
}

/** Calls on one server, with a record of every kind in it to make others like it. */
export const endpointCalls = async ({ server, person }: StrictApi) => {
  const { db } = server.firebase
  const editor = await person(ROL.EDITOR)
  const owner: Person = await person()
  const files: Record<string, File> = {}
  const templates: Record<string, Input> = {}

  const storeTemplate = async (entity: Entity) => {
    const [made] = (await db.collection(entity).get()).docs
    if (!made) throw new Error(`no record of ${entity} to make others like it`)
    templates[entity] = made.data()
  }
  for (const kind of KINDS) {
    const content = contentCalls(() => server, kind)
    files[kind] = await content.aFile()
    await content.create(editor.token)
    await storeTemplate(kind)
  }
  for (const { entity, endpoint } of CREATING) {
    const input = inputOf(entity, 'create', owner, false)
    await ask(server, endpoint, { id: '', token: editor.token, input })
    await storeTemplate(entity)
  }

  /** The id of a record that belongs to somebody; a record of its own for each call. */
  const recordOf = async (entity: Entity, uid: string): Promise<string> => {
    if (entity === 'users' || entity === 'salud') return uid
    const record = db.collection(entity).doc()
    const template = templates[entity] ?? {}
    await record.set({ ...template, realizada: true })
    const field = ownerField(template)
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
      const input = inputOf(entity, action, whose, isOwn)
      const file = action === 'create' ? files[entity] : undefined
      return () => ask(server, endpoint, { id, token: who.token, input, file })
    },
  }
}
