import type { AsesoriaRecord } from '../asesoria-record.ts'

const DAY_MS = 24 * 60 * 60_000

/** How long an opinion can be changed after it was first given (docs/decisions/opinions.md). */
const CHANGE_MS = 7 * DAY_MS
/** How long one can be given after the request was done. */
const GIVE_MS = 90 * DAY_MS

export type Judged = Pick<AsesoriaRecord, 'realizada' | 'cierre' | 'fechaRealizacion' | 'opinion'>

/** Until when a request can be judged; null where there is nothing to judge: it is not done, or nobody was attended. */
export const judgedUntil = ({ realizada, cierre, fechaRealizacion, opinion }: Judged): Date | null => {
  if (!realizada || !fechaRealizacion || cierre !== 'atendida') return null
  return new Date(opinion ? opinion.fecha.toMillis() + CHANGE_MS : fechaRealizacion.toMillis() + GIVE_MS)
}
