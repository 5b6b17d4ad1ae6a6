import { PDF_LIBRO } from './attachments.ts'
import { endpoint } from './endpoint.ts'
import type * as s from './libros.schemas.ts'

export const libros = {
  list: endpoint<null, typeof s.libroListSchema>()({
    method: 'GET',
    path: '/libros/ver',
    permission: 'libros:read',
  }),
  /** Under an `Idempotency-Key` the same form sent again is the same record. */
  create: endpoint<typeof s.libroFormSchema, typeof s.libroSchema>()({
    method: 'POST',
    path: '/libros/crear',
    permission: 'libros:manage',
    file: { ...PDF_LIBRO, required: true },
    success: 201,
  }),
  /** Without a file the one that is there stays. */
  edit: endpoint<typeof s.libroFormSchema, typeof s.libroSchema>()({
    method: 'PUT',
    path: '/libros/editar/:id',
    permission: 'libros:manage',
    file: { ...PDF_LIBRO, required: false },
  }),
  delete: endpoint<null, typeof s.doneSchema>()({
    method: 'DELETE',
    path: '/libros/eliminar/:id',
    permission: 'libros:manage',
  }),
}
