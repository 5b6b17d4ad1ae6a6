import type { ApiServer } from './api-server.ts'

/** What is left of a person behind the API: record, username claim, identity account. */
export const storedUsers = (server: () => ApiServer) => ({
  stored: async (uid: string) => (await server().firebase.db.collection('users').doc(uid).get()).data(),
  claimOf: async (username: string) =>
    (await server().firebase.db.collection('usernames').doc(username.toLowerCase()).get()).data(),
  accountExists: (uid: string): Promise<boolean> =>
    server()
      .firebase.auth.getUser(uid)
      .then(
        () => true,
        () => false,
      ),
})
