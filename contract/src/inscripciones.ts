import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

export const inscripciones = endpoints<typeof schemas.inscripciones>()({
  /** Under an `Idempotency-Key` the same form sent again is the same enrolment. */
  create: {
    method: 'POST',
    path: '/inscripciones/crear',
    permission: 'inscripciones:create',
    appCheck: true,
    success: 201,
  },
  list: {
    method: 'GET',
    path: '/inscripciones/todas',
    permission: 'inscripciones:manage',
    answer: 'page',
  },
  /** As the list is whole: also of what no page of it has shown yet. */
  count: {
    method: 'GET',
    path: '/inscripciones/conteo',
    permission: 'inscripciones:manage',
  },
  /** The team has seen the list up to this enrolment, the newest in it. */
  markSeen: {
    method: 'PUT',
    path: '/inscripciones/vistas/:id',
    permission: 'inscripciones:manage',
  },
  /** As a file for a spreadsheet; the newest first. */
  export: {
    method: 'GET',
    path: '/inscripciones/exportar',
    permission: 'inscripciones:export',
    answer: 'file',
  },
  delete: {
    method: 'DELETE',
    path: '/inscripciones/eliminar/:id',
    permission: 'inscripciones:manage',
  },
})
