import { api } from '@naf/contract'
import { call } from './api-as.ts'
import { anInscripcion } from './builders.ts'
import type { ApiServer, People } from './server.ts'

type Kind = keyof People

/** The calls of an enrolment by anybody, and the enrolments as they stand in the database. */
export const enrolmentCalls = (server: ApiServer, people: People) => {
  const inscripciones = () => server.firebase.db.collection('inscripciones')
  return {
    inscripciones,
    stored: async (id: string) => (await inscripciones().doc(id).get()).data(),
    count: async () => (await inscripciones().count().get()).data().count,
    clear: () => server.firebase.db.recursiveDelete(inscripciones()),

    enrol: (changes = {}, kind: Kind = 'visitor', headers: Record<string, string> = {}) =>
      call(server, api.inscripciones.create, {
        input: anInscripcion(changes),
        token: people[kind].token,
        headers,
      }),
    list: (kind: Kind = 'editor') => call(server, api.inscripciones.list, { token: people[kind].token }),
    remove: (id: string, kind: Kind = 'editor') =>
      call(server, api.inscripciones.delete, { params: { id }, token: people[kind].token }),
  }
}
