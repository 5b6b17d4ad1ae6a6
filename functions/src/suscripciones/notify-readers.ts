import type { NoticeState } from '@naf/contract'
import type { Stored } from '../db/collection.ts'
import type { Deps } from '../deps.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import type { Difusion } from '../mail/broadcast.ts'
import { fullName } from '../users/record.ts'
import { alreadyNotified, assertMayNotify } from './notice-policy.ts'
import { avisoDatos, avisoIdOf } from './notice-record.ts'

/** Whose account is gone. */
const SOMEBODY = 'Alguien del equipo'

type Noticing = Pick<Deps, 'difusiones' | 'suscripciones' | 'boletines' | 'identity' | 'users'>

const presentAviso = async ({ difusiones, users }: Noticing, aviso: Stored<Difusion>) => {
  const uid = aviso.uid ?? ''
  const [{ enviados, fallidos, bajas }, names] = await Promise.all([
    difusiones.outcomeOf(aviso),
    users.namesOf([uid]),
  ])
  const name = names.get(uid)
  return {
    Fecha: aviso.fecha.toDate().toISOString(),
    Quien: name ? fullName(name) : SOMEBODY,
    Lectores: avisoDatos.parse(aviso.datos).lectores,
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
  const [, aviso, readers] = await Promise.all([
    deps.boletines.get(id),
    deps.difusiones.find(avisoIdOf(id)),
    deps.suscripciones.readers(deps.identity.provenOf),
  ])
  return { Lectores: readers.length, Aviso: aviso && (await presentAviso(deps, aviso)) }
}

/**
 * Has the readers of a bulletin told, from the next minute on.
 * @throws not_found, not_notifiable, already_notified
 */
export const notifyReaders = async (
  deps: Noticing,
  session: AuthorizedSession,
  id: string,
): Promise<NoticeState> => {
  const { difusiones, suscripciones, boletines, identity } = deps
  const boletin = await boletines.get(id)
  if (await difusiones.find(avisoIdOf(id))) throw alreadyNotified()
  const lectores = (await suscripciones.readers(identity.provenOf)).length
  assertMayNotify(boletin, lectores)
  const { titulo, descripcion } = boletin
  const isFirst = await suscripciones.notify(session, id, { titulo, descripcion, lectores })
  if (!isFirst) throw alreadyNotified()
  return readNotice(deps, id)
}
