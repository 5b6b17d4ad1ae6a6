import { semesterStart } from '@naf/contract'
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

/**
 * `conteos/plazo`: how many days a request took lately, how many were served in the half-year, each null where too few
 * were, and when that was counted.
 */
const plazoSchema = z.object({
  dias: z.int().nullable(),
  atendidas: z.int().nullable().default(null),
  contado: storedTime,
})
const DOCUMENT = 'plazo'

const servedSchema = z.object({ fechaSolicitud: storedTimeOrNull, fechaRealizacion: storedTimeOrNull })

/** A request that was served: when, and how long that took. */
interface Served {
  at: number
  tookMs: number
}

/** What is told of those served lately; null where too few were to tell. */
export interface Usual {
  dias: number | null
  atendidas: number | null
}

const UNKNOWN: Usual = { dias: null, atendidas: null }

const enough = (count: number): number | null => (count < MIN_SERVED ? null : count)

/** @returns the whole days within which half of them were served */
const medianDays = (durationsMs: number[]): number | null => {
  if (!enough(durationsMs.length)) return null
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const median = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
  return Math.max(1, Math.ceil(median / DAY_MS))
}

export const createPlazoRepository = (db: Firestore) => {
  const conteos = createCollection(db, { name: 'conteos', schema: plazoSchema })
  const asesorias = db.collection('asesorias')

  /** A request that its person did not need any more, or had sent twice, took nobody's time. */
  const servedSince = async (since: number): Promise<Served[]> => {
    const served = asesorias
      .where('fechaRealizacion', '>=', Timestamp.fromMillis(since))
      .orderBy('fechaRealizacion')
      .select('fechaSolicitud', 'fechaRealizacion', 'cierre')
    const documents = await readAll(served)
    return documents.flatMap((document) => {
      if (document.get('cierre') !== 'atendida') return []
      const served = servedSchema.safeParse(document.data())
      if (!served.success) return []
      const { fechaSolicitud, fechaRealizacion } = served.data
      const at = fechaRealizacion?.toMillis() ?? 0
      const tookMs = at - (fechaSolicitud?.toMillis() ?? Number.POSITIVE_INFINITY)
      return tookMs >= 0 ? [{ at, tookMs }] : []
    })
  }

  return {
    /**
     * In how many whole days half of those of the last 90 days were served, and how many were since the half-year began.
     * Neither where that was counted too long ago.
     */
    read: shareNext(async (): Promise<Usual> => {
      const plazo = await conteos.find(DOCUMENT)
      if (!plazo) return UNKNOWN
      const [now, counted] = [Date.now(), plazo.contado.toMillis()]
      return {
        dias: now - counted < WINDOW_MS ? plazo.dias : null,
        atendidas: counted >= semesterStart(now) ? plazo.atendidas : null,
      }
    }),

    /** Counts it anew, at most once a day: it reads every request done in those days. Where too few were, that costs little. */
    recount: takingUpTo(RECOUNT_MS, async (unit: Unit): Promise<void> => {
      const counted = await unit.find(conteos, DOCUMENT)
      const now = Date.now()
      if (counted?.dias != null && Math.abs(now - counted.contado.toMillis()) < DAY_MS) return
      const [lately, semester] = [now - WINDOW_MS, semesterStart(now)]
      const served = await servedSince(Math.min(lately, semester))
      const plazo = {
        dias: medianDays(served.filter(({ at }) => at >= lately).map(({ tookMs }) => tookMs)),
        atendidas: enough(served.filter(({ at }) => at >= semester).length),
        contado: Timestamp.fromMillis(now),
      }
      if (counted) unit.update(conteos, DOCUMENT, plazo)
      else unit.create(conteos, DOCUMENT, plazo)
    }),
  }
}
