import { endpoint } from './endpoint.ts'
import type * as s from './inscripciones.schemas.ts'

export const inscripciones = {
  /** Under an `Idempotency-Key` the same form sent again is the same enrolment. */
  create: endpoint<typeof s.inscripcionCreateSchema, typeof s.inscripcionCreatedSchema>()({
    method: 'POST',
    path: '/inscripciones/crear',
    permission: 'inscripciones:create',
    appCheck: true,
    success: 201,
  }),
  list: endpoint<null, typeof s.inscripcionListSchema>()({
    method: 'GET',
    path: '/inscripciones/todas',
    permission: 'inscripciones:manage',
  }),
  delete: endpoint<null, typeof s.doneSchema>()({
    method: 'DELETE',
    path: '/inscripciones/eliminar/:id',
    permission: 'inscripciones:manage',
  }),
}
