import { estadoOf } from '../../functions/src/entities/asesorias/asesoria-record.ts'
import type { Migration } from './migration.ts'

/** Requests say what they are in, which followed from their being done before. */
export const statesOfRequests: Migration = {
  number: 5,
  title: 'cada asesoría dice en qué estado está',
  collections: ['asesorias'],
  change(document) {
    const { estado, realizada } = document.data()
    return estado === undefined ? { estado: estadoOf({ estado, realizada: realizada === true }) } : null
  },
}
