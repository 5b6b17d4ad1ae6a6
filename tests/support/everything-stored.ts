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
