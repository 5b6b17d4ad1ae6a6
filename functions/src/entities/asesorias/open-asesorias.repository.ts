import type { Query } from 'firebase-admin/firestore'
import type { Collection } from '../../db/collection.ts'
import { type Counted, countUpTo } from '../../db/query.ts'
import type { AsesoriaRecord } from './asesoria-record.ts'

/** The requests that are not done. */
export interface Open {
  all: Counted
  /** Those that came before the moment asked for. */
  old: Counted
  unassigned: Counted
  /** Those of the one who asks. */
  own: Counted
}

const upTo = (query: Query): Promise<Counted> => countUpTo(query)

/** Four reads, however many there are; each counts as far as staff's working screen says a number. */
export const createOpenCounts = (asesorias: Collection<AsesoriaRecord>) => {
  const open = asesorias.all.where('realizada', '==', false)

  return {
    async countOpen(uid: string, before: Date): Promise<Open> {
      const [all, old, unassigned, own] = await Promise.all([
        upTo(open),
        upTo(open.where('fechaSolicitud', '<', before)),
        upTo(open.where('atiende', '==', null)),
        upTo(open.where('atiende.uid', '==', uid)),
      ])
      return { all, old, unassigned, own }
    },
  }
}
