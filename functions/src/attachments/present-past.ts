import type { RecordHistory } from '@naf/contract'
import type { Deps } from '../deps.ts'
import type { Folder } from '../platform/file-store.ts'
import { presentChange } from '../records/changes.ts'
import { fullName } from '../records/uploader.ts'
import type { Past } from './folders.repository.ts'

/** Whose account is gone. */
const SOMEBODY = 'Alguien del equipo'

const iso = (moment: { toDate: () => Date }): string => moment.toDate().toISOString()

/** What happened to a record, by the names of now, and its former files. */
export const presentPast = async (
  { namesOf }: Pick<Deps['users'], 'namesOf'>,
  { lines, formers }: Past,
  urlOf: (archivo: Folder) => string,
): Promise<RecordHistory> => {
  const names = await namesOf([...new Set(lines.flatMap(({ uid }) => uid ?? []))])
  const nameOf = (uid: string | null) => {
    if (uid === null) return null
    const name = names.get(uid)
    return name ? fullName(name) : SOMEBODY
  }
  return {
    Cambios: lines.map((line) => presentChange(line, nameOf(line.uid))),
    Anteriores: formers.map(({ id, archivo, fecha, hasta }) => ({
      Id: id,
      Ruta: urlOf(archivo),
      Reemplazado: iso(fecha),
      Hasta: iso(hasta),
    })),
  }
}
