import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { createStore, type Edit, type StoreDeps } from '../content/store.ts'
import { countOf, pagesNewestFirst } from '../db/query.ts'
import type { Tx } from '../db/tx.ts'
import type { AuthorizedSession } from '../google/identity.ts'
import { trainingNews } from '../mail/news-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import { isMoved } from './appointment.ts'
import { joinedBy } from './joined.ts'
import { CAPACITACIONES, type CapacitacionContents, type StoredCapacitacion } from './record.ts'
import { participantesOf } from './sign-up-record.ts'
import type { Tellings } from './tell-participants.ts'
import { hasBegun } from './time.ts'

export const createCapacitacionesRepository = (deps: StoreDeps, outbox: Outbox, tellings: Tellings) => {
  const store = createStore(deps, CAPACITACIONES)
  const participantes = participantesOf(deps.db)

  /**
   * Gives the places that are free to the first who wait, with a mail.
   * @returns what changes on the training
   */
  const fillPlaces = async (tx: Tx, training: StoredCapacitacion) => {
    const free = Math.min(training.cupos - training.inscritos, training.espera)
    if (free <= 0 || hasBegun(training, Date.now())) return {}
    const next = await tx.select(participantes, (all) =>
      all
        .where('capacitacion', '==', training.id)
        .where('estado', '==', 'espera')
        .orderBy('orden')
        .limit(free),
    )
    for (const one of next) {
      tx.update(participantes, one.id, { estado: 'inscrito' })
      await outbox.add(tx, trainingNews(joinedBy(training, one), 'moved'))
    }
    return { inscritos: training.inscritos + next.length, espera: training.espera - next.length }
  }

  return {
    ...store,

    count: () => countOf(store.records.all),
    /** The latest day first. */
    pages: () => pagesNewestFirst(store.records, 'fecha'),

    /**
     * Changes the fields of the form. The sign-up counts change only with more places, which go to the first who wait; else
     * the record is not read in the transaction, so that an edit and a sign-up do not get in each other's way. Another day,
     * hour or place is counted and told to the people who signed up.
     * @throws not_found
     */
    editForm: (
      session: AuthorizedSession,
      id: string,
      edit: Edit & { contents: CapacitacionContents },
    ): Promise<void> =>
      deps.transact(session, async (tx) => {
        const { contents } = edit
        const seen = await store.get(id)
        const mayFill = contents.cupos > seen.cupos || (seen.espera > 0 && contents.cupos > seen.inscritos)
        const before = mayFill ? await tx.get(store.records, id) : seen
        const filled = mayFill ? await fillPlaces(tx, { ...before, ...contents }) : {}
        const moved = { movimientos: FieldValue.increment(1), movida: Timestamp.now() }
        store.change(tx, before, edit, { ...filled, ...(isMoved(before, contents) && moved) })
        await tellings.change(tx, before, contents)
      }),

    /**
     * Whoever signed up is told, if the training is still to come.
     * @throws not_found
     */
    delete: (session: AuthorizedSession, id: string) =>
      store.delete(session, id, (tx, gone) => tellings.deletion(tx, gone)),
  }
}
