import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

/** The team's ready answers. */
export const plantillas = endpoints<typeof schemas.plantillas>()({
  list: {
    method: 'GET',
    path: '/plantillas/todas',
    permission: 'plantillas:read',
    answer: 'stored',
  },
  /** Under an `Idempotency-Key` the same form sent again is the same record. */
  create: {
    method: 'POST',
    path: '/plantillas/crear',
    permission: 'plantillas:manage',
    success: 201,
  },
  edit: {
    method: 'PUT',
    path: '/plantillas/editar/:id',
    permission: 'plantillas:manage',
  },
  delete: {
    method: 'DELETE',
    path: '/plantillas/eliminar/:id',
    permission: 'plantillas:manage',
  },
})
