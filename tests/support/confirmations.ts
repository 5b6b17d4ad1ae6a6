import { api } from '@naf/contract'
import { expect } from 'vitest'
import { call, uniqueMail } from './api-as.ts'
import { anAsesoria } from './builders.ts'
import { failMail } from './mailbox.ts'
import { records } from './records.ts'
import type { ApiServer } from './server.ts'

export interface Asked {
  request: string
  correo: string
  /** The id of its mail in the outbox. */
  mail: string
}

/** Requests for advice, whose confirmations wait in the outbox of a server. */
export const confirmations = (server: ApiServer) => ({
  ask: async (correo = uniqueMail(), changes = {}): Promise<Asked> => {
    const input = anAsesoria({ Correo: correo, ...changes })
    const { status, body } = await call(server, api.asesorias.create, { input })
    expect(status).toBe(201)
    const { docs } = await records(server, 'mails').where('about.id', '==', body.Id).get()
    return { request: body.Id, correo, mail: docs[0]?.id ?? '' }
  },

  /** What the mail service answers from now on; undefined mends it. */
  fail: (failure: Parameters<typeof failMail>[0]) => failMail(failure, server.mailbox.url),

  deliver: ({ mail }: Asked) => server.deliver(mail),

  arrived: ({ correo }: Asked) => server.mailbox.messages.filter(({ to }) => to[0]?.email === correo).length,
})
