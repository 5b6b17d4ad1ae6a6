import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Storage } from '@google-cloud/storage'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, vi } from 'vitest'
import { HOST, PORTS, PROJECT } from '../../scripts/lib/config.ts'
import type { Firebase } from './server.ts'

/** Services of Firebase that fail. */

const UNAVAILABLE = 14
const REFUSED = 7

type Ask = (
  method: string,
  request: { transaction?: unknown; writes?: unknown[] },
  ...rest: unknown[]
) => Promise<unknown>

/**
 * Puts `around` between a database and its writes: the library sends them through one method that its types do not name.
 */
export const aroundRequests = (db: Firestore, around: (send: Ask) => Ask): void => {
  const client = db as unknown as { request: Ask }
  client.request = around(client.request.bind(db))
}

/** Whether a request is the commit of a record with its line of the log. */
export const isRecordWrite = (method: string, { writes = [] }: { writes?: unknown[] }): boolean =>
  method === 'commit' && writes.length > 1

/** Lets the writes of a database fail for good while `isFailing`. */
export const failWrites = (db: Firestore, isFailing: (request: object) => boolean): void =>
  aroundRequests(db, (send) => async (method, request, ...rest) => {
    if (method === 'commit' && isFailing(request))
      throw Object.assign(new Error('out of order'), { code: REFUSED })
    return send(method, request, ...rest)
  })

/**
 * Does the next write of a record and loses its answer, once. The library repeats a single write; it repeats all the steps
 * of a transaction.
 * @returns whether an answer has been lost by now
 */
export const loseNextAnswer = (db: Firestore): (() => boolean) => {
  let lost = false
  aroundRequests(db, (send) => async (method, request, ...rest) => {
    const answer = await send(method, request, ...rest)
    if (lost || !isRecordWrite(method, request)) return answer
    lost = true
    if (!request.transaction) return send(method, request, ...rest)
    throw Object.assign(new Error('the answer was lost'), { code: UNAVAILABLE })
  })
  return () => lost
}

/**
 * Holds the next write of a record back, as the library does that repeats a commit for ten minutes.
 * @returns `held` resolves once it waits; `release` lets it go on; `land` does so a minute later, and gives what `answer`
 * comes to
 */
export const holdNextWrite = (db: Firestore) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = new Promise<void>((resolve) => {
    let isNext = true
    aroundRequests(db, (send) => async (method, request, ...rest) => {
      if (!isNext || !isRecordWrite(method, request)) return send(method, request, ...rest)
      isNext = false
      resolve()
      await released
      return send(method, request, ...rest)
    })
  })
  return {
    held,
    release: () => release(),
    async land<T>(answer: Promise<T>): Promise<T> {
      const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
      release()
      return answer.finally(() => clock.mockRestore())
    },
  }
}

interface Answered {
  document?: { fields: Record<string, { stringValue?: string }> }
  found?: unknown
  missing?: unknown
  result?: unknown
}

interface AroundReads {
  /** Before Firestore is asked; `asked` is the question as JSON. */
  before?: (asked: string) => unknown
  /** Each document or count as it comes. */
  onAnswer?: (answer: Answered) => void
}

type AskStream = (...args: unknown[]) => Promise<NodeJS.EventEmitter>

/** Stands between a database and its reads. */
export const aroundReads = (db: Firestore, { before, onAnswer }: AroundReads): void => {
  const client = db as unknown as { requestStream: AskStream }
  const requestStream = client.requestStream.bind(db)
  client.requestStream = async (...args) => {
    await before?.(JSON.stringify(args[2]))
    const stream = await requestStream(...args)
    const emit = stream.emit.bind(stream)
    stream.emit = (event, ...rest) => {
      if (event === 'data') onAnswer?.(rest[0] as Answered)
      return emit(event, ...rest)
    }
    return stream
  }
}

/** Lets reads of a database fail while `isFailing` says so of what they ask for. */
export const failReads = (db: Firestore, isFailing: (asked: string) => boolean): void =>
  aroundReads(db, {
    before(asked) {
      if (isFailing(asked)) throw Object.assign(new Error('secret inside at /srv/db'), { code: REFUSED })
    },
  })

/**
 * Counts the documents that a database gives, the missing ones too, and each aggregation as one.
 * @returns how many `work` reads
 */
export const countReads = (db: Firestore): ((work: () => Promise<unknown>) => Promise<number>) => {
  let read = 0
  aroundReads(db, {
    onAnswer({ document, found, missing, result }) {
      if (document || found || missing || result) read += 1
    },
  })
  return async (work) => {
    read = 0
    await work()
    return read
  }
}

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

/** `refuse` answers 403, `cut` closes the connection, `silence` never answers. */
type Failure = 'refuse' | 'cut' | 'silence'

/** The method of a request to Storage and the object it names, if any. */
type Which = (method: string, object: string) => boolean

/** A gate for all tests of a file, or of a `describe`. */
export const withStorageGate = () => {
  const gate = {} as Awaited<ReturnType<typeof startStorageGate>>
  beforeAll(async () => void Object.assign(gate, await startStorageGate()))
  afterAll(() => gate.close())
  return gate
}

/** A proxy in front of the Storage emulator whose requests can fail. */
export const startStorageGate = async () => {
  let failing: { how: Failure; which: Which } | null = null
  let meanwhile: (() => Promise<unknown>) | null = null
  const server = createServer(async (req, res) => {
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
    fail(how: Failure, which: Which = () => true) {
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
