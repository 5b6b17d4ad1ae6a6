import type { api } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/router.ts'
import { fullName } from '../../records/uploader.ts'
import { attendantOf } from './attendant.policy.ts'
import { presentOne } from './present-asesorias.ts'

type Attention = Pick<typeof api.asesorias, 'team' | 'markDone' | 'reopen' | 'changeState' | 'assign'>

/** What the team does with a request. */
export const createAttentionRoutes = (deps: Pick<Deps, 'asesorias' | 'users'>): Routes<Attention> => {
  const { asesorias, users } = deps
  return {
    async team() {
      const members = (await users.team()).map((user) => ({ Uid: user.uid, Nombre: fullName(user) }))
      return { Equipo: members.toSorted((a, b) => a.Nombre.localeCompare(b.Nombre, 'es')) }
    },

    markDone: async ({ session, params }) => presentOne(deps, await asesorias.markDone(session, params.id)),

    reopen: async ({ session, params, input }) =>
      presentOne(deps, await asesorias.reopen(session, params.id, input.Motivo)),

    changeState: async ({ session, params, input }) =>
      presentOne(deps, await asesorias.changeState(session, params.id, input)),

    async assign({ session, params, input: { Desde, Uid } }) {
      const atiende = Uid === null ? null : attendantOf(await users.find(Uid))
      return presentOne(deps, await asesorias.assign(session, params.id, Desde, atiende))
    },
  }
}
