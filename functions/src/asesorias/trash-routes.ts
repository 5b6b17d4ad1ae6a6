import type { api, DeletedAsesoria } from '@naf/contract'
import type { Deps } from '../deps.ts'
import type { Routes } from '../http/router.ts'
import { type NamesOf, presentAsesorias, presentOne, readNames } from './record.ts'
import { type StoredDeleted, TRASH_MS } from './trash.ts'

/** The deleter goes by the present name, or the stored one. */
const presentDeleted = async (namesOf: NamesOf, records: StoredDeleted[]) => {
  const [nameOf, asesorias] = await Promise.all([
    readNames(
      namesOf,
      records.map(({ eliminadaPor }) => eliminadaPor?.uid),
    ),
    presentAsesorias(
      namesOf,
      records.map(({ id, asesoria }) => ({ ...asesoria, id })),
    ),
  ])
  return asesorias.map((Asesoria, index): DeletedAsesoria => {
    const { fechaEliminacion, eliminadaPor } = records[index] as StoredDeleted
    return {
      Asesoria,
      FechaEliminacion: fechaEliminacion.toDate().toISOString(),
      Hasta: new Date(fechaEliminacion.toMillis() + TRASH_MS).toISOString(),
      Quien: nameOf(eliminadaPor?.uid) ?? eliminadaPor?.nombre ?? '',
    }
  })
}

export const createTrashRoutes = ({
  papelera,
  users,
}: Pick<Deps, 'papelera' | 'users'>): Routes<typeof api.papelera> => ({
  async list({ query }) {
    const { records, ...page } = await papelera.list(query)
    return { ...page, items: await presentDeleted(users.namesOf, records) }
  },

  restore: async ({ session, params }) =>
    presentOne(users.namesOf, await papelera.restore(session, params.id)),
})
