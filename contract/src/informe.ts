import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

/** What the centre has done, in figures that outlive the records. */
export const informe = endpoints<typeof schemas.informe>()({
  /** A period and the one before it. */
  read: {
    method: 'GET',
    path: '/informe',
    permission: 'informe:read',
  },
})
