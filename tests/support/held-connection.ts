import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { createRepositories } from '../../functions/src/entities/repositories.ts'
import { HOST, PORTS, PROJECT } from '../../scripts/lib/addresses.ts'
import { aroundRequests } from './firestore-requests.ts'
import { startApi } from './server.ts'

/** What of the conversation with Firestore is held back. */
export type Held = 'questions' | 'answers'

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
    near
      .on('data', (bytes) => far.write(bytes))
      .on('error', end)
      .on('close', end)
    far
      .on('data', (bytes) => near.write(bytes))
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

const EMULATOR = 'FIRESTORE_EMULATOR_HOST'

/** A server whose Firestore can fall silent, with production's deadlines. Its `firebase.db` goes past the connection. */
export const startHeldApi = async () => {
  const { port, hold, close } = await startConnection()
  let atNextWrite: Held | null = null
  const server = await startApi({}, (_, { app, db }) => {
    const direct = process.env[EMULATOR]
    process.env[EMULATOR] = `${HOST}:${port}`
    const through = getFirestore(initializeApp({ projectId: PROJECT }, `${app.name}-held`), db.databaseId)
    process.env[EMULATOR] = direct
    aroundRequests(through, (ask) => (method, ...rest) => {
      if (method === 'commit' && atNextWrite) hold(atNextWrite)
      return ask(method, ...rest)
    })
    return createRepositories(through, 'http://127.0.0.1:5000')
  })
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
