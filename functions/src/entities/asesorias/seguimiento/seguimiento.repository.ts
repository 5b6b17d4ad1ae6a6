import type { Opinion } from '@naf/contract'
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Actor } from '../../../db/audit-log.ts'
import type { Write } from '../../../events/write.ts'
import type { UsersRepository } from '../../users/store.ts'
import { asesoriasOf } from '../asesoria-collection.repository.ts'
import type { StoredAsesoria } from '../asesoria-record.ts'
import type { TakeStep } from '../asesoria-steps.repository.ts'
import { messagesOf, type StoredMessage } from '../messages.repository.ts'
import { cancel, rate, receive } from '../steps.ts'

/** More than anybody asks for, and few enough to be read at once. */
const MAX_OWN = 100

/** What the person who asked does with a request. Whether it is theirs was asserted before. */
export const createSeguimientoRepository = (
  db: Firestore,
  write: Write,
  take: TakeStep,
  { namesOf }: Pick<UsersRepository, 'namesOf'>,
) => {
  const asesorias = asesoriasOf(db)

  return {
    /** The requests of an account, newest first. */
    own: async (uid: string): Promise<StoredAsesoria[]> =>
      (
        await asesorias.list((all) =>
          all.where('usuarioId', '==', uid).orderBy('fechaSolicitud', 'desc').limit(MAX_OWN),
        )
      ).records,

    /** The oldest first. */
    messages: async (id: string): Promise<StoredMessage[]> =>
      (await messagesOf(db, id).list((all) => all.orderBy('fecha'))).records,

    /** One that is closed already stays as it is. */
    cancel: (actor: Actor, id: string): Promise<StoredAsesoria> =>
      take(actor, id, (asesoria) => (asesoria.realizada ? null : cancel(actor, asesoria))),

    /**
     * Stores a message to the team, unless it is there already.
     * @returns the message as it is stored
     */
    async receive(actor: Actor, id: string, message: string, texto: string): Promise<StoredMessage> {
      const messages = messagesOf(db, id)
      await take(actor, id, async (asesoria, tx) => {
        if (await tx.find(messages, message)) return null
        const fecha = FieldValue.serverTimestamp()
        tx.create(messages, message, { texto, uid: null, nombre: null, fecha })
        return receive(actor, asesoria)
      })
      return messages.get(message)
    },

    /**
     * Stores what the person thinks of it, dated when they first said so.
     * @throws what `assertMay` throws of the request as it is in that moment
     */
    rate: (
      actor: Actor,
      id: string,
      { Valor, Comentario }: Opinion,
      assertMay: (asesoria: StoredAsesoria) => void,
    ): Promise<StoredAsesoria> =>
      take(actor, id, (asesoria) => {
        assertMay(asesoria)
        const { valor, comentario, fecha = Timestamp.now() } = asesoria.opinion ?? {}
        if (valor === Valor && comentario === Comentario) return null
        const step = rate(actor, asesoria, Valor)
        return {
          ...step,
          fields: { ...step.fields, opinion: { valor: Valor, comentario: Comentario, fecha } },
        }
      }),

    /**
     * Gives an account the requests that were sent from its mailbox without one; safe to call any number of times.
     * @param correo which the account's person has proven to read
     */
    async join(actor: { uid: string } & NonNullable<Actor>, correo: string): Promise<void> {
      const { records } = await asesorias.list((all) =>
        all.where('correo', '==', correo).where('usuarioId', '==', null),
      )
      if (records.length === 0) return
      const usuarioUsername = (await namesOf([actor.uid])).get(actor.uid)?.username ?? null
      await Promise.all(
        records.map(({ id }) =>
          write(actor, async (tx) => {
            const asesoria = await tx.find(asesorias, id)
            if (asesoria?.usuarioId !== null) return
            const fechaActualizacion = FieldValue.serverTimestamp()
            tx.update(asesorias, id, { usuarioId: actor.uid, usuarioUsername, fechaActualizacion })
            tx.emit({ name: 'asesoria.unida', registro: id, etiqueta: asesoria.tipoServicio })
          }),
        ),
      )
    },
  }
}
