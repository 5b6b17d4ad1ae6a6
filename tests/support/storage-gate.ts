import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Storage } from '@google-cloud/storage'
import { HOST, PORTS, PROJECT } from '../../scripts/lib/addresses.ts'
import type { Firebase } from './server.ts'

/** What is asked of Storage: to store, to read or list, to remove; and of which object, where it is one. */
export interface StorageRequest {
  method: 'POST' | 'GET' | 'DELETE'
  object: string
}

type Which = (asked: StorageRequest) => boolean

export interface StorageGate {
  /** The server's bucket, through the gate. */
  bucket(firebase: Firebase): Firebase['bucket']
  /** Has Storage answer these requests with a refusal; all of them where nothing is said. */
  refuse(which?: Which): void
  /** Breaks the connection of these requests; all of them where nothing is said. */
  hangUp(which?: Which): void
  /** Never answers these requests; all of them where nothing is said. */
  fallSilent(which?: Which): void
  open(): void
  close(): Promise<void>
}

const FORBIDDEN = JSON.stringify({ error: { code: 403, message: 'refused' } })

/** A gate in front of the Storage emulator, which can be shut for some requests or for all. */
export const startStorageGate = async (): Promise<StorageGate> => {
  const none: Which = () => false
  const all: Which = () => true
  let refused = none
  let cut = none
  let unanswered = none

  const server = createServer((req, res) => {
    const asked = read(req)
    if (cut(asked)) return void req.socket.destroy()
    if (unanswered(asked)) return void req.resume()
    if (refused(asked)) return void res.writeHead(403, { 'content-type': 'application/json' }).end(FORBIDDEN)
    const { method, headers, url: path } = req
    const to = { host: HOST, port: PORTS.storage, method, headers, path, agent: false }
    const onward = request(to, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    onward.on('error', () => req.socket.destroy())
    req.pipe(onward)
  }).listen(0, HOST)
  await once(server, 'listening')
  const storage = openStorage(`http://${HOST}:${(server.address() as AddressInfo).port}`)

  return {
    bucket: ({ bucket: { name } }) => ({ name, open: async () => storage.bucket(name) }),
    refuse: (which = all) => {
      refused = which
    },
    hangUp: (which = all) => {
      cut = which
    },
    fallSilent: (which = all) => {
      unanswered = which
    },
    open: () => {
      refused = none
      cut = none
      unanswered = none
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * The endpoint alone would hold for uploads only: for the rest the library prefers the emulator of the environment. Which
 * copies a file at the addresses that the library uses there, and not below `/storage/v1`.
 */
const openStorage = (apiEndpoint: string): Storage =>
  Object.assign(new Storage({ apiEndpoint, projectId: PROJECT }), { baseUrl: apiEndpoint })

/** `/upload/storage/v1/b/<bucket>/o?name=<object>` stores, `/b/<bucket>/o/<object>` is everything else. */
const read = ({ method, url = '' }: IncomingMessage): StorageRequest => {
  const { pathname, searchParams } = new URL(url, 'http://storage')
  const object = searchParams.get('name') ?? decodeURIComponent(/\/o\/(.+)$/.exec(pathname)?.[1] ?? '')
  return { method: method as StorageRequest['method'], object }
}
