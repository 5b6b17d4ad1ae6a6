import type { Asesoria } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { fullName } from '../../records/uploader.ts'
import type { StoredAsesoria } from './asesoria-record.ts'
import { presentAsesoria } from './asesorias.presenter.ts'

/**
 * Requests as the team sees them: who attends by the name of now, or the last one; the account behind it by the name that
 * is stored.
 */
export const presentAsesorias = async (
  { users }: Pick<Deps, 'users'>,
  records: StoredAsesoria[],
): Promise<Asesoria[]> => {
  const uids = records.flatMap(({ atiende }) => (atiende ? [atiende.uid] : []))
  const names = await users.namesOf([...new Set(uids)])
  return records.map((record) => {
    const { atiende, usuarioUsername } = record
    const attendant = names.get(atiende?.uid ?? '')
    return presentAsesoria(record, usuarioUsername, attendant ? fullName(attendant) : (atiende?.nombre ?? ''))
  })
}

/** As `presentAsesorias`, of one. */
export const presentOne = async (deps: Pick<Deps, 'users'>, record: StoredAsesoria): Promise<Asesoria> => {
  const [presented] = await presentAsesorias(deps, [record])
  return presented as Asesoria
}
