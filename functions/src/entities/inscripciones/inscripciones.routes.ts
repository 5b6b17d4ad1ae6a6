import type { api } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Routes } from '../../http/handler.ts'
import { idempotencyKey } from '../../http/idempotency.ts'
import { limitRate } from '../../http/rate-limit.ts'
import { createInscripcion } from './create-inscripcion.ts'
import { presentInscripcion } from './inscripciones.presenter.ts'

const MENSAJES = {
  created: 'Tu inscripción fue registrada correctamente.',
  deleted: 'Inscripción eliminada',
  notFound: 'No se encontró la inscripción.',
} as const

export const createInscripcionesRoutes = (deps: Deps): Routes<typeof api.inscripciones> => {
  const { inscripciones, config } = deps
  return {
    create: {
      limit: limitRate(config.MAX_FORMS_PER_IP),
      async handle({ input, header }) {
        const Id = await createInscripcion(deps, input, idempotencyKey(header))
        return { Id, mensaje: MENSAJES.created }
      },
    },

    list: async () => (await inscripciones.list()).map(presentInscripcion),

    async delete({ params }) {
      if (!(await inscripciones.delete(params.id))) throw new AppError('not_found', MENSAJES.notFound)
      return { mensaje: MENSAJES.deleted }
    },
  }
}
