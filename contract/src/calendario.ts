import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

/** The due dates of each year, by the ninth digit of the RUC. */
export const calendario = endpoints<typeof schemas.calendario>()({
  list: {
    method: 'GET',
    path: '/calendario',
    permission: 'calendario:read',
    answer: 'stored',
  },
  /** The dates of every published year for one kind and digit, as a calendar to subscribe to (RFC 5545). */
  subscription: {
    method: 'GET',
    path: '/calendario/suscripcion/:tipo/:digito.ics',
    permission: 'calendario:read',
    answer: 'stored',
  },
  /** A year has one: the same form sent again is the same record, another one is refused with `year_taken`. */
  create: {
    method: 'POST',
    path: '/calendario/crear',
    permission: 'calendario:manage',
    success: 201,
  },
  /** The year itself stays. */
  edit: {
    method: 'PUT',
    path: '/calendario/editar/:id',
    permission: 'calendario:manage',
  },
  delete: {
    method: 'DELETE',
    path: '/calendario/eliminar/:id',
    permission: 'calendario:manage',
  },
})
