import type { Deps } from '../deps.ts'
import type { Teller } from '../mail/broadcast.ts'
import { bulletinPublished } from '../mail/news-mails.ts'
import { avisoDatos } from './notice-record.ts'

/** Tells the readers of now about a bulletin, unless it is gone. */
export const tellReaders =
  ({ boletines, suscripciones, identity }: Pick<Deps, 'boletines' | 'suscripciones' | 'identity'>): Teller =>
  async (tx, { registro, datos, cursor }, limit) => {
    if (!(await boletines.find(registro))) return []
    const bulletin = { ...avisoDatos.parse(datos), id: registro }
    const readers = await suscripciones.readers(identity.provenOf)
    const next = readers.filter(({ id }) => id > cursor).slice(0, limit)
    return Promise.all(
      next.map(async (reader) => {
        const clave = await suscripciones.claveOf(tx, reader)
        const to = { correo: reader.correo, lector: reader.id, clave: clave ?? '' }
        return { id: reader.id, mail: clave === null ? null : bulletinPublished(bulletin, to) }
      }),
    )
  }
