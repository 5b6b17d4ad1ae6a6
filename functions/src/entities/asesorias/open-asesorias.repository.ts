import { CUENTA_MAX } from '@naf/contract'
import type { Query } from 'firebase-admin/firestore'
import type { Collection } from '../../store/collection.ts'
import { type Counted, countUpTo } from '../../store/count.ts'
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

const upTo = (query: Query): Promise<Counted> => countUpTo(query, CUENTA_MAX)

/** Four reads, however many there are; each counts as far as staff's working screen says a number. */
export const createOpenCounts = (asesorias: Collection<AsesoriaRecord>) => {
  const open = asesorias.all.where('realizada', '==', false)
  const ownedBy = (uid: string) => upTo(open.where('atiende.uid', '==', uid))

  /** Found by what they lack: also those without a date, and those of before anybody attended to one by name. */
  const byTheRest = async (uid: string, before: Date, { count }: Counted): Promise<Omit<Open, 'all'>> => {
    const [recent, assigned, own] = await Promise.all([
      upTo(open.where('fechaSolicitud', '>=', before)),
      upTo(open.where('atiende.uid', '>', '')),
      ownedBy(uid),
    ])
    const but = (rest: Counted): Counted => ({ count: Math.max(0, count - rest.count), more: false })
    return { old: but(recent), unassigned: but(assigned), own }
  }

  /** Where nobody has counted all of them there is no rest. */
  const byThemselves = async (uid: string, before: Date): Promise<Omit<Open, 'all'>> => {
    const [old, unassigned, own] = await Promise.all([
      upTo(open.where('fechaSolicitud', '<', before)),
      upTo(open.where('atiende', '==', null)),
      ownedBy(uid),
    ])
    return { old, unassigned, own }
  }

  return {
    async countOpen(uid: string, before: Date): Promise<Open> {
      const all = await upTo(open)
      return { all, ...(all.more ? await byThemselves(uid, before) : await byTheRest(uid, before, all)) }
    },
  }
}
