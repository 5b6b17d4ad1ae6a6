import { PDF_BOLETIN } from './attachments.ts'
import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

export const boletines = endpoints<typeof schemas.boletines>()({
  list: {
    method: 'GET',
    path: '/boletines/ver',
    permission: 'boletines:read',
    answer: 'stored',
  },
  /** What somebody without an account may know of one: what it is about, and nothing of its file. */
  summary: {
    method: 'GET',
    path: '/boletines/resumen/:id',
    permission: 'boletines:summary',
  },
  /** Under an `Idempotency-Key` the same form sent again is the same record. */
  create: {
    method: 'POST',
    path: '/boletines/crear',
    permission: 'boletines:manage',
    file: { ...PDF_BOLETIN, required: true },
    success: 201,
  },
  /** Without a file the one that is there stays. */
  edit: {
    method: 'PUT',
    path: '/boletines/editar/:id',
    permission: 'boletines:manage',
    file: { ...PDF_BOLETIN, required: false },
  },
  delete: {
    method: 'DELETE',
    path: '/boletines/eliminar/:id',
    permission: 'boletines:manage',
  },
  /** What happened to it. */
  history: {
    method: 'GET',
    path: '/boletines/historial/:id',
    permission: 'boletines:manage',
  },
})
