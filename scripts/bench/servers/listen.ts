import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on any free port and tells the parent which one; ends with it. */
export const listen = (handle: RequestListener): void => {
  process.once('disconnect', () => process.exit())
  const server = createServer(handle).listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as AddressInfo).port })
  })
}
