import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Storage } from '@google-cloud/storage'
import { createFileStore } from '../../functions/src/google/storage.ts'
import { HOST, PORTS, PROJECT } from '../../scripts/lib/addresses.ts'
import type { Firebase } from './server.ts'

/** `refuse` answers 403, `cut` closes the connection, `silence` never answers. */
export type StorageFailure = 'refuse' | 'cut' | 'silence'

/** The method of a request to Storage and the object it names, if any. */
type Which = (method: string, object: string) => boolean

/** A proxy in front of the Storage emulator whose requests can fail. */
export const startStorageGate = async () => {
  let failing: { how: StorageFailure; which: Which } | null = null
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
    filesOf: ({ bucket: { name } }: Firebase, deadlineMs?: number) =>
      createFileStore({ name, open: async () => storage.bucket(name) }, deadlineMs),
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
