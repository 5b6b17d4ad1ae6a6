import { PDF_BOLETIN } from './attachments.ts'
import type * as s from './boletines.schemas.ts'
import { endpoint } from './endpoint.ts'

export const boletines = {
  list: endpoint<null, typeof s.boletinListSchema>()({
    method: 'GET',
    path: '/boletines/ver',
    permission: 'boletines:read',
  }),
  /** Under an `Idempotency-Key` the same form sent again is the same record. */
  create: endpoint<typeof s.boletinFormSchema, typeof s.boletinSchema>()({
    method: 'POST',
    path: '/boletines/crear',
    permission: 'boletines:manage',
    file: { ...PDF_BOLETIN, required: true },
    success: 201,
  }),
  /** Without a file the one that is there stays. */
  edit: endpoint<typeof s.boletinFormSchema, typeof s.boletinSchema>()({
    method: 'PUT',
    path: '/boletines/editar/:id',
    permission: 'boletines:manage',
    file: { ...PDF_BOLETIN, required: false },
  }),
  delete: endpoint<null, typeof s.doneSchema>()({
    method: 'DELETE',
    path: '/boletines/eliminar/:id',
    permission: 'boletines:manage',
  }),
}
