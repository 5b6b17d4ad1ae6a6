import type { Asesoria, api } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Routes } from '../../http/handler.ts'
import { idempotencyKey } from '../../http/idempotency.ts'
import { limitRate } from '../../http/rate-limit.ts'
import type { StoredAsesoria } from './asesoria-record.ts'
import { presentAsesoria } from './asesorias.presenter.ts'
import { createAsesoria } from './create-asesoria.ts'

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
  const { asesorias, users, config } = deps

  /** Looks up the names that records from before they bore them lack. */
  const present = async (records: StoredAsesoria[]) => {
    const nameless = records.filter(({ usuarioUsername }) => usuarioUsername === undefined)
    const names = await users.namesOf([...new Set(nameless.flatMap(({ usuarioId }) => usuarioId ?? []))])
    return records.map((record) => {
      const { usuarioId, usuarioUsername = names.get(usuarioId ?? '')?.username ?? null } = record
      return presentAsesoria(record, usuarioUsername)
    })
  }

  return {
    create: {
      limit: limitRate(config.MAX_FORMS_PER_IP),
      async handle({ session, input, header }) {
        const Id = await createAsesoria(deps, session, input, idempotencyKey(header))
        return { Id, mensaje: MENSAJES.created }
      },
    },

    async list({ query }) {
      const { records, ...page } = await asesorias.list(query)
      return { ...page, items: await present(records) }
    },

    async count() {
      const { total, done } = await asesorias.count()
      return { Total: total, Pendientes: total - done, Realizadas: done }
    },

    async markDone({ session, params }) {
      const [presented] = await present([await asesorias.markDone(session, params.id)])
      return presented as Asesoria
    },

    async delete({ session, params }) {
      await asesorias.delete(session, params.id)
      return { mensaje: MENSAJES.deleted }
    },

    deleteDone: async ({ session }) => bulkDeleted(await asesorias.deleteDone(session), MENSAJES.noneDone),
    deleteAll: async ({ session }) => bulkDeleted(await asesorias.deleteAll(session), MENSAJES.none),
  }
}
