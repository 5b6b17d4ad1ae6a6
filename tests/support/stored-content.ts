import type { Kind } from './content-kinds.ts'
import type { ApiServer } from './server.ts'

/** The records of one kind of content and the folders of its files as they stand, past the API. */
export const storedContent = (server: () => ApiServer, kind: Kind) => {
  const records = () => server().firebase.db.collection(kind)
  /** A folder is `<kind>/<name>`. */
  const folders = async (): Promise<string[]> => {
    const [files] = await (await server().firebase.bucket.open()).getFiles({ prefix: `${kind}/` })
    return [...new Set(files.map(({ name }) => name.split('/').slice(0, 2).join('/')))].sort()
  }

  return {
    records,
    folders,
    stored: async (id: string) => (await records().doc(id).get()).data(),
    /** The folders that the records name; the same as `folders` where nothing is lost or left behind. */
    named: async (): Promise<string[]> =>
      (await records().get()).docs.map((record) => record.get('archivo.carpeta')).sort(),
    clear: async (): Promise<void> => {
      const { db } = server().firebase
      await db.recursiveDelete(records())
      await db.recursiveDelete(db.collection('listas').doc(kind))
      const bucket = await server().firebase.bucket.open()
      await bucket.deleteFiles({ prefix: `${kind}/`, force: true })
    },
  }
}
