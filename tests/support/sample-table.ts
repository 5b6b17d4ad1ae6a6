import { endpoints } from '@naf/contract'
import * as z from 'zod'
import { partQuerySchema, querySchema } from '../../contract/src/query.schemas.ts'
import { serve } from '../../functions/src/app.ts'
import type { Handler, Routes } from '../../functions/src/http/handler.ts'
import { mount } from '../../functions/src/http/route.ts'
import { serveApp } from './serve-app.ts'

/** A table that the portal does not have: one endpoint of every kind of answer. */

const record = z.object({ Id: z.string(), texto: z.string() })

const schemas = {
  read: { output: record },
  search: {
    query: querySchema({
      nombre: z.string('Escribe un nombre.').trim().min(1, 'Escribe un nombre.'),
      dias: z.string().regex(/^\d+$/, 'Escribe cuántos días.').transform(Number).optional(),
    }),
    output: record,
  },
  list: {
    query: partQuerySchema.extend({ estado: z.enum(['pendiente', 'lista'], 'Elige un estado.').optional() }),
    output: z.array(record),
  },
  stored: { output: z.array(record) },
  file: {},
}

export const samples = endpoints<typeof schemas>()({
  read: { method: 'GET', path: '/samples/read', permission: 'salud:read' },
  search: { method: 'GET', path: '/samples/search', permission: 'salud:read' },
  list: { method: 'GET', path: '/samples/list', permission: 'salud:read', answer: 'page' },
  stored: { method: 'GET', path: '/samples/stored', permission: 'salud:read', answer: 'stored' },
  file: { method: 'GET', path: '/samples/file', permission: 'salud:read', answer: 'file' },
})

export type SampleHandler<Name extends keyof typeof samples> = Handler<(typeof samples)[Name]>

const unexpected = () => Promise.reject(new Error('nobody was to be asked'))

/** The table on a server of its own; a call that none of these handlers is for fails. */
export const serveSamples = (name: string, handlers: Partial<Routes<typeof samples>>) => {
  const routes: Routes<typeof samples> = {
    read: unexpected,
    search: unexpected,
    list: unexpected,
    stored: unexpected,
    file: unexpected,
    ...handlers,
  }
  const gate = { identity: {} as never, appCheck: null, config: { MAX_UPLOADS_AT_ONCE: 1 } }
  const router = mount(gate, { samples }, { samples: schemas }, { samples: routes })
  return serveApp(name, serve(router, { PROXY_HOPS_HOSTING: 0, PROXY_HOPS_DIRECT: 0 }))
}
