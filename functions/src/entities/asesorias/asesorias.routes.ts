import type { api } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { idempotencyKey } from '../../http/idempotency.ts'
import type { Routes } from '../../http/router.ts'
import { limitForms, limitReads } from '../../http/throttle.ts'
import { createAttentionRoutes } from './attention.routes.ts'
import { createCaseRoutes } from './case.routes.ts'
import { createAsesoria } from './create-asesoria.ts'
import { exportAsesorias } from './export-asesorias.ts'
import { presentAsesorias } from './present-asesorias.ts'
import { createMineRoutes } from './seguimiento/mine.routes.ts'
import { createUsualWait } from './usual-wait.ts'

const MENSAJES = {
  created: 'Tu solicitud fue registrada correctamente.',
  deleted: 'Asesoría eliminada',
  noneDone: 'No hay asesorías marcadas como realizadas para eliminar.',
  none: 'No hay asesorías para eliminar.',
} as const

/** @throws not_found where nothing was deleted */
const bulkDeleted = (eliminadas: number, nothing: string) => {
  if (eliminadas === 0) throw new AppError('not_found', nothing)
  const mensaje = eliminadas === 1 ? 'Se eliminó 1 asesoría' : `Se eliminaron ${eliminadas} asesorías`
  return { mensaje, eliminadas }
}

export const createAsesoriasRoutes = (deps: Deps): Routes<typeof api.asesorias> => {
  const { asesorias, config } = deps
  const usualWait = createUsualWait(deps.counters)

  /** A failure is no reason to refuse a request. */
  const plazoIfKnown = () =>
    usualWait().then(
      ({ dias }) => dias,
      () => null,
    )

  return {
    create: {
      limit: limitForms(config.MAX_FORMS_PER_IP),
      async handle({ session, input, header }) {
        const [{ id, numero }, Plazo] = await Promise.all([
          createAsesoria(deps, session, input, idempotencyKey(header)),
          plazoIfKnown(),
        ])
        return { Id: id, mensaje: MENSAJES.created, Numero: numero, Plazo }
      },
    },

    plazo: {
      limit: limitReads(config.MAX_LISTS_PER_IP),
      handle: async () => (await usualWait()).answer,
    },

    async list({ query }) {
      const { records, ...page } = await asesorias.list(query)
      return { ...page, items: await presentAsesorias(deps, records) }
    },

    async count() {
      const { total, done } = await asesorias.count()
      return { Total: total, Pendientes: total - done, Realizadas: done }
    },

    export: ({ session, query }) => exportAsesorias(deps, session, query),

    async delete({ session, params }) {
      await asesorias.delete(session, params.id)
      return { mensaje: MENSAJES.deleted }
    },

    deleteDone: async ({ session }) => bulkDeleted(await asesorias.deleteDone(session), MENSAJES.noneDone),
    deleteAll: async ({ session }) => bulkDeleted(await asesorias.deleteAll(session), MENSAJES.none),

    ...createAttentionRoutes(deps),
    ...createCaseRoutes(deps),
    ...createMineRoutes(deps),
  }
}
