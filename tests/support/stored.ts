import { api } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import { FieldValue } from 'firebase-admin/firestore'
import { expect } from 'vitest'
import { type Reply, send } from './api-as.ts'
import { ALL_KINDS, type Kind } from './content-kinds.ts'
import { records } from './records.ts'
import type { ApiServer } from './server.ts'

/** What lies below each request. */
const BELOW_REQUESTS = ['mensajes', 'notas']

export type Stored = Record<string, unknown>

/** The emulator notes every login; nothing else of an account may change unseen. */
const accountsOf = async ({ firebase }: ApiServer, uids: string[]) => {
  const accounts = await Promise.all(uids.map((uid) => firebase.auth.getUser(uid).catch(() => null)))
  return accounts.map((account) => {
    if (!account) return null
    const { metadata: _, ...rest } = account.toJSON() as Record<string, unknown>
    return rest
  })
}

/**
 * Every record, by collection, every file of a server, and these accounts, to be compared with what is there later. The
 * emulator's other accounts are other tests'.
 */
export const everythingStored = async (server: ApiServer, uids: string[]): Promise<Stored> => {
  const { db } = server.firebase
  const collections = await db.listCollections()
  const below = BELOW_REQUESTS.map((name) => [name, db.collectionGroup(name)] as const)
  const all = [...collections.map((collection) => [collection.id, collection] as const), ...below]
  const records = all.map(async ([name, query]) => {
    const { docs } = await query.get()
    return [name, Object.fromEntries(docs.map((doc) => [doc.ref.path, doc.data()]))]
  })
  const [files] = await (await server.firebase.bucket.open()).getFiles()
  return {
    ...Object.fromEntries(await Promise.all(records)),
    files: files.map(({ name, metadata }) => [name, metadata.md5Hash, metadata.generation]),
    accounts: await accountsOf(server, uids),
  }
}

/** What is left of a person behind the API: record, username claim, identity account. */
export const storedUsers = (server: () => ApiServer) => {
  const users = () => records(server(), 'users')
  const stored = async (uid: string) => (await users().doc(uid).get()).data()
  const accountOf = (uid: string) =>
    server()
      .firebase.auth.getUser(uid)
      .catch(() => undefined)
  const claimOf = async (username: string) =>
    (await records(server(), 'usernames').doc(username.toLowerCase()).get()).data()

  return {
    users,
    stored,
    claimOf,
    accountOf,

    /** Which of the three things that make a user exist of this one. */
    leftOf: async ({ uid, username }: { uid: string; username: string }) => ({
      record: (await stored(uid)) !== undefined,
      claim: (await claimOf(username))?.uid === uid,
      account: (await accountOf(uid)) !== undefined,
    }),

    /** The uids in the three places where a person of this name and e-mail can leave one. */
    tracesOf: async ({ username, correo }: { username: string; correo: string }) => {
      const { docs } = await users().where('username', '==', username).where('correo', '==', correo).get()
      const account = await server()
        .firebase.auth.getUserByEmail(correo)
        .catch(() => undefined)
      return {
        records: docs.map(({ id }) => id),
        claim: (await claimOf(username))?.uid,
        account: account?.uid,
      }
    },
  }
}

export const ALL_LEFT = { record: true, claim: true, account: true }
export const NONE_LEFT = { record: false, claim: false, account: false }

export const NO_TRACES = { records: [], claim: undefined, account: undefined }
export const allTracesOf = (uid: string) => ({ records: [uid], claim: uid, account: uid })

/** Has every instance build a list again, as operators do after changes by hand. */
export const raiseVersion = async (server: ApiServer, kind: Kind): Promise<void> => {
  const version = FieldValue.increment(1)
  await records(server, 'readyLists').doc(kind).set({ version }, { merge: true })
}

/** The records of one kind of content and the folders of its files as they stand, past the API. */
export const storedContent = (server: () => ApiServer, kind: Kind) => {
  const kept = () => records(server(), kind)
  /** A folder is `<kind>/<name>`. What Storage was too slow to delete is deleted within a minute. */
  const folders = async (): Promise<string[]> => {
    await server().run('envios')
    const [files] = await (await server().firebase.bucket.open()).getFiles({ prefix: `${kind}/` })
    return [...new Set(files.map(({ name }) => name.split('/').slice(0, 2).join('/')))].sort()
  }

  return {
    kept,
    folders,
    stored: async (id: string) => (await kept().doc(id).get()).data(),
    /** The folders that the records name; the same as `folders` where nothing is lost or left behind. */
    named: async (): Promise<string[]> =>
      (await kept().get()).docs.map((record) => record.get('archivo.carpeta')).sort(),
    clear: async (): Promise<void> => {
      const { db } = server().firebase
      await db.recursiveDelete(kept())
      await raiseVersion(server(), kind)
      const bucket = await server().firebase.bucket.open()
      await bucket.deleteFiles({ prefix: `${kind}/`, force: true })
    },
  }
}

/** Deletes all content with its files. */
export const clearContent = async (server: ApiServer): Promise<void> => {
  for (const kind of ALL_KINDS) await storedContent(() => server, kind).clear()
}

/** Every address in an answer: main files, covers, smaller pictures. */
export const addressesIn = (body: unknown): string[] => JSON.stringify(body).match(/http:[^"]+/g) ?? []

const objectOf = (address: string): string =>
  decodeURIComponent(new URL(address).pathname.split('/o/')[1] ?? '')

const list = (server: ApiServer, kind: Kind, token: string): Promise<Reply> =>
  send(server, 'GET', api[kind].list.path, { token })

/**
 * Checks that records and files are each other's: every record is as the contract says and every one of its addresses
 * opens a file, and there is no other file in the bucket.
 * @returns the lists, and the file at each of their addresses
 */
export const expectIntact = async (server: ApiServer, token: string) => {
  const [boletines, libros, galeria] = await Promise.all(ALL_KINDS.map((kind) => list(server, kind, token)))
  const lists = {
    boletines: schemas.boletines.list.output.parse(boletines?.body),
    libros: schemas.libros.list.output.parse(libros?.body),
    galeria: schemas.galeria.list.output.parse(galeria?.body),
  }
  const addresses = addressesIn(lists)
  const [objects] = await (await server.firebase.bucket.open()).getFiles()
  // No list names the picture of a book's own page.
  const names = objects
    .map(({ name }) => name)
    .filter((name) => !name.endsWith('/tarjeta.jpg'))
    .sort()
  expect(addresses.map(objectOf).sort()).toEqual(names)
  const opened = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address)
      return { address, ok: response.ok, bytes: Buffer.from(await response.arrayBuffer()) }
    }),
  )
  const closed = opened.filter(({ ok, bytes }) => !ok || bytes.length === 0)
  expect(closed.map(({ address }) => address)).toEqual([])
  const files = new Map(opened.map(({ address, bytes }) => [address, bytes]))
  return { ...lists, bytesAt: (address: string) => files.get(address) ?? Buffer.alloc(0) }
}
