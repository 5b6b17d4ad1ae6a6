import type { Firestore } from 'firebase-admin/firestore'
import { type BitacoraRecord, createBitacora } from '../../db/audit-log.ts'
import { fullName } from '../../records/uploader.ts'
import type { UsersRepository } from '../users/store.ts'
import { isOfPerson } from './asesorias.workflow.ts'

/** One thing that happened to a request; `nombre` is null where nobody of the team did it. */
export interface Happening extends Pick<BitacoraRecord, 'evento' | 'detalle' | 'uid' | 'fecha'> {
  nombre: string | null
}

export type History = ReturnType<typeof createHistory>

const SOMEBODY = 'Alguien del equipo'

/** What the log says of one request, the oldest first, with the names of now. */
export const createHistory = (db: Firestore, { namesOf }: Pick<UsersRepository, 'namesOf'>) => {
  const bitacora = createBitacora(db)
  return async (id: string): Promise<Happening[]> => {
    const { records } = await bitacora.list((all) => all.where('registro', '==', id))
    const byTeam = records.filter(({ evento }) => !isOfPerson(evento))
    const names = await namesOf([...new Set(byTeam.flatMap(({ uid }) => uid ?? []))])
    const nameOf = ({ evento, uid }: BitacoraRecord) => {
      if (isOfPerson(evento)) return null
      const name = names.get(uid ?? '')
      return name ? fullName(name) : SOMEBODY
    }
    return records
      .toSorted((a, b) => a.fecha.toMillis() - b.fecha.toMillis())
      .map((line) => ({ ...line, nombre: nameOf(line) }))
  }
}
