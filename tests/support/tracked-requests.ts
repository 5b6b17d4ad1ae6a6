import { api, type Sent, type Tracked } from '@naf/contract'
import type { Message } from '../../scripts/lib/mailbox.ts'
import { call, uniqueName } from './api-as.ts'
import { anAsesoria } from './builders.ts'
import type { ApiServer } from './server.ts'

/** A request as the person who sent it knows it. */
interface KnownRequest {
  id: string
  Numero: string
  Correo: string
  /** What the link in its mail bears. */
  Enlace: string
}

/** The links of requests in a mail. */
export const linksIn = ({ text }: Pick<Message, 'text'>): string[] =>
  [...(text ?? '').matchAll(/\/seguimiento#(\S+)/g)].map(([, link = '']) => link)

/** Requests that are followed, and how they stand in the database. */
export const trackedRequests = (server: ApiServer) => {
  const db = () => server.firebase.db
  const document = (id: string) => db().collection('asesorias').doc(id)
  const docsOf = async (query: FirebaseFirestore.Query) => (await query.get()).docs.map((doc) => doc.data())
  return {
    document,
    stored: async (id: string) => (await document(id).get()).data() as Record<string, unknown>,
    messages: (id: string) => docsOf(document(id).collection('mensajes').orderBy('fecha')),
    /** What the log says of it, the oldest first. */
    events: async (id: string) => {
      const lines = await docsOf(db().collection('bitacora').where('registro', '==', id))
      return lines.toSorted((a, b) => a.fecha.toMillis() - b.fecha.toMillis()).map(({ evento }) => evento)
    },

    ask: async (changes = {}, token?: string): Promise<KnownRequest> => {
      const input = anAsesoria({ Correo: `${uniqueName('ana')}@example.com`, ...changes })
      const { body } = await call(server, api.asesorias.create, { input, token })
      const mails = await server.mailsTo(input.Correo)
      const Enlace = mails.flatMap(linksIn).find((link) => link.startsWith(`${body.Id}.`)) ?? ''
      return { id: body.Id, Numero: body.Numero, Correo: input.Correo, Enlace }
    },

    judge: (Enlace: string, opinion: Omit<Sent<typeof api.seguimiento.rate>, 'Enlace'>) =>
      call(server, api.seguimiento.rate, { input: { Enlace, ...opinion } }),

    open: async (Enlace: string): Promise<Tracked> =>
      (await call(server, api.seguimiento.open, { input: { Enlace } })).body.Asesoria,
  }
}
