import type * as s from './asesorias.schemas.ts'
import { endpoint } from './endpoint.ts'

export const asesorias = {
  /** Takes an `Idempotency-Key` header. Mails a confirmation. */
  create: endpoint<typeof s.asesoriaCreateSchema, typeof s.asesoriaCreatedSchema>()({
    method: 'POST',
    path: '/asesorias/nueva',
    permission: 'asesorias:create',
    appCheck: true,
    success: 201,
  }),
  list: endpoint<null, typeof s.asesoriaListSchema>()({
    method: 'GET',
    path: '/asesorias/todas',
    permission: 'asesorias:manage',
  }),
  /** Marking again keeps the first date. */
  markDone: endpoint<null, typeof s.asesoriaSchema>()({
    method: 'PUT',
    path: '/asesorias/marcar/:id',
    permission: 'asesorias:manage',
  }),
  delete: endpoint<null, typeof s.doneSchema>()({
    method: 'DELETE',
    path: '/asesorias/eliminar/:id',
    permission: 'asesorias:manage',
  }),
  deleteDone: endpoint<null, typeof s.bulkDeletedSchema>()({
    method: 'DELETE',
    path: '/asesorias/eliminar-realizadas',
    permission: 'asesorias:manage',
  }),
  deleteAll: endpoint<null, typeof s.bulkDeletedSchema>()({
    method: 'DELETE',
    path: '/asesorias/eliminar-todas',
    permission: 'asesorias:manage',
  }),
}
