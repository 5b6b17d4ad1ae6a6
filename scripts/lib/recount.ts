import { dayAt } from '@naf/contract'
import {
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { asesoriasOf } from '../../functions/src/entities/asesorias/asesoria-collection.repository.ts'
import { deletedSchema } from '../../functions/src/entities/asesorias/papelera/deleted-record.ts'
import { createBitacora } from '../../functions/src/store/bitacora.ts'
import { createCollection, type Stored } from '../../functions/src/store/collection.ts'
import { createTalliesRepository, type DayTally } from '../../functions/src/tallies/tallies.repository.ts'
import { addTallies, negated, type Tally } from '../../functions/src/tallies/tally.ts'
import { type Former, formerOf, isCounted } from './recount-before.ts'

export interface Recount {
  /** What a day's tallies lack, or have too much of. */
  differences: DayTally[]
  /** What happened before there were tallies, and the log does not count yet. */
  former: Former[]
}

type Happening = readonly [at: Date, tally: Tally]

/** As it should be, by day. */
const byDay = (happenings: readonly Happening[]): Map<string, Tally> => {
  const days = new Map<string, Tally[]>()
  for (const [at, tally] of happenings) {
    const day = days.get(dayAt(at)) ?? []
    days.set(dayAt(at), day)
    day.push(tally)
  }
  return new Map([...days].map(([day, tallies]) => [day, addTallies(...tallies)]))
}

const differencesOf = (right: Map<string, Tally>, stored: readonly DayTally[]): DayTally[] => {
  const is = new Map(stored)
  const days = [...new Set([...right.keys(), ...is.keys()])].sort()
  return days
    .map((day): DayTally => [day, addTallies(right.get(day) ?? {}, negated(is.get(day) ?? {}))])
    .filter(([, tally]) => Object.keys(tally).length > 0)
}

/**
 * Compares the tallies with the log, and with the records of before there were tallies; all as it is at one moment, however
 * busy the portal is.
 */
export const compareTallies = (db: Firestore): Promise<Recount> =>
  db.runTransaction(
    async (transaction) => {
      const conteos = createTalliesRepository(db)
      const read = readersIn(transaction)
      const [lines, asesorias, bin, inscripciones] = await Promise.all([
        read(createBitacora(db), (all) =>
          all.select(
            'evento',
            'registro',
            'cuenta',
            'fecha',
            'seguido',
            'cantidad',
            'etiqueta',
            'uid',
            'rol',
          ),
        ),
        read(asesoriasOf(db)),
        read(createCollection(db, { name: 'papelera', schema: deletedSchema })),
        transaction.get(db.collection('inscripciones').select('fechaInscripcion')),
      ])
      const deleted = bin.map(({ id, asesoria }) => ({ ...asesoria, id }))
      const enrolled = inscripciones.docs.map((document) => ({ id: document.id, at: enrolledAt(document) }))
      const former = formerOf(lines, [...asesorias, ...deleted], enrolled)
      const right = byDay([
        ...lines.filter(isCounted).map(({ fecha, cuenta }) => [fecha.toDate(), cuenta ?? {}] as const),
        ...former.map(({ at, cuenta }) => [at, cuenta] as const),
      ])
      return { differences: differencesOf(right, await conteos.all(transaction)), former }
    },
    { readOnly: true },
  )

const enrolledAt = (document: QueryDocumentSnapshot): Date =>
  document.get('fechaInscripcion')?.toDate?.() ?? document.createTime.toDate()

interface Readable<T> {
  all: Query
  found: (documents: QueryDocumentSnapshot[]) => { records: Stored<T>[] }
}

const readersIn =
  (transaction: Transaction) =>
  async <T>(collection: Readable<T>, select: (all: Query) => Query = (all) => all): Promise<Stored<T>[]> =>
    collection.found((await transaction.get(select(collection.all))).docs).records

/** A line of the log for what was counted elsewhere already. */
export const countedLine = (evento: string, { at, cuenta }: Pick<Former, 'at' | 'cuenta'>) => ({
  evento,
  registro: null,
  etiqueta: null,
  cantidad: null,
  cuenta,
  seguido: FieldValue.serverTimestamp(),
  uid: null,
  rol: null,
  fecha: Timestamp.fromDate(at),
})

/**
 * Has the log count what it lacks, then adds to the tallies what is lacking and takes away what is too much. What is counted
 * meanwhile stays counted; where it ends in between, the next one goes on.
 */
export const correctTallies = async (db: Firestore, { differences, former }: Recount): Promise<void> => {
  const writer = db.bulkWriter()
  const bitacora = createBitacora(db)
  // So that it stays counted when its record is gone.
  const written = former.map((one) =>
    writer.set(bitacora.document(one.id), countedLine('cifras.recontadas', one)),
  )
  await writer.close()
  await Promise.all(written)
  const conteos = createTalliesRepository(db)
  for (const [day, tally] of differences) await conteos.correct(day, tally)
}
