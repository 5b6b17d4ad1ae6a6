import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { createRepositories } from '../../functions/src/entities/repositories.ts'
import { HOST, PORTS, PROJECT } from '../../scripts/lib/addresses.ts'
import { aroundRequests } from './firestore-requests.ts'
import type { Firebase } from './server.ts'
import { startApi } from './server.ts'

/** What of a conversation with Firestore is held back: questions come late, or are answered late. */
export type Held = 'questions' | 'answers'

export interface HeldConnection {
  port: number
  /** From now on nothing of that comes through; the connections stay, and new ones are taken. */
  hold(what: Held): void
  /** Lets everything through that was held back. */
  release(): void
  close(): void
}

/** A connection to the Firestore emulator on which nothing gets lost, and anything may have to wait. */
const startConnection = async (): Promise<HeldConnection> => {
  const sockets: { near: Socket; far: Socket }[] = []
  let held: Held | null = null
  const apply = ({ near, far }: { near: Socket; far: Socket }) => {
    if (held === 'questions') near.pause()
    else near.resume()
    if (held === 'answers') far.pause()
    else far.resume()
  }

  const server = createServer((near) => {
    const pair = { near, far: connect(PORTS.firestore, HOST) }
    sockets.push(pair)
    near.on('data', (bytes) => pair.far.write(bytes))
    pair.far.on('data', (bytes) => near.write(bytes))
    for (const socket of [near, pair.far])
      for (const end of ['error', 'close'] as const)
        socket.on(end, () => {
          near.destroy()
          pair.far.destroy()
        })
    apply(pair)
  }).listen(0, HOST)
  await once(server, 'listening')

  const change = (what: Held | null) => {
    held = what
    sockets.forEach(apply)
  }
  return {
    port: (server.address() as AddressInfo).port,
    hold: change,
    release: () => change(null),
    close() {
      for (const { near, far } of sockets) {
        near.destroy()
        far.destroy()
      }
      server.close()
    },
  }
}

const EMULATOR = 'FIRESTORE_EMULATOR_HOST'

/** The database of the server, by way of the connection. */
const openThrough = ({ port }: HeldConnection, { db, app }: Firebase): Firestore => {
  const direct = process.env[EMULATOR]
  process.env[EMULATOR] = `${HOST}:${port}`
  const through = getFirestore(initializeApp({ projectId: PROJECT }, `${app.name}-held`), db.databaseId)
  process.env[EMULATOR] = direct
  return through
}

/** A server whose Firestore can fall silent, with production's deadlines; `firebase.db` goes past the connection. */
export const startHeldApi = async () => {
  const connection = await startConnection()
  let atNextWrite: Held | null = null
  const server = await startApi({}, (_, firebase) => {
    const db = openThrough(connection, firebase)
    aroundRequests(db, (ask) => (method, ...rest) => {
      if (method === 'commit' && atNextWrite) connection.hold(atNextWrite)
      return ask(method, ...rest)
    })
    return createRepositories(db, 'http://127.0.0.1:5000')
  })
  return {
    server,
    ...connection,
    /** From the next write on. */
    holdAtWrite(what: Held) {
      atNextWrite = what
    },
    release() {
      atNextWrite = null
      connection.release()
    },
    async close() {
      connection.close()
      await server.close()
    },
  }
}
