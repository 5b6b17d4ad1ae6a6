import { dayAt } from '@naf/contract'
import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import { asesoriaSchema } from '../functions/src/asesorias/record.ts'
import { closedTally, ratedTally, receivedTally } from '../functions/src/asesorias/tally.ts'
import { addTallies, once, type Tally } from '../functions/src/db/counters.ts'

/** What the closing of a request counts, by its document as it is now. */
export const closedTallyOf = (document: object): Tally => {
  const asesoria = asesoriaSchema.parse(document)
  const closedAt = asesoria.fechaRealizacion?.toDate() ?? new Date()
  return closedTally(asesoria, asesoria.cierre ?? 'atendida', closedAt)
}

/** A moment, and what happened then. */
type Counted = readonly [at: Timestamp | null | undefined, tally: Tally]

const countedOf = (document: object): Counted[] => {
  const { opinion, ...asesoria } = asesoriaSchema.parse(document)
  return [
    [asesoria.fechaSolicitud, receivedTally(asesoria)],
    [asesoria.fechaRealizacion, closedTallyOf(document)],
    [opinion?.fecha, ratedTally(opinion?.valor ?? 0, null)],
  ]
}

/** Counts all demo records again, on the days that they were moved to. */
export const rebuildFigures = async (db: Firestore): Promise<void> => {
  await db.recursiveDelete(db.collection('conteos'))
  const all = async (name: string) => (await db.collection(name).get()).docs
  const deleted = (await all('papelera')).map((document) => document.get('asesoria'))
  const requests = [...(await all('asesorias')).map((document) => document.data()), ...deleted]
  const certificates = await all('certificados')
  const held = new Map(certificates.map((one) => [`${one.get('titulo')} ${one.get('fecha')}`, one]))
  const counted: Counted[] = [
    ...requests.flatMap(countedOf),
    ...(await all('inscripciones')).map(
      (one): Counted => [one.get('fechaInscripcion'), once('inscripciones')],
    ),
    ...certificates.map((one): Counted => [one.get('emitido'), once('asistencias')]),
    ...[...held.values()].map((one): Counted => [one.get('emitido'), once('capacitaciones')]),
  ]

  const months = new Map<string, Record<string, Tally>>()
  for (const [at, tally] of counted) {
    if (!at) continue
    const [month, day] = [dayAt(at.toDate()).slice(0, 7), dayAt(at.toDate()).slice(8)]
    const days = months.get(month) ?? {}
    days[day] = addTallies(days[day] ?? {}, tally)
    months.set(month, days)
  }
  for (const [month, dias] of months) await db.collection('conteos').doc(month).set({ dias })
}
