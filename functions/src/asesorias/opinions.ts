import type { Opinion } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import type { Actor } from '../db/audit-log.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { AsesoriaRecord, StoredAsesoria } from './record.ts'
import { rate } from './workflow.ts'

/** What the person who asked thinks of the advice (docs/decisions/opinions.md). */

const DAY_MS = 24 * 60 * 60_000
/** How long an opinion can be changed after it was first given. */
const CHANGE_MS = 7 * DAY_MS
/** How long one can be given after the request is done. */
const GIVE_MS = 90 * DAY_MS

type Judged = Pick<AsesoriaRecord, 'realizada' | 'cierre' | 'fechaRealizacion' | 'opinion'>

/** Until when a request can be judged; null if it is open or nobody was attended. */
export const judgedUntil = ({ realizada, cierre, fechaRealizacion, opinion }: Judged): Date | null => {
  if (!realizada || !fechaRealizacion || cierre !== 'atendida') return null
  return new Date(opinion ? opinion.fecha.toMillis() + CHANGE_MS : fechaRealizacion.toMillis() + GIVE_MS)
}

const forbidden = (message: string) => new AppError('forbidden', message)

/** @throws forbidden */
const assertMayJudge = (asesoria: Judged): void => {
  const until = judgedUntil(asesoria)
  if (until === null) throw forbidden('Podrás opinar cuando tu asesoría esté realizada.')
  if (until.getTime() < Date.now()) throw forbidden('El plazo para opinar sobre esta asesoría ya terminó.')
}

/**
 * Stores what the person thinks of the advice, dated when they first said so.
 * @throws forbidden before the advice is given, and after the time for an opinion
 */
export const judge = (
  { asesorias }: Pick<Deps, 'asesorias'>,
  actor: Actor,
  id: string,
  { Valor, Comentario }: Opinion,
): Promise<StoredAsesoria> =>
  asesorias.take(actor, id, (asesoria) => {
    assertMayJudge(asesoria)
    const { valor, comentario, fecha = Timestamp.now() } = asesoria.opinion ?? {}
    if (valor === Valor && comentario === Comentario) return null
    return rate(asesoria, { valor: Valor, comentario: Comentario, fecha })
  })
