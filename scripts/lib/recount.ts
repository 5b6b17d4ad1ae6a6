import type { Firestore, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { asesoriasOf } from '../../functions/src/entities/asesorias/asesoria-collection.repository.ts'
import type { AsesoriaRecord } from '../../functions/src/entities/asesorias/asesoria-record.ts'
import {
  closedTally,
  ratedTally,
  receivedTally,
} from '../../functions/src/entities/asesorias/asesoria-tally.ts'
import { deletedSchema } from '../../functions/src/entities/asesorias/papelera/deleted-record.ts'
import { type BitacoraRecord, createBitacora } from '../../functions/src/store/bitacora.ts'
import { createCollection, type Stored } from '../../functions/src/store/collection.ts'
import { dayAt } from '../../functions/src/tallies/days.ts'
import { createTalliesRepository, type DayTally } from '../../functions/src/tallies/tallies.repository.ts'
import { addTallies, negated, once, type Tally } from '../../functions/src/tallies/tally.ts'

/** What a day's tallies lack, or have too much of. */
export type Difference = DayTally

type Happening = readonly [at: Date, tally: Tally]
type Line = Pick<BitacoraRecord, 'evento' | 'registro' | 'cuenta' | 'fecha' | 'seguido'>

/** Those that the trigger has counted; the others it counts in a moment. */
const fromLines = (lines: readonly Line[]): Happening[] =>
  lines.flatMap(({ cuenta, fecha, seguido }) =>
    cuenta && seguido ? [[fecha.toDate(), cuenta] as const] : [],
  )

const countedIn = (lines: readonly Line[], evento: string): Set<string | null> =>
  new Set(lines.filter((line) => line.cuenta && line.evento === evento).map(({ registro }) => registro))

/** What happened to requests before there were tallies, as far as the requests still say so. */
const fromAsesorias = (asesorias: readonly Stored<AsesoriaRecord>[], lines: readonly Line[]): Happening[] => {
  const received = countedIn(lines, 'asesoria.recibida')
  const rated = countedIn(lines, 'asesoria.valorada')
  return asesorias.flatMap((asesoria): Happening[] => {
    const { id, fechaSolicitud, fechaRealizacion, realizada, cierre, cuentaCierre, opinion } = asesoria
    return [
      ...(fechaSolicitud && !received.has(id)
        ? [[fechaSolicitud.toDate(), receivedTally(asesoria)] as const]
        : []),
      ...(realizada && fechaRealizacion && cuentaCierre === null
        ? [[fechaRealizacion.toDate(), closedTally(asesoria, cierre, fechaRealizacion.toDate())] as const]
        : []),
      ...(opinion && !rated.has(id)
        ? [[opinion.fecha.toDate(), ratedTally(opinion.valor, null)] as const]
        : []),
    ]
  })
}

/** As it should be, by day. */
const byDay = (happenings: readonly Happening[]): Map<string, Tally> => {
  const days = new Map<string, Tally[]>()
  for (const [at, tally] of happenings) days.set(dayAt(at), [...(days.get(dayAt(at)) ?? []), tally])
  return new Map([...days].map(([day, tallies]) => [day, addTallies(...tallies)]))
}

const differencesOf = (right: Map<string, Tally>, stored: readonly DayTally[]): Difference[] => {
  const is = new Map(stored)
  const days = [...new Set([...right.keys(), ...is.keys()])].sort()
  return days
    .map((day): Difference => [day, addTallies(right.get(day) ?? {}, negated(is.get(day) ?? {}))])
    .filter(([, tally]) => Object.keys(tally).length > 0)
}

/**
 * Compares the tallies with the log, and with the records of before there were tallies; all as it is at one moment, however
 * busy the portal is.
 */
export const compareTallies = (db: Firestore): Promise<Difference[]> =>
  db.runTransaction(
    async (transaction) => {
      const conteos = createTalliesRepository(db)
      const read = readersIn(transaction)
      const lines = await read(createBitacora(db), (all) =>
        all.select('evento', 'registro', 'cuenta', 'fecha', 'seguido', 'cantidad', 'etiqueta', 'uid', 'rol'),
      )
      const [asesorias, bin, inscripciones] = await Promise.all([
        read(asesoriasOf(db)),
        read(createCollection(db, { name: 'papelera', schema: deletedSchema })),
        transaction.get(db.collection('inscripciones').select('fechaInscripcion')),
      ])
      const deleted = bin.map(({ id, asesoria }) => ({ ...asesoria, id }))
      const enrolled = countedIn(lines, 'inscripcion.recibida')
      const right = byDay([
        ...fromLines(lines),
        ...fromAsesorias([...asesorias, ...deleted], lines),
        ...inscripciones.docs
          .filter(({ id }) => !enrolled.has(id))
          .map((document) => [enrolledAt(document), once('inscripciones')] as const),
      ])
      return differencesOf(right, await conteos.all(transaction))
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

/** Adds what is lacking and takes away what is too much; what is counted meanwhile stays counted. */
export const correctTallies = async (db: Firestore, differences: readonly Difference[]): Promise<void> => {
  const conteos = createTalliesRepository(db)
  for (const [day, tally] of differences) await conteos.correct(day, tally)
}
