import { api, dayAt, ROL } from '@naf/contract'
import { beforeAll, beforeEach } from 'vitest'
import { call, type Person, register } from './api-as.ts'
import { anAsesoria } from './builders.ts'
import type { ApiServer } from './server.ts'

export const today = () => dayAt(new Date())

/** What is counted on a server that begins each test with nothing: read by an editor, there from the next `beforeAll` on. */
export const withTallies = (server: ApiServer) => {
  const db = () => server.firebase.db
  let editor: Person
  beforeAll(async () => {
    editor = await register(server, ROL.EDITOR)
  })
  const clear = async () => {
    for (const name of ['asesorias', 'papelera', 'inscripciones', 'conteos', 'bitacora', 'numeros'])
      await db().recursiveDelete(db().collection(name))
  }
  beforeEach(clear)

  const operations = async (): Promise<string[]> =>
    (await db().collection('bitacora').select().get()).docs.map(({ id }) => id)

  return {
    get editor() {
      return editor
    },
    clear,
    /** The figures of today. */
    async informe() {
      const query = { desde: today(), hasta: today() }
      return (await call(server, api.informe.read, { token: editor.token, query })).body.Periodo
    },
    /** The platform tells of each write, in an order of its own, and of some twice. */
    async deliver(order: (ids: string[]) => string[] = (ids) => ids) {
      const ids = order(await operations())
      await Promise.all([...ids, ...ids.slice(0, 3)].map((id) => server.deliver('eventos', id)))
    },
    /** @returns the id of a new request */
    ask: async (changes: Record<string, unknown> = {}) =>
      (await call(server, api.asesorias.create, { input: anAsesoria(changes) })).body.Id,
  }
}
