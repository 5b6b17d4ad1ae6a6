import { randomInt } from 'node:crypto'
import { CODIGO_SIGNS, codigoFrom, type Endpoint, NUMERO_PREFIX, NUMERO_SIGNS, ROL } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { asForm } from '../../scripts/lib/as-form.ts'
import { JSON_TYPE, type Person, type Reply, send } from './api-as.ts'
import { ALL_KINDS, contentCalls } from './content-kinds.ts'
import { ENDPOINTS, type Entity } from './endpoints.ts'
import { inputOf } from './good-forms.ts'
import type { Identity, StrictApi } from './identities.ts'
import type { ApiServer } from './server.ts'

type Input = Record<string, unknown>

/** The calls about trainings that need who signed up, and a certificate. */
const USES_SIGN_UP = /^(?:open|cancel|participants|tick)$/
const USES_CERTIFICATE = /^(?:read|certificate|tick)$/

/** A good call of every endpoint, about what is the caller's own or somebody else's. */

/** What a record says of whose it is, of whatever kind. */
const ownedBy = (record: Input, uid: string): Input => {
  if ('subidoPor' in record) return { subidoPor: { ...(record.subidoPor as object), uid } }
  return 'usuarioId' in record ? { usuarioId: uid } : {}
}

const isContent = (entity: Entity): boolean => (ALL_KINDS as readonly Entity[]).includes(entity)

/** What the address of a call holds besides. */
const PERIOD = 'desde=2026-07-01&hasta=2026-12-31'
const QUERIES: Record<string, string> = {
  'asesorias.changes': '?desde=2026-01-01T00:00:00.000Z',
  'asesorias.export': '?formato=csv',
  'inscripciones.export': '?formato=xlsx',
  'capacitaciones.export': '?formato=csv',
  'users.export': '?formato=csv',
  'informe.read': `?${PERIOD}`,
  'informe.export': `?${PERIOD}&formato=xlsx`,
  'informe.opiniones': `?${PERIOD}`,
}

/** Every one can be deleted as done. */
const DONE = {
  realizada: true,
  estado: 'realizada',
  cierre: 'atendida',
  fechaRealizacion: Timestamp.now(),
}

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
    params = {},
    query = '',
    token,
    input,
    file,
  }: {
    id: string
    params?: Record<string, string> | undefined
    query?: string | undefined
    token: string | undefined
    input: Input
    file?: File | undefined
  },
): Promise<Reply> => {
  const target = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? id) + query
  if (rule) return send(server, method, target, { token, body: asForm(rule, input, file) })
  if (method === 'GET' || method === 'DELETE') return send(server, method, target, { token })
  return send(server, method, target, { token, headers: JSON_TYPE, body: JSON.stringify(input) })
}

const randomSigns = (length: number): string =>
  Array.from({ length }, () => NUMERO_SIGNS[randomInt(NUMERO_SIGNS.length)]).join('')

