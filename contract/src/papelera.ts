import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

/** Where deleted requests stay for 30 days. */
export const papelera = endpoints<typeof schemas.papelera>()({
  /** The last deleted first. */
  list: {
    method: 'GET',
    path: '/papelera/todas',
    permission: 'papelera:manage',
    answer: 'page',
  },
  restore: {
    method: 'PUT',
    path: '/papelera/restaurar/:id',
    permission: 'papelera:manage',
  },
})
