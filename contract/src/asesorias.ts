import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

export const asesorias = endpoints<typeof schemas.asesorias>()({
  /** Takes an `Idempotency-Key` header. Mails a confirmation. */
  create: {
    method: 'POST',
    path: '/asesorias/nueva',
    permission: 'asesorias:create',
    appCheck: true,
    success: 201,
  },
  list: {
    method: 'GET',
    path: '/asesorias/todas',
    permission: 'asesorias:manage',
    answer: 'page',
  },
  /** As the list is whole: also of what no page of it has shown yet. */
  count: {
    method: 'GET',
    path: '/asesorias/conteo',
    permission: 'asesorias:manage',
  },
  /** Marking again keeps the first date. */
  markDone: {
    method: 'PUT',
    path: '/asesorias/marcar/:id',
    permission: 'asesorias:manage',
  },
  delete: {
    method: 'DELETE',
    path: '/asesorias/eliminar/:id',
    permission: 'asesorias:manage',
  },
  deleteDone: {
    method: 'DELETE',
    path: '/asesorias/eliminar-realizadas',
    permission: 'asesorias:manage',
  },
  deleteAll: {
    method: 'DELETE',
    path: '/asesorias/eliminar-todas',
    permission: 'asesorias:manage',
  },
})
