import { type api, homeOf } from '@naf/contract'
import type { Request } from 'express'
import type { Deps } from '../../deps.ts'
import { limitRate } from '../../http/rate-limit.ts'
import type { Routes } from '../../http/route.ts'
import { createUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { login } from './login.ts'
import { refusal } from './refusals.ts'
import { registerUser } from './register-user.ts'
import { updateUser } from './update-user.ts'
import { assertMayRead, assertNotOwn, assertOwn } from './users.policy.ts'
import { presentUser, presentUserListItem } from './users.presenter.ts'
import type { StoredUser } from './users.repository.ts'

const LOGIN_WINDOW_MS = 15 * 60_000

const found = (user: StoredUser | null): StoredUser => {
  if (!user) throw refusal('not_found')
  return user
}

const usernameOf = (req: Request): string =>
  String(req.body?.username ?? '')
    .trim()
    .toLowerCase()

export const createUsersRoutes = (deps: Deps): Routes<typeof api.users> => {
  const { users, config } = deps
  return {
    login: {
      limit: limitRate({
        limit: config.MAX_LOGIN_FAILURES,
        windowMs: LOGIN_WINDOW_MS,
        key: usernameOf,
        onlyFailures: true,
      }),
      handle: ({ input }) => login(deps, input),
    },

    dashboardAccess: async ({ session }) => ({ redirect: homeOf(session.rol) }),

    register: async ({ session, input }) => presentUser(await registerUser(deps, session, input)),

    async readRol({ session, params }) {
      assertMayRead(session, params.uid)
      return { rol: found(await users.find(params.uid)).rol }
    },

    async read({ session, params }) {
      assertMayRead(session, params.uid)
      return presentUser(found(await users.find(params.uid)))
    },

    async updatePerfil({ session, params, input }) {
      assertOwn(session, params.uid)
      const { cedulaRUC, passwordActual: _, nuevaContrasena: __, ...names } = input
      const outcome = await users.update(params.uid, { ...names, cedulaRuc: cedulaRUC })
      if (typeof outcome === 'string') throw refusal(outcome)
      return presentUser(outcome.after)
    },

    async deletePerfil({ session, params }) {
      assertOwn(session, params.uid)
      await deleteUser(deps, params.uid)
      return { mensaje: 'Cuenta eliminada' }
    },

    list: async () => (await users.list()).map(presentUserListItem),

    create: async ({ input }) => presentUser(await createUser(deps, input)),

    update: async ({ session, params, input }) =>
      presentUser(await updateUser(deps, session, params.id, input)),

    async delete({ session, params }) {
      assertNotOwn(session, params.id)
      await deleteUser(deps, params.id)
      return { mensaje: 'Usuario eliminado correctamente' }
    },
  }
}
