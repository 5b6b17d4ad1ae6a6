import type { api } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/router.ts'
import { newPublication, partsOf } from '../../records/publication.ts'
import { createRecordRoutes } from '../../records/record-routes.ts'
import { type CapacitacionContents, NO_COUNTS } from './capacitacion-record.ts'
import { assertMayTick } from './capacitaciones.policy.ts'
import { presentCapacitacion, presentParticipant, presentParticipants } from './capacitaciones.presenter.ts'
import { exportCapacitaciones } from './export-capacitaciones.ts'
import { createSignUpRoutes } from './sign-up.routes.ts'

export const createCapacitacionesRoutes = (deps: Deps): Routes<typeof api.capacitaciones> => {
  const { capacitaciones, participantes, asistencia } = deps
  const { list, create, presentEdited, ...routes } = createRecordRoutes(deps, {
    repository: capacitaciones,
    manage: 'capacitaciones:manage',
    present: presentCapacitacion,
    output: schemas.capacitaciones.list.output,
    deleted: 'Capacitación eliminada',
  })

  return {
    list,

    create({ input, ...call }) {
      const { contents, publication } = partsOf<CapacitacionContents>(input)
      return create({ ...call, input: { ...contents, ...newPublication(publication), ...NO_COUNTS } })
    },

    async edit({ session, params: { id }, input }) {
      const { contents, publication } = partsOf<CapacitacionContents>(input)
      await capacitaciones.change(session, id, contents, publication)
      return presentEdited(id)
    },

    delete: routes.delete,

    export: ({ session, query }) => exportCapacitaciones(deps, session, query),

    ...createSignUpRoutes(deps),

    async participants({ params: { id } }) {
      const training = await capacitaciones.get(id)
      return presentParticipants(training, await participantes.list(id))
    },

    tick: async ({ session, params: { participante }, input }) =>
      presentParticipant(await asistencia.tick(session, participante, input.Asistio, assertMayTick)),
  }
}
