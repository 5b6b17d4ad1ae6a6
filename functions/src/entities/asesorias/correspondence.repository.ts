import type { Contacto } from '@naf/contract'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Actor } from '../../db/audit-log.ts'
import type { Outbox } from '../../outbox/outbox.repository.ts'
import type { Happening, History } from './asesoria-history.repository.ts'
import type { TakeStep } from './asesoria-steps.repository.ts'
import { messagesOf, type StoredMessage } from './messages.repository.ts'
import { notesOf, type StoredNote } from './notes.repository.ts'
import { answer, confirmAgain, contact, note } from './steps.ts'

/** Who of the team writes. */
export type Author = NonNullable<Actor> & { nombre: string }

/** A text on its way to be stored; its id follows from the key under which it was sent. */
export interface Written {
  id: string
  texto: string
}

/** A second try within so long is taken for the same one. */
const SAME_CONTACT_MS = 60_000

/** What the team writes and says, to the person and to itself. */
export const createCorrespondence = (db: Firestore, take: TakeStep, history: History, outbox: Outbox) => ({
  /**
   * Stores a note, unless it is there already.
   * @returns the note as it is stored
   * @throws not_found
   */
  async addNote(author: Author, asesoria: string, { id, texto }: Written): Promise<StoredNote> {
    const notes = notesOf(db, asesoria)
    await take(author, asesoria, async (record, tx) => {
      if (await tx.find(notes, id)) return null
      const { uid, nombre } = author
      tx.create(notes, id, { texto, uid, nombre, fecha: FieldValue.serverTimestamp() })
      return note(author, record)
    })
    return notes.get(id)
  },

  /**
   * Stores a message to the person together with its mail, unless it is there already.
   * @returns the message as it is stored
   * @throws not_found
   */
  async addMessage(author: Author, asesoria: string, { id, texto }: Written): Promise<StoredMessage> {
    const messages = messagesOf(db, asesoria)
    await take(author, asesoria, async (record, tx) => {
      if (await tx.find(messages, id)) return null
      const { uid, nombre } = author
      tx.create(messages, id, { texto, uid, nombre, fecha: FieldValue.serverTimestamp() })
      return answer(author, record, { texto, autor: nombre })
    })
    return messages.get(id)
  },

  /**
   * Notes a try to reach the person. Two of one medium by the same person within a minute are one.
   * @throws not_found
   */
  async recordContact(actor: NonNullable<Actor>, asesoria: string, medio: Contacto): Promise<Happening> {
    const lastTry = async () =>
      (await history(asesoria)).findLast(
        ({ evento, uid, detalle }) =>
          evento === 'asesoria.contactada' && uid === actor.uid && detalle === medio,
      )
    await take(actor, asesoria, async (record) => {
      const last = await lastTry()
      if (last && Date.now() - last.fecha.toMillis() < SAME_CONTACT_MS) return null
      return contact(actor, record, medio)
    })
    return (await lastTry()) as Happening
  },

  /**
   * Has the confirmation sent again, unless one is on its way or has just gone out.
   * @throws not_found
   */
  resendConfirmation: (actor: Actor, asesoria: string) =>
    take(actor, asesoria, async (record, tx) =>
      (await outbox.isConfirming(tx, asesoria)) ? null : confirmAgain(actor, record),
    ),
})
