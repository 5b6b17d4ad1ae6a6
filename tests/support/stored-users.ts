import type { ApiServer } from './server.ts'

/** What is left of a person behind the API: record, username claim, identity account. */
export const storedUsers = (server: () => ApiServer) => {
  const users = () => server().firebase.db.collection('users')
  const accountOf = (uid: string) =>
    server()
      .firebase.auth.getUser(uid)
      .catch(() => undefined)
  const accountExists = async (uid: string): Promise<boolean> => (await accountOf(uid)) !== undefined
  const claimOf = async (username: string) =>
    (await server().firebase.db.collection('usernames').doc(username.toLowerCase()).get()).data()

  const stored = async (uid: string) => (await users().doc(uid).get()).data()

  return {
    users,
    stored,
    claimOf,
    accountOf,
    accountExists,

    /** Which of the three things that make a user are there of this one. */
    leftOf: async ({ uid, username }: { uid: string; username: string }) => ({
      record: (await stored(uid)) !== undefined,
      claim: (await claimOf(username))?.uid === uid,
      account: await accountExists(uid),
    }),

    /** The uids that stand in the three places where a person of this name and e-mail can leave one. */
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
