import type { api } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { idempotencyKey } from '../../http/idempotency.ts'
import type { Routes } from '../../http/router.ts'
import { limitForms } from '../../http/throttle.ts'
import { createInscripcion } from './create-inscripcion.ts'
import { exportInscripciones } from './export-inscripciones.ts'
import { presentInscripcion } from './inscripciones.presenter.ts'

const MENSAJES = {
  created: 'Tu inscripción fue registrada correctamente.',
  deleted: 'Inscripción eliminada',
  seen: 'Inscripciones vistas',
} as const

export const createInscripcionesRoutes = (deps: Deps): Routes<typeof api.inscripciones> => {
  const { inscripciones, config } = deps
  return {
    create: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ session, input, header }) {
        const { id, numero } = await createInscripcion(deps, session, input, idempotencyKey(header))
        return { Id: id, mensaje: MENSAJES.created, Numero: numero }
      },
    },

    async list({ query }) {
      const { records, ...page } = await inscripciones.list(query)
      return { ...page, items: records.map(presentInscripcion) }
    },

    count: async () => ({ Total: await inscripciones.count() }),

    async markSeen({ session, params }) {
      await inscripciones.markSeen(session, params.id)
      return { mensaje: MENSAJES.seen }
    },

    export: ({ session, query }) => exportInscripciones(deps, session, query),

    async delete({ session, params }) {
      await inscripciones.delete(session, params.id)
      return { mensaje: MENSAJES.deleted }
    },
  }
}
