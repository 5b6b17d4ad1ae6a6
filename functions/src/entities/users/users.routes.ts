import { type api, homeOf } from '@naf/contract'
import type { Request } from 'express'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { limitRate } from '../../http/rate-limit.ts'
import type { Routes } from '../../http/route.ts'
import { login } from './login.ts'
import { registerUser } from './register-user.ts'
import { assertMayRead, assertOwn } from './users.policy.ts'
import { presentUser } from './users.presenter.ts'
import type { StoredUser } from './users.repository.ts'

const LOGIN_WINDOW_MS = 15 * 60_000

const found = (user: StoredUser | null): StoredUser => {
  if (!user) throw new AppError('not_found', 'No se encontró el usuario.')
  return user
}

const usernameOf = (req: Request): string =>
  String(req.body?.username ?? '')
    .trim()
    .toLowerCase()

export const createUsersRoutes = (deps: Deps): Routes<typeof api.users> => {
  const { users, identity, config } = deps
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
      return presentUser(found(await users.updatePerfil(params.uid, { ...names, cedulaRuc: cedulaRUC })))
    },

    /** Record first, account second: broken off in between, the same call finishes the work. */
    async deletePerfil({ session, params }) {
      assertOwn(session, params.uid)
      if ((await users.delete(params.uid)) === 'last_admin')
        throw new AppError(
          'last_admin',
          'Eres el único administrador del portal. Nombra a otro antes de eliminar tu cuenta.',
        )
      await identity.deleteAccount(params.uid)
      return { mensaje: 'Cuenta eliminada' }
    },
  }
}
