import { api, type Sent, type Tracked } from '@naf/contract'
import type { Message } from '../../scripts/lib/mailbox.ts'
import { call, uniqueName } from './api-as.ts'
import { anAsesoria } from './builders.ts'
import { records } from './records.ts'
import type { ApiServer } from './server.ts'

/** A request as the person who sent it knows it. */
export interface KnownRequest {
  id: string
  Numero: string
  Correo: string
  /** What the link in its mail bears. */
  Enlace: string
}

/** The links of requests in a mail. */
export const linksIn = ({ text }: Pick<Message, 'text'>): string[] =>
  [...(text ?? '').matchAll(/\/seguimiento#(\S+)/g)].map(([, link = '']) => link)

/** What the person who sent a request does with it. */
export const trackedRequests = (server: ApiServer) => ({
  /** The record, for what no endpoint changes. */
  document: (id: string) => records(server, 'requests').doc(id),

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
})

interface Request {
  id: string
}
interface Caller {
  token: string
}

/** What the team does with a request: `who`, unless a step names another person. */
export const teamRequests = (server: ApiServer, who: () => Caller) => {
  const about = ({ id }: Request, { token }: Caller = who()) => ({ params: { id }, token })
  const read = async (request: Request) => (await call(server, api.asesorias.read, about(request))).body
  return {
    read,
    /** The events of its history, the oldest first. */
    events: async (request: Request): Promise<string[]> =>
      (await read(request)).Historial.map(({ Evento }: { Evento: string }) => Evento),
    /** The states of its mails. */
    mailStates: async (request: Request): Promise<string> =>
      (await read(request)).Correos.map(({ Estado }: { Estado: string }) => Estado).join(),
    list: async (query: { buscar?: string } = {}) =>
      (await call(server, api.asesorias.list, { query, token: who().token })).body,
    mark: (request: Request, by?: Caller) => call(server, api.asesorias.markDone, about(request, by)),
    reopen: (request: Request, Motivo = '') =>
      call(server, api.asesorias.reopen, { ...about(request), input: { Motivo } }),
    change: (request: Request, Desde: string, Estado: string, Cierre?: string, by?: Caller) => {
      const input = { Desde, Estado, ...(Cierre && { Cierre }) } as Sent<typeof api.asesorias.changeState>
      return call(server, api.asesorias.changeState, { ...about(request, by), input })
    },
    assign: (request: Request, Desde: string | null, Uid: string | null, by?: Caller) =>
      call(server, api.asesorias.assign, { ...about(request, by), input: { Desde, Uid } }),
    annotate: (request: Request, Texto: string, headers: Record<string, string> = {}) =>
      call(server, api.asesorias.addNote, { ...about(request), input: { Texto }, headers }),
    write: (request: Request, Texto: string) =>
      call(server, api.asesorias.addMessage, { ...about(request), input: { Texto } }),
    remove: (request: Request) => call(server, api.asesorias.delete, about(request)),
    removeAll: () => call(server, api.asesorias.deleteAll, { token: who().token }),
    removeDone: () => call(server, api.asesorias.deleteDone, { token: who().token }),
  }
}