/** Calls on one server, with a record of every kind in it to make others like it. */
export const endpointCalls = async ({ server, person }: StrictApi) => {
  const { db } = server.firebase
  const maker = await person(ROL.ADMIN)
  const owner: Person = await person()
  const files: Record<string, File> = {}
  const templates: Record<string, Input> = {}

  const storeTemplate = async (entity: Entity) => {
    const [made] = (await db.collection(entity).get()).docs
    if (!made) throw new Error(`no record of ${entity} to make others like it`)
    templates[entity] = made.data()
  }
  for (const kind of ALL_KINDS) {
    const content = contentCalls(() => server, kind)
    files[kind] = await content.aFile()
    await content.create(maker.token)
    await storeTemplate(kind)
  }
  for (const { entity, endpoint } of CREATING) {
    const input = inputOf(entity, 'create', owner, false)
    await ask(server, endpoint, { id: '', token: maker.token, input })
    await storeTemplate(entity)
  }
  templates.papelera = {
    asesoria: templates.asesorias,
    fechaEliminacion: Timestamp.now(),
    eliminadaPor: null,
  }

  /** The id of a record that belongs to somebody; a record of its own for each call. */
  const recordOf = async (entity: Entity, uid: string, changes: Input = {}): Promise<string> => {
    if (['users', 'salud'].includes(entity)) return uid
    const record = db.collection(entity).doc()
    const template = templates[entity] ?? {}
    const done = entity === 'asesorias' && DONE
    await record.set({ ...template, ...done, ...ownedBy(template, uid), ...changes })
    return record.id
  }

  /** What opens a request of somebody's without an account; nothing where the call is about something else. */
  const keysTo = async (entity: Entity, uid: string): Promise<Input> => {
    if (entity !== 'seguimiento') return {}
    const id = await recordOf('asesorias', uid)
    const { clave, correo } = templates.asesorias ?? {}
    const numero = NUMERO_PREFIX + randomSigns(4)
    await db.doc(`numeros/${numero}`).set({ coleccion: 'asesorias', registro: id })
    return { Numero: numero, Correo: correo, Enlace: `${id}.${clave}` }
  }

  /** A subscription of its own for each call, and a bulletin to tell of. */
  const aSubscription = async () => {
    const boletin = await recordOf('boletines', maker.uid)
    const link = { lector: db.collection('suscripciones').doc().id, clave: 'c'.repeat(22) }
    const record = { correo: `${link.lector}@example.com`, clave: link.clave, acepta: true }
    await db.collection('suscripciones').doc(link.lector).set(record)
    return { id: boletin, params: { boletin, ...link }, keys: { Enlace: `${link.lector}.${link.clave}` } }
  }

  /** A sign-up of its own for each call, and what a certificate is confirmed by; its training is over where it is ticked. */
  const aParticipation = async (action: string) => {
    const id = await recordOf('capacitaciones', maker.uid, action === 'tick' ? { fecha: '2020-01-01' } : {})
    const participante = db.collection('participantes').doc()
    const codigo = codigoFrom(randomSigns(CODIGO_SIGNS))
    const now = Timestamp.now()
    const record = {
      ...{ capacitacion: id, nombre: 'Ana', correo: `${participante.id}@example.com`, estado: 'inscrito' },
      ...{ clave: 'c'.repeat(22), orden: 1, fecha: now, avisado: now },
      ...{ asistio: true, certificado: codigo },
    }
    if (USES_SIGN_UP.test(action)) await participante.set(record)
    const certificate = { nombre: 'Ana', titulo: 'IVA', fecha: '2020-01-01', inicio: '10:00', fin: '12:00' }
    const whole = { ...certificate, campus: 'Latacunga', emitido: now }
    if (USES_CERTIFICATE.test(action)) await db.doc(`certificados/${codigo}`).set(whole)
    const params = { id, participante: participante.id, codigo }
    return { id, params, keys: { Enlace: `${participante.id}.${'c'.repeat(22)}` } }
  }

  const preparedFor = async (entity: Entity, action: string) => {
    if (entity === 'suscripciones') return aSubscription()
    if (entity === 'calendario' && action === 'subscription')
      return { id: '', params: { tipo: 'general', digito: '3' }, keys: {} }
    return entity === 'capacitaciones' || entity === 'verificar' ? aParticipation(action) : null
  }

  return {
    owner,
    /** Makes ready what the call is about. @returns the call */
    prepare: async (entity: Entity, action: string, who: Identity, isOwn: boolean, endpoint: Endpoint) => {
      const whose = isOwn ? who : owner
      const prepared = await preparedFor(entity, action)
      const isOfRecords = endpoint.path.includes(':') || action.startsWith('delete')
      const id = prepared?.id ?? (isOfRecords ? await recordOf(entity, whose.uid ?? 'nadie') : '')
      const keys = await keysTo(entity, whose.uid ?? 'nadie')
      const input = { ...inputOf(entity, action, whose, isOwn), ...keys, ...prepared?.keys }
      const params = prepared?.params
      const file = action === 'create' ? files[entity] : undefined
      const query = QUERIES[`${entity}.${action}`]
      return () => ask(server, endpoint, { id, params, query, token: who.token, input, file })
    },
  }
}
