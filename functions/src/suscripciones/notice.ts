import type { NoticeState } from '@naf/contract'
import * as z from 'zod'
import { isPublished } from '../content/publication.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import type { Teller } from '../mail/broadcast.ts'
import { bulletinPublished } from '../mail/mails.ts'
import { fullName } from '../users/record.ts'
import { avisoIdOf } from './store.ts'

/** The notice that a bulletin is published: one broadcast to all readers. */

const datosSchema = z.object({
  titulo: z.string(),
  descripcion: z.string(),
  /** The number of readers when the notice was ordered. */
  lectores: z.int(),
})

/** @throws not_found */
export const readNotice = async (
  { boletines, difusiones, suscripciones, users }: Deps,
  id: string,
): Promise<NoticeState> => {
  await boletines.get(id)
  const Lectores = await suscripciones.countReaders()
  const aviso = await difusiones.find(avisoIdOf(id))
  if (!aviso) return { Lectores, Aviso: null }
  const uid = aviso.uid ?? ''
  const name = (await users.namesOf([uid])).get(uid)
  const { enviados, fallidos, bajas } = await difusiones.outcomeOf(aviso)
  return {
    Lectores,
    Aviso: {
      Fecha: aviso.fecha.toDate().toISOString(),
      Quien: name ? fullName(name) : 'Alguien del equipo',
      Lectores: datosSchema.parse(aviso.datos).lectores,
      Enviados: enviados,
      Fallidos: fallidos,
      Bajas: bajas,
    },
  }
}

/**
 * Orders the notice of a published bulletin, once; the first mails go out within a minute.
 * @throws not_found, not_notifiable, already_notified
 */
export const notifyReaders = async (
  deps: Deps,
  session: AuthorizedSession,
  id: string,
): Promise<NoticeState> => {
  const boletin = await deps.boletines.get(id)
  const { titulo, descripcion } = boletin
  const lectores = await deps.suscripciones.countReaders()
  await deps.transact(session, async (tx) => {
    const datos = { titulo, descripcion, lectores }
    const what = { tipo: 'aviso', registro: id, datos, uid: session.uid } as const
    const isFirst = await deps.difusiones.start(tx, what, avisoIdOf(id))
    if (!isFirst) throw new AppError('already_notified', 'Ya se avisó de este boletín a los lectores.')
    if (!isPublished(boletin, Date.now()))
      throw new AppError('not_notifiable', 'Publica el boletín antes de avisar a sus lectores.')
    if (lectores === 0) throw new AppError('not_notifiable', 'Todavía no hay lectores a quienes avisar.')
    tx.log('boletin.avisado', id, { etiqueta: titulo })
  })
  return readNotice(deps, id)
}

/** Mails the notice to the next readers; to nobody once the bulletin is deleted. */
export const tellReaders =
  ({ boletines, suscripciones }: Deps): Teller =>
  async (_tx, { registro, datos, cursor }, limit) => {
    if (!(await boletines.find(registro))) return []
    const bulletin = { ...datosSchema.parse(datos), id: registro }
    return (await suscripciones.readersAfter(cursor, limit)).map(({ id, reader }) => ({
      id,
      mail: reader && bulletinPublished(bulletin, { ...reader, lector: id }),
    }))
  }
