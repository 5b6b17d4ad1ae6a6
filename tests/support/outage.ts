import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import type { Auth } from 'firebase-admin/auth'
import { openFirebase } from '../../functions/src/google/firebase.ts'
import { createIdentity } from '../../functions/src/google/identity.ts'
import { PROJECT } from './emulators.ts'

const HOST = 'FIREBASE_AUTH_EMULATOR_HOST'

/** The library, pointed at another address: it keeps that of its first request. */
const authAt = async (address: string, asked: Promise<unknown>): Promise<Auth> => {
  const { auth } = openFirebase(initializeApp({ projectId: PROJECT }, `elsewhere-${randomUUID()}`))
  const host = process.env[HOST]
  process.env[HOST] = address
  const answer = auth.getUser('nobody').catch(() => undefined)
  await Promise.race([answer, asked])
  process.env[HOST] = host
  return auth
}

/** Accounts at an identity provider that nobody can reach. */
export const unreachableAccounts = async () =>
  createIdentity(await authAt('127.0.0.1:9', new Promise(() => {})), 'test-key', async () => null)

/** An identity provider that takes every call and answers none. */
export const silentIdentity = async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const auth = await authAt(`127.0.0.1:${port}`, once(server, 'connection'))
  return {
    identity: createIdentity(auth, 'test-key', async () => ({ username: null, rol: 1 })),
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
  return async (): Promise<void> => {
    arrived += 1
    if (arrived >= size) open()
    await gate
  }
}
