import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { takingUpTo } from '../../platform/firestore-deadline.ts'
import { shareNext } from '../../platform/share-next.ts'
import { createCollection } from '../../store/collection.ts'
import { storedTime, storedTimeOrNull } from '../../store/fields.ts'
import { readAll } from '../../store/read-all.ts'
import type { Unit } from '../../store/unit.ts'

const DAY_MS = 24 * 60 * 60_000
/** What is counted as now. */
const WINDOW_MS = 90 * DAY_MS
/** Fewer tell nobody what is usual. */
const MIN_SERVED = 10
/** Nobody waits for it. */
const RECOUNT_MS = 40_000

/** `conteos/plazo`: how many days a request took lately, null where too few were served, and when that was counted. */
const plazoSchema = z.object({ dias: z.int().nullable(), contado: storedTime })
const DOCUMENT = 'plazo'

const servedSchema = z.object({ fechaSolicitud: storedTimeOrNull, fechaRealizacion: storedTimeOrNull })

/** @returns the whole days within which half of them were served */
const medianDays = (durationsMs: number[]): number | null => {
  if (durationsMs.length < MIN_SERVED) return null
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const median = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
  return Math.max(1, Math.ceil(median / DAY_MS))
}

export const createPlazoRepository = (db: Firestore) => {
  const conteos = createCollection(db, { name: 'conteos', schema: plazoSchema })
  const asesorias = db.collection('asesorias')

  /** A request that its person did not need any more, or had sent twice, took nobody's time. */
  const durationsSince = async (since: Timestamp): Promise<number[]> => {
    const served = asesorias
      .where('fechaRealizacion', '>=', since)
      .orderBy('fechaRealizacion')
      .select('fechaSolicitud', 'fechaRealizacion', 'cierre')
    const documents = await readAll(served)
    return documents.flatMap((document) => {
      if (!['atendida', null, undefined].includes(document.get('cierre'))) return []
      const { fechaSolicitud, fechaRealizacion } = servedSchema.parse(document.data())
      const ms =
        (fechaRealizacion?.toMillis() ?? 0) - (fechaSolicitud?.toMillis() ?? Number.POSITIVE_INFINITY)
      return ms >= 0 ? [ms] : []
    })
  }

  return {
    /**
     * How long it usually takes until a request is done, of those of the last 90 days.
     * @returns whole days, or null where fewer than ten were done, or nobody knows
     */
    read: shareNext(async (): Promise<number | null> => {
      const plazo = await conteos.find(DOCUMENT)
      return plazo && Date.now() - plazo.contado.toMillis() < WINDOW_MS ? plazo.dias : null
    }),

    /** Counts it anew, at most once a day: it reads every request done in those days. */
    recount: takingUpTo(RECOUNT_MS, async (unit: Unit): Promise<void> => {
      const counted = await unit.find(conteos, DOCUMENT)
      const now = Date.now()
      if (counted && now - counted.contado.toMillis() < DAY_MS) return
      const dias = medianDays(await durationsSince(Timestamp.fromMillis(now - WINDOW_MS)))
      const plazo = { dias, contado: Timestamp.fromMillis(now) }
      if (counted) unit.update(conteos, DOCUMENT, plazo)
      else unit.create(conteos, DOCUMENT, plazo)
    }),
  }
}
