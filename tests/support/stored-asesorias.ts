import type { ApiServer } from './server.ts'

/** The requests and their mails as they stand in the database, past the API. */
export const storedAsesorias = (server: () => ApiServer) => {
  const db = () => server().firebase.db
  const asesorias = () => db().collection('asesorias')
  const correos = () => db().collection('correos')
  return {
    asesorias,
    correos,
    count: async (collection: FirebaseFirestore.Query) => (await collection.count().get()).data().count,
    clear: async () => {
      await db().recursiveDelete(asesorias())
      await db().recursiveDelete(correos())
    },
  }
}
