import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { createStore, type Edit, type StoreDeps } from '../content/store.ts'
import { countOf, pagesNewestFirst } from '../db/query.ts'
import type { Tx } from '../db/tx.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import { trainingNews } from '../mail/mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import {
  CAPACITACIONES,
  type CapacitacionContents,
  hasBegun,
  participantesOf,
  type StoredCapacitacion,
} from './record.ts'
import { isMoved, type Tellings } from './tellings.ts'

interface Parts {
  outbox: Outbox
  tellings: Tellings
}

export const createCapacitaciones = (content: StoreDeps, { outbox, tellings }: Parts) => {
  const store = createStore(content, CAPACITACIONES)
  const participantes = participantesOf(content.db)

  /**
   * Gives the free seats to the first people who wait, with a mail.
   * @returns what changes on the training
   */
  const moveUp = async (tx: Tx, training: StoredCapacitacion) => {
    const free = Math.min(training.cupos - training.inscritos, training.espera)
    if (free <= 0 || hasBegun(training)) return {}
    const next = await tx.query(participantes, (all) =>
      all
        .where('capacitacion', '==', training.id)
        .where('estado', '==', 'espera')
        .orderBy('orden')
        .limit(free),
    )
    for (const one of next) {
      tx.update(participantes, one.id, { estado: 'inscrito' })
      await outbox.add(tx, trainingNews(training, one, 'moved'))
    }
    return { inscritos: training.inscritos + next.length, espera: training.espera - next.length }
  }

  return {
    ...store,

    count: () => countOf(store.records.all),
    /** The latest day first. */
    pages: () => pagesNewestFirst(store.records, 'fecha'),

    /**
     * Changes the fields of the form. More seats go to the first people who wait. Without more seats the record is not
     * read in the transaction, so that an edit and a sign-up do not conflict. Another day, hour or place is counted and
     * told to the people who signed up.
     * @throws not_found
     */
    editForm: (
      session: AuthorizedSession,
      id: string,
      edit: Edit & { contents: CapacitacionContents },
    ): Promise<void> =>
      content.transact(session, async (tx) => {
        const { contents } = edit
        const seen = await store.get(id)
        const mayFill = contents.cupos > seen.cupos || (seen.espera > 0 && contents.cupos > seen.inscritos)
        const before = mayFill ? await tx.get(store.records, id) : seen
        const filled = mayFill ? await moveUp(tx, { ...before, ...contents }) : {}
        const moved = { movimientos: FieldValue.increment(1), movida: Timestamp.now() }
        store.change(tx, before, edit, { ...filled, ...(isMoved(before, contents) && moved) })
        await tellings.change(tx, before, contents)
      }),

    /**
     * Mails the people who signed up, unless the training has begun.
     * @throws not_found
     */
    delete: (session: AuthorizedSession, id: string) =>
      store.delete(session, id, (tx, gone) => tellings.deletion(tx, gone)),
  }
}
