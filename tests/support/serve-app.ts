import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { http } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import { keepBodiesUnread } from '../../functions/src/http/unread-body.ts'

type App = Parameters<typeof http>[1]

/** An Express app of ours behind the framework that runs it in the cloud. */
export const serveApp = async (name: string, app: App) => {
  http(name, app)
  const server = getTestServer(name)
  const readBodiesAgain = keepBodiesUnread((candidate) => candidate === server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api`,
    close() {
      server.closeAllConnections()
      server.close()
      readBodiesAgain()
    },
  }
}
