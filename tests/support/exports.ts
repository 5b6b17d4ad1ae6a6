import { api, type Endpoint } from '@naf/contract'
import { call } from './api-as.ts'
import { ask } from './ask.ts'
import { anAsesoria } from './builders.ts'
import { readCsv } from './read-csv.ts'
import type { ApiServer, People } from './server.ts'

/** What staff takes along of a server, and what there is to be taken. */
export const exportsOf = (server: ApiServer, people: People) => {
  const db = () => server.firebase.db
  const urlOf = ({ path }: Endpoint, query: Record<string, string>) =>
    `${server.url}${path}?${new URLSearchParams(query)}`
  const take = (endpoint: Endpoint, query: Record<string, string>, kind: keyof People = 'editor') => {
    const { token } = people[kind]
    return ask(urlOf(endpoint, query), { headers: token ? { authorization: `Bearer ${token}` } : {} })
  }

  return {
    urlOf,
    take,
    /** The rows of a CSV, by what stands above them. */
    async csv(endpoint: Endpoint, query: Record<string, string> = {}, kind: keyof People = 'editor') {
      const { bytes } = await take(endpoint, { ...query, formato: 'csv' }, kind)
      const [head = [], ...rows] = readCsv(bytes.toString())
      return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
    },
    /** @param stored what is changed in its document afterwards */
    async request(changes: Record<string, unknown> = {}, stored: Record<string, unknown> = {}) {
      const { body } = await call(server, api.asesorias.create, { input: anAsesoria(changes) })
      if (Object.keys(stored).length > 0) await db().collection('asesorias').doc(body.Id).update(stored)
      return body.Id as string
    },
    /** The lines of the log that say what was taken along. */
    logged: async () =>
      (await db().collection('bitacora').where('evento', '==', 'datos.exportados').get()).docs.map((line) =>
        line.data(),
      ),
    async clear() {
      const names = ['asesorias', 'inscripciones', 'capacitaciones', 'participantes', 'conteos']
      for (const name of [...names, 'bitacora', 'numeros']) await db().recursiveDelete(db().collection(name))
    },
  }
}
