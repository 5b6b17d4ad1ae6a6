import { IMAGEN_GALERIA } from './attachments.ts'
import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

export const galeria = endpoints<typeof schemas.galeria>()({
  list: {
    method: 'GET',
    path: '/galeria/ver',
    permission: 'galeria:read',
    answer: 'stored',
  },
  /** Under an `Idempotency-Key` the same form sent again is the same record. */
  create: {
    method: 'POST',
    path: '/galeria/crear',
    permission: 'galeria:manage',
    file: { ...IMAGEN_GALERIA, required: true },
    success: 201,
  },
  /** Without a file the one that is there stays. */
  edit: {
    method: 'PUT',
    path: '/galeria/editar/:id',
    permission: 'galeria:manage',
    file: { ...IMAGEN_GALERIA, required: false },
  },
  delete: {
    method: 'DELETE',
    path: '/galeria/eliminar/:id',
    permission: 'galeria:manage',
  },
  /** What happened to it. */
  history: {
    method: 'GET',
    path: '/galeria/historial/:id',
    permission: 'galeria:manage',
  },
})
