import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

export const users = endpoints<typeof schemas.users>()({
  login: {
    method: 'POST',
    path: '/users/login',
    permission: 'users:login',
    appCheck: true,
  },
  dashboardAccess: {
    method: 'GET',
    path: '/users/dashboard-access',
    permission: 'perfil:manage',
  },
  /** As the list is whole: also of what no page of it has shown yet. */
  count: {
    method: 'GET',
    path: '/users/conteo',
    permission: 'users:read',
  },
  /** As a file for a spreadsheet; the newest first. */
  export: {
    method: 'GET',
    path: '/users/exportar',
    permission: 'users:export',
    answer: 'file',
  },
  /** Open to visitors by role; the handler asks for the token of the identity account it completes. */
  register: {
    method: 'POST',
    path: '/users/create-user',
    permission: 'users:register',
    appCheck: true,
    success: 201,
  },
  /** One's own, or anybody's for staff. */
  readRol: {
    method: 'GET',
    path: '/users/user-role/:uid',
    permission: 'perfil:manage',
  },
  /** One's own, or anybody's for staff. */
  read: {
    method: 'GET',
    path: '/users/:uid',
    permission: 'perfil:manage',
  },
  /** Only one's own. */
  updatePerfil: {
    method: 'PUT',
    path: '/users/perfil/:uid',
    permission: 'perfil:manage',
  },
  /** Only one's own. */
  deletePerfil: {
    method: 'DELETE',
    path: '/users/perfil/:uid',
    permission: 'perfil:manage',
  },
  /** What one has said to the communications. Only one's own. */
  readComunicaciones: {
    method: 'GET',
    path: '/users/comunicaciones/:uid',
    permission: 'perfil:manage',
  },
  /** Only one's own. The same answer again keeps its day. */
  updateComunicaciones: {
    method: 'PUT',
    path: '/users/comunicaciones/:uid',
    permission: 'perfil:manage',
  },
  list: {
    method: 'GET',
    path: '/users',
    permission: 'users:read',
    answer: 'page',
  },
  create: {
    method: 'POST',
    path: '/users/create-user-admin',
    permission: 'users:manage',
    success: 201,
  },
  /** Anybody's but one's own. */
  update: {
    method: 'PUT',
    path: '/users/:id',
    permission: 'users:manage',
  },
  /** Anybody's but one's own. */
  delete: {
    method: 'DELETE',
    path: '/users/:id',
    permission: 'users:manage',
  },
})
