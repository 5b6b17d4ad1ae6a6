import { PDF_LIBRO } from './attachments.ts'
import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

export const libros = endpoints<typeof schemas.libros>()({
  list: {
    method: 'GET',
    path: '/libros/ver',
    permission: 'libros:read',
    answer: 'stored',
  },
  /** Under an `Idempotency-Key` the same form sent again is the same record. */
  create: {
    method: 'POST',
    path: '/libros/crear',
    permission: 'libros:manage',
    file: { ...PDF_LIBRO, required: true },
    success: 201,
  },
  /** Without a file the one that is there stays. */
  edit: {
    method: 'PUT',
    path: '/libros/editar/:id',
    permission: 'libros:manage',
    file: { ...PDF_LIBRO, required: false },
  },
  delete: {
    method: 'DELETE',
    path: '/libros/eliminar/:id',
    permission: 'libros:manage',
  },
  /** What happened to it. */
  history: {
    method: 'GET',
    path: '/libros/historial/:id',
    permission: 'libros:manage',
  },
})
