import type { api, DeletedAsesoria } from '@naf/contract'
import type { Deps } from '../../../deps.ts'
import type { Routes } from '../../../http/router.ts'
import { fullName } from '../../../records/uploader.ts'
import { presentAsesorias, presentOne } from '../present-asesorias.ts'
import { BIN_MS, type StoredDeleted } from './deleted-record.ts'

type Binning = Pick<Deps, 'asesorias' | 'users'>

/** Whoever deleted goes by the name of now, or by the last one. */
const presentDeleted = async (deps: Binning, records: StoredDeleted[]): Promise<DeletedAsesoria[]> => {
  const deleters = [...new Set(records.flatMap(({ eliminadaPor }) => eliminadaPor?.uid ?? []))]
  const [names, asesorias] = await Promise.all([
    deps.users.namesOf(deleters),
    presentAsesorias(
      deps,
      records.map(({ id, asesoria }) => ({ ...asesoria, id })),
    ),
  ])
  return asesorias.map((Asesoria, index) => {
    const { fechaEliminacion, eliminadaPor } = records[index] as StoredDeleted
    const name = names.get(eliminadaPor?.uid ?? '')
    return {
      Asesoria,
      FechaEliminacion: fechaEliminacion.toDate().toISOString(),
      Hasta: new Date(fechaEliminacion.toMillis() + BIN_MS).toISOString(),
      Quien: name ? fullName(name) : (eliminadaPor?.nombre ?? ''),
    }
  })
}

export const createPapeleraRoutes = (deps: Binning): Routes<typeof api.papelera> => ({
  async list({ query }) {
    const { records, ...page } = await deps.asesorias.listDeleted(query)
    return { ...page, items: await presentDeleted(deps, records) }
  },

  restore: async ({ session, params }) => presentOne(deps, await deps.asesorias.restore(session, params.id)),
})
