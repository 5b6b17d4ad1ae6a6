import { IMAGEN_GALERIA } from './attachments.ts'
import { endpoint } from './endpoint.ts'
import type * as s from './galeria.schemas.ts'

export const galeria = {
  list: endpoint<null, typeof s.imagenListSchema>()({
    method: 'GET',
    path: '/galeria/ver',
    permission: 'galeria:read',
  }),
  /** Under an `Idempotency-Key` the same form sent again is the same record. */
  create: endpoint<typeof s.imagenFormSchema, typeof s.imagenSchema>()({
    method: 'POST',
    path: '/galeria/crear',
    permission: 'galeria:manage',
    file: { ...IMAGEN_GALERIA, required: true },
    success: 201,
  }),
  /** Without a file the one that is there stays. */
  edit: endpoint<typeof s.imagenFormSchema, typeof s.imagenSchema>()({
    method: 'PUT',
    path: '/galeria/editar/:id',
    permission: 'galeria:manage',
    file: { ...IMAGEN_GALERIA, required: false },
  }),
  delete: endpoint<null, typeof s.doneSchema>()({
    method: 'DELETE',
    path: '/galeria/eliminar/:id',
    permission: 'galeria:manage',
  }),
}
