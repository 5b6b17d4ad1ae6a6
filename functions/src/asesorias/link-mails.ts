import { dayAt } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import type { Transact } from '../db/tx.ts'
import { linkTo } from '../http/links.ts'
import { linksIdOf, type Outbox } from '../mail/outbox.ts'
import { requestLinks } from '../mail/request-mails.ts'
import { mailboxKey } from '../mail/send.ts'
import { asesoriasOf } from './record.ts'

const LINKS_A_MAIL = 5
const MAILS_A_DAY = 3

/**
 * @returns a function that mails the links of a mailbox's newest requests to it, at most three times a day
 * (docs/decisions/tracking-links.md)
 */
export const createLinkMails = (db: Firestore, transact: Transact, outbox: Outbox) => {
  const asesorias = asesoriasOf(db)
  return (correo: string): Promise<void> =>
    transact(null, async (tx) => {
      const newest = await tx.query(asesorias, (all) =>
        all.where('correo', '==', correo).orderBy('fechaSolicitud', 'desc').limit(LINKS_A_MAIL),
      )
      const linked = newest.flatMap(({ clave, fechaSolicitud, ...asesoria }) => {
        if (!clave || !fechaSolicitud) return []
        return [{ ...asesoria, enlace: linkTo(asesoria.id, clave), at: fechaSolicitud.toDate() }]
      })
      const [first] = linked
      if (!first) return
      for (let nth = 1; nth <= MAILS_A_DAY; nth++) {
        const id = linksIdOf(mailboxKey(correo), dayAt(new Date()), nth)
        const isNew = await outbox.add(tx, { ...requestLinks(correo, [first, ...linked.slice(1)]), id })
        if (isNew) return tx.log('asesoria.enlazada', first.id, { etiqueta: first.tipoServicio })
      }
    })
}
