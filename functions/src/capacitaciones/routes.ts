import type { api } from '@naf/contract'
import { PUBLISHED, partsOf } from '../content/publication.ts'
import { createAnswers } from '../content/routes.ts'
import type { Deps } from '../deps.ts'
import { submissionOf } from '../http/idempotency.ts'
import type { Routes } from '../http/router.ts'
import { exportCapacitaciones } from './export.ts'
import { assertMayTick } from './policy.ts'
import { presentParticipant, presentParticipants } from './presenter.ts'
import { CAPACITACIONES, type CapacitacionContents, NO_COUNTS } from './record.ts'
import { createSignUpRoutes } from './sign-up-routes.ts'

export const createCapacitacionesRoutes = (deps: Deps): Routes<typeof api.capacitaciones> => {
  const { capacitaciones, participantes, asistencia } = deps
  const { list, presentCreated, presentOne } = createAnswers(deps, CAPACITACIONES, capacitaciones)

  return {
    list,

    async create({ session, input, header }) {
      const { id, fingerprint } = submissionOf(session, header, capacitaciones.newId, JSON.stringify(input))
      const { contents, publication } = partsOf<CapacitacionContents>(input)
      const record = { ...contents, ...(publication ?? PUBLISHED), ...NO_COUNTS, fingerprint }
      await capacitaciones.create(session, id, record)
      return presentCreated(id, fingerprint)
    },

    async edit({ session, params: { id }, input }) {
      await capacitaciones.editForm(session, id, partsOf<CapacitacionContents>(input))
      return presentOne(id)
    },

    async delete({ session, params: { id } }) {
      await capacitaciones.delete(session, id)
      return { mensaje: CAPACITACIONES.messages.deleted }
    },

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
