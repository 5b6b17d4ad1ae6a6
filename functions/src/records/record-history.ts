import type { RecordHistory } from '@naf/contract'
import type { BitacoraRecord } from '../db/audit-log.ts'
import type { Deps } from '../deps.ts'
import { presentChange } from './changes.ts'
import { fullName } from './uploader.ts'

/** Whose account is gone. */
const SOMEBODY = 'Alguien del equipo'

/** What happened to a record, by the names of now. */
export const presentHistory = async (
  { namesOf }: Pick<Deps['users'], 'namesOf'>,
  lines: readonly BitacoraRecord[],
): Promise<RecordHistory> => {
  const names = await namesOf([...new Set(lines.flatMap(({ uid }) => uid ?? []))])
  const nameOf = (uid: string | null) => {
    if (uid === null) return null
    const name = names.get(uid)
    return name ? fullName(name) : SOMEBODY
  }
  return { Cambios: lines.map((line) => presentChange(line, nameOf(line.uid))) }
}
