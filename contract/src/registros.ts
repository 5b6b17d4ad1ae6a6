import { endpoints } from './endpoint.ts'
import type { schemas } from './schemas.ts'

/** Stored records that nobody can read: what an administrator sees of one, and its removal. */
export const registros = endpoints<typeof schemas.registros>()({
  /** The fields as they are stored, without secrets. The audit log says who looked. */
  read: {
    method: 'GET',
    path: '/registros/ver/:coleccion/:id',
    permission: 'registros:manage',
    audited: true,
  },
  /** Refuses a record that can be read: that one has a deletion of its own. */
  delete: {
    method: 'DELETE',
    path: '/registros/eliminar/:coleccion/:id',
    permission: 'registros:manage',
  },
})
