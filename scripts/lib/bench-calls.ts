import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api, type Endpoint } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import { createApp } from '../../functions/src/app.ts'
import { parseConfig } from '../../functions/src/config.ts'
import { createDeps } from '../../functions/src/deps.ts'
import type { Firebase } from '../../functions/src/google/firebase.ts'
import { keepBodiesUnread } from '../../functions/src/http/body.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, HOST, url } from './config.ts'

export const AN_ADVISORY = {
  Nombre: 'María Fernanda Quishpe',
  CedulaRUC: '1710034065',
  Correo: 'maria.quishpe@example.com',
  Telefono: '0991234567',
  Ciudad: 'Sangolquí',
  TipoServicio: 'Declaraciones tributarias',
  TipoContribuyente: 'Persona natural no obligada a llevar contabilidad',
  Discapacidad: 'no',
  MedioContacto: 'WhatsApp',
  DetalleSolicitud: '¿Cómo declaro el IVA semestral de mi negocio?',
}

interface Call {
  name: string
  endpoint: Endpoint
  id?: string
  query?: Record<string, string>
  input?: object
  token?: string
}

export interface CallCost {
  name: string
  reads: number
  writes: number
}

/** What the main calls read and write in Firestore, each once on a warm instance with the demo data. */
export const countCalls = async (firebase: Firebase, env: NodeJS.ProcessEnv): Promise<CallCost[]> => {
  const calls = await mainCalls(firebase.db)
  const counted = countDocuments(firebase.db)
  keepBodiesUnread()
  const server = createServer(createApp(createDeps(parseConfig(env), firebase))).listen(0, HOST)
  await once(server, 'listening')
  const origin = `http://${HOST}:${(server.address() as AddressInfo).port}`
  const print = process.stdout.write
  // The API logs every request to the standard output.
  process.stdout.write = () => true
  try {
    // A state changes once; every other call warms up.
    for (const call of calls.filter(({ endpoint }) => endpoint !== api.asesorias.changeState))
      await send(origin, call)
    const costs: CallCost[] = []
    for (const call of calls) {
      const before = { ...counted }
      await send(origin, call)
      const [reads, writes] = [counted.reads - before.reads, counted.writes - before.writes]
      costs.push({ name: call.name, reads, writes })
    }
    return costs
  } finally {
    process.stdout.write = print
    server.close()
    server.closeAllConnections()
  }
}

const tokenOf = async (name: string): Promise<string> => {
  const email = DEMO_ACCOUNTS.find(({ username }) => username === name)?.correo
  const place = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x'
  const response = await fetch(`${url('auth')}/${place}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
  })
  return ((await response.json()) as { idToken: string }).idToken
}

const mainCalls = async (db: Firestore): Promise<Call[]> => {
  const [editor, usuario] = [await tokenOf('editor'), await tokenOf('usuario')]
  const open = await db.collection('asesorias').where('estado', '==', 'recibida').limit(1).get()
  const id = open.docs[0]?.id ?? ''
  const login = { username: 'usuario', password: DEMO_PASSWORD }
  return [
    { name: 'public list of books', endpoint: api.libros.list },
    { name: 'advisory of a visitor', endpoint: api.asesorias.create, input: AN_ADVISORY },
    {
      name: 'advisory of an account',
      endpoint: api.asesorias.create,
      input: AN_ADVISORY,
      token: usuario,
    },
    { name: 'own requests', endpoint: api.asesorias.mine, token: usuario },
    { name: 'login', endpoint: api.users.login, input: login },
    { name: 'page of 50 requests', endpoint: api.asesorias.list, query: { limite: '50' }, token: editor },
    { name: 'one request', endpoint: api.asesorias.read, id, token: editor },
    {
      name: 'change of state',
      endpoint: api.asesorias.changeState,
      id,
      input: { Desde: 'recibida', Estado: 'en_curso' },
      token: editor,
    },
  ]
}

const send = async (origin: string, { endpoint, id = '', query, input, token }: Call): Promise<void> => {
  const path = endpoint.path.replace(':id', id)
  const response = await fetch(`${origin}/api${path}?${new URLSearchParams(query)}`, {
    method: endpoint.method,
    headers: {
      ...(input && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: input ? JSON.stringify(input) : null,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${text}`)
}

interface Answer {
  document?: unknown
  found?: unknown
  missing?: unknown
}

/** The library sends everything through two methods, which its types do not name. */
interface Requests {
  request: (method: string, request: { writes?: unknown[] }, ...rest: unknown[]) => Promise<unknown>
  requestStream: (...args: unknown[]) => Promise<NodeJS.EventEmitter>
}

/** Counts documents as they come and go; one that is asked for and missing is a read too. */
const countDocuments = (db: Firestore): { reads: number; writes: number } => {
  const counted = { reads: 0, writes: 0 }
  const client = db as unknown as Requests
  const [request, requestStream] = [client.request.bind(db), client.requestStream.bind(db)]
  client.request = (method, body, ...rest) => {
    if (method === 'commit') counted.writes += body.writes?.length ?? 0
    return request(method, body, ...rest)
  }
  client.requestStream = async (...args) => {
    const stream = await requestStream(...args)
    const emit = stream.emit.bind(stream)
    stream.emit = (event, ...rest) => {
      const { document, found, missing } = (rest[0] ?? {}) as Answer
      if (event === 'data' && (document || found || missing)) counted.reads += 1
      return emit(event, ...rest)
    }
    return stream
  }
  return counted
}
