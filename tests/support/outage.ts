import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createHttpServer, request } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Storage } from '@google-cloud/storage'
import { initializeApp } from 'firebase-admin/app'
import type { Auth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { HOST, PORTS, PROJECT } from '../../scripts/lib/addresses.ts'
import { aroundRequests, isRecordWrite } from './firestore-requests.ts'
import { accountsOf, type Firebase, startApi } from './server.ts'

/** Services of Firebase that fail. */

/** The same accounts; `around` stands between the server and every call by that name. */
export const aroundAccounts = (
  auth: Auth,
  around: (method: string, work: () => Promise<unknown>, args: unknown[]) => Promise<unknown>,
): Auth =>
  new Proxy(auth, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => around(String(name), () => member.apply(target, args), args)
    },
  })

const AUTH_EMULATOR = 'FIREBASE_AUTH_EMULATOR_HOST'

/** An identity provider that takes every call and answers none. */
export const silentAccounts = async () => {
  const server = createHttpServer(() => {}).listen(0, HOST)
  await once(server, 'listening')
  const auth = accountsOf(initializeApp({ projectId: PROJECT }, `silent-${randomUUID()}`))
  const emulator = process.env[AUTH_EMULATOR]
  // The library keeps the address of its first request.
  process.env[AUTH_EMULATOR] = `${HOST}:${(server.address() as AddressInfo).port}`
  auth.getUser('nobody').catch(() => undefined)
  await once(server, 'connection')
  process.env[AUTH_EMULATOR] = emulator
  return {
    auth,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Holds callers back until as many have come: what they do next, they do at once. */
export const createMeeting = (size: number) => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  let arrived = 0
  return (): Promise<void> => {
    arrived += 1
    if (arrived >= size) open()
    return gate
  }
}

/** `refuse` answers 403, `cut` closes the connection, `silence` never answers. */
export type StorageFailure = 'refuse' | 'cut' | 'silence'

/** The method of a request to Storage and the object it names, if any. */
type Which = (method: string, object: string) => boolean

/** A proxy in front of the Storage emulator whose requests can fail. */
export const startStorageGate = async () => {
  let failing: { how: StorageFailure; which: Which } | null = null
  let meanwhile: (() => Promise<unknown>) | null = null
  const server = createHttpServer(async (req, res) => {
    const { method = '', headers, url: path = '' } = req
    const { pathname, searchParams } = new URL(path, 'http://storage')
    const object = searchParams.get('name') ?? decodeURIComponent(/\/o\/(.+)$/.exec(pathname)?.[1] ?? '')
    const how = failing?.which(method, object) ? failing.how : null
    const work = /\/(copyTo|rewriteTo)\//.test(path) ? meanwhile : null
    if (work) meanwhile = null
    await work?.()
    if (how === 'cut') return void req.socket.destroy()
    if (how === 'silence') return void req.resume()
    if (how === 'refuse')
      return void res
        .writeHead(403, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { code: 403, message: 'refused' } }))
    const onward = request(
      { host: HOST, port: PORTS.storage, method, headers, path, agent: false },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
      },
    )
    onward.on('error', () => req.socket.destroy())
    req.pipe(onward)
  }).listen(0, HOST)
  await once(server, 'listening')

  const apiEndpoint = `http://${HOST}:${(server.address() as AddressInfo).port}`
  // The library takes `apiEndpoint` for uploads and `baseUrl` for all else, the addresses of the emulator's copies included.
  const storage = Object.assign(new Storage({ apiEndpoint, projectId: PROJECT }), { baseUrl: apiEndpoint })
  return {
    /** The server's files, through the gate. */
    replace: ({ bucket: { name } }: Firebase) => ({
      bucket: { name, open: async () => storage.bucket(name) },
    }),
    fail(how: StorageFailure, which: Which = () => true) {
      failing = { how, which }
    },
    /** Does this work before the next copy of a file is made. */
    beforeNextCopy(work: () => Promise<unknown>) {
      meanwhile = work
    },
    mend() {
      failing = null
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What of the conversation with Firestore is held back. */
type Held = 'questions' | 'answers'

/** A connection to the Firestore emulator that loses nothing and can hold everything back. */
const startConnection = async () => {
  const pairs: { near: Socket; far: Socket }[] = []
  let held: Held | null = null
  const apply = ({ near, far }: { near: Socket; far: Socket }) => {
    near[held === 'questions' ? 'pause' : 'resume']()
    far[held === 'answers' ? 'pause' : 'resume']()
  }
  const server = createServer((near) => {
    const far = connect(PORTS.firestore, HOST)
    pairs.push({ near, far })
    const end = () => [near, far].map((socket) => socket.destroy())
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from
        .on('data', (bytes) => to.write(bytes))
        .on('error', end)
        .on('close', end)
    apply({ near, far })
  }).listen(0, HOST)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    hold(what: Held | null) {
      held = what
      pairs.forEach(apply)
    },
    close() {
      for (const { near, far } of pairs) [near, far].map((socket) => socket.destroy())
      server.close()
    },
  }
}

const FIRESTORE_EMULATOR = 'FIRESTORE_EMULATOR_HOST'

/** A server whose Firestore can fall silent, with production's deadlines. */
export const startHeldApi = async () => {
  const { port, hold, close } = await startConnection()
  let atNextWrite: Held | null = null
  const server = await startApi(
    {},
    {
      replace({ app, db }) {
        const direct = process.env[FIRESTORE_EMULATOR]
        process.env[FIRESTORE_EMULATOR] = `${HOST}:${port}`
        const through = getFirestore(initializeApp({ projectId: PROJECT }, `${app.name}-held`), db.databaseId)
        process.env[FIRESTORE_EMULATOR] = direct
        aroundRequests(through, (ask) => (method, request, ...rest) => {
          if (atNextWrite && isRecordWrite(method, request)) hold(atNextWrite)
          return ask(method, request, ...rest)
        })
        return { db: through }
      },
    },
  )
  return {
    server,
    hold,
    holdAtWrite(what: Held) {
      atNextWrite = what
    },
    release() {
      atNextWrite = null
      hold(null)
    },
    async close() {
      close()
      await server.close()
    },
  }
}
