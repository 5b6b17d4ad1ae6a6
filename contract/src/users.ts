import { endpoint } from './endpoint.ts'
import type * as s from './users.schemas.ts'
import type * as admin from './users-admin.schemas.ts'

export const users = {
  login: endpoint<typeof s.loginSchema, typeof s.loginAnswerSchema>()({
    method: 'POST',
    path: '/users/login',
    permission: 'users:login',
    appCheck: true,
  }),
  dashboardAccess: endpoint<null, typeof s.dashboardAccessSchema>()({
    method: 'GET',
    path: '/users/dashboard-access',
    permission: 'perfil:manage',
  }),
  /** Open to visitors by role; the handler asks for the token of the identity account it completes. */
  register: endpoint<typeof s.registerSchema, typeof s.userSchema>()({
    method: 'POST',
    path: '/users/create-user',
    permission: 'users:register',
    appCheck: true,
    success: 201,
  }),
  /** One's own, or anybody's for staff. */
  readRol: endpoint<null, typeof s.userRolSchema>()({
    method: 'GET',
    path: '/users/user-role/:uid',
    permission: 'perfil:manage',
  }),
  /** One's own, or anybody's for staff. */
  read: endpoint<null, typeof s.userSchema>()({
    method: 'GET',
    path: '/users/:uid',
    permission: 'perfil:manage',
  }),
  /** Only one's own. */
  updatePerfil: endpoint<typeof s.perfilUpdateSchema, typeof s.userSchema>()({
    method: 'PUT',
    path: '/users/perfil/:uid',
    permission: 'perfil:manage',
  }),
  /** Only one's own. */
  deletePerfil: endpoint<null, typeof s.doneSchema>()({
    method: 'DELETE',
    path: '/users/perfil/:uid',
    permission: 'perfil:manage',
  }),
  list: endpoint<null, typeof admin.userListSchema>()({
    method: 'GET',
    path: '/users',
    permission: 'users:read',
  }),
  create: endpoint<typeof admin.userCreateSchema, typeof s.userSchema>()({
    method: 'POST',
    path: '/users/create-user-admin',
    permission: 'users:manage',
    success: 201,
  }),
  /** Anybody's but one's own. */
  update: endpoint<typeof admin.userUpdateSchema, typeof s.userSchema>()({
    method: 'PUT',
    path: '/users/:id',
    permission: 'users:manage',
  }),
  /** Anybody's but one's own. */
  delete: endpoint<null, typeof s.doneSchema>()({
    method: 'DELETE',
    path: '/users/:id',
    permission: 'users:manage',
  }),
}
