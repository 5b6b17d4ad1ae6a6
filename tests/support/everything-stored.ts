import type { ApiServer } from './api-server.ts'

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
  const collections = await server.firebase.db.listCollections()
  const records = collections.map(async (collection) => {
    const { docs } = await collection.get()
    return [collection.id, Object.fromEntries(docs.map((doc) => [doc.id, doc.data()]))]
  })
  const [files] = await (await server.firebase.bucket.open()).getFiles()
  return {
    ...Object.fromEntries(await Promise.all(records)),
    files: files.map(({ name, metadata }) => [name, metadata.md5Hash, metadata.generation]),
    accounts: await accountsOf(server, uids),
  }
}
