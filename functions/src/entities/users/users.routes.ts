import { type api, homeOf } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/handler.ts'
import { limitAccounts, limitRate } from '../../http/rate-limit.ts'
import { answerOf } from '../../platform/consent.ts'
import { createUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { exportUsers } from './export-users.ts'
import { listUsers } from './list-users.ts'
import { login } from './login.ts'
import { createLoginThrottle } from './login-throttle.ts'
import { changed, refusal } from './refusals.ts'
import { registerUser } from './register-user.ts'
import { updateUser } from './update-user.ts'
import type { StoredUser } from './user-record.ts'
import { assertMayRead, assertNotOwn, assertOwn, assertSignedInRecently } from './users.policy.ts'
import { presentComunicaciones, presentUser } from './users.presenter.ts'

const found = (user: StoredUser | null): StoredUser => {
  if (!user) throw refusal('not_found')
  return user
}

export const createUsersRoutes = (deps: Deps): Routes<typeof api.users> => {
  const { users, suscripciones, identity, config } = deps
  const throttle = createLoginThrottle(config.MAX_LOGIN_FAILURES)
  const limitAccount = limitAccounts()
  return {
    login: ({ origin, input }) => login(deps, throttle, origin, input),

    dashboardAccess: async ({ session }) => ({ redirect: homeOf(session.rol) }),

    register: {
      limit: limitRate(config.MAX_FORMS_PER_IP),
      async handle({ session, input }) {
        if (session) limitAccount(session.uid)
        return presentUser(await registerUser(deps, session, input))
      },
    },

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
      const { passwordActual: _, nuevaContrasena: __, ...changes } = input
      return presentUser(
        changed(await users.update(session, params.uid, changes, identity.activeAdmins)).after,
      )
    },

    async deletePerfil({ session, params }) {
      assertOwn(session, params.uid)
      assertSignedInRecently(session)
      await deleteUser(deps, session, params.uid)
      return { mensaje: 'Cuenta eliminada' }
    },

    async readComunicaciones({ session, params }) {
      assertOwn(session, params.uid)
      return presentComunicaciones(found(await users.find(params.uid)))
    },

    async updateComunicaciones({ session, params, input }) {
      assertOwn(session, params.uid)
      const answered = found(await users.answer(session, params.uid, answerOf(input)))
      if (!input.acepta && session.correoVerificado) await suscripciones.end(session.correo, input.version)
      return presentComunicaciones(answered)
    },

    list: ({ query }) => listUsers(deps, query),

    count: async () => ({ Total: await users.count() }),

    export: { waits: true, handle: ({ session, query }) => exportUsers(deps, session, query) },

    create: async ({ session, input }) => presentUser(await createUser(deps, session, input)),

    async update({ session, params, input }) {
      assertNotOwn(session, params.id)
      return presentUser(await updateUser(deps, session, params.id, input))
    },

    async delete({ session, params }) {
      assertNotOwn(session, params.id)
      await deleteUser(deps, session, params.id)
      return { mensaje: 'Usuario eliminado correctamente' }
    },
  }
}
