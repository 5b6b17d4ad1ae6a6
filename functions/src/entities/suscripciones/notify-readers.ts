import type { NoticeState } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import type { AuthorizedSession } from '../../google/identity.ts'
import { fullName } from '../../users/record.ts'
import type { StoredAviso } from './aviso-record.ts'
import { alreadyNotified, assertMayNotify } from './avisos.policy.ts'

/** Whose account is gone. */
const SOMEBODY = 'Alguien del equipo'

type Noticing = Pick<Deps, 'avisos' | 'boletines' | 'identity' | 'users'>

const presentAviso = async ({ avisos, users }: Noticing, aviso: StoredAviso) => {
  const [{ enviados, fallidos, bajas }, names] = await Promise.all([
    avisos.outcomeOf(aviso),
    users.namesOf([aviso.uid]),
  ])
  const name = names.get(aviso.uid)
  return {
    Fecha: aviso.fecha.toDate().toISOString(),
    Quien: name ? fullName(name) : SOMEBODY,
    Lectores: aviso.lectores,
    Enviados: enviados,
    Fallidos: fallidos,
    Bajas: bajas,
  }
}

/**
 * How many readers there are, and what became of the notice of a bulletin.
 * @throws not_found
 */
export const readNotice = async (deps: Noticing, id: string): Promise<NoticeState> => {
  const [, aviso, Lectores] = await Promise.all([
    deps.boletines.get(id),
    deps.avisos.find(id),
    deps.avisos.countReaders(deps.identity.provenOf),
  ])
  return { Lectores, Aviso: aviso && (await presentAviso(deps, aviso)) }
}

/**
 * Has the readers of a bulletin told; the function that follows events stores the mails.
 * @throws not_found, not_notifiable, already_notified
 */
export const notifyReaders = async (
  deps: Noticing,
  session: AuthorizedSession,
  id: string,
): Promise<NoticeState> => {
  const { avisos, boletines, identity } = deps
  const boletin = await boletines.get(id)
  if (await avisos.find(id)) throw alreadyNotified()
  const lectores = await avisos.countReaders(identity.provenOf)
  assertMayNotify(boletin, lectores)
  const { titulo, descripcion } = boletin
  const isFirst = await avisos.create(session, id, { titulo, descripcion, uid: session.uid, lectores })
  if (!isFirst) throw alreadyNotified()
  return readNotice(deps, id)
}
