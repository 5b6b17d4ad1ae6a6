import type { Collection } from '../../db/collection.ts'
import { listNewestAmong, type Page, type PageQuery } from '../../db/query.ts'
import type { AsesoriaRecord } from './asesoria-record.ts'

/** What people said of how they were served; it goes with their requests. */
export const createOpinions = (asesorias: Collection<AsesoriaRecord>) => ({
  /** The requests that were judged from one moment on and before another, the last judged first. */
  listJudged: (from: Date, until: Date, query: PageQuery): Promise<Page<AsesoriaRecord>> =>
    listNewestAmong(
      asesorias,
      asesorias.all.where('opinion.fecha', '>=', from).where('opinion.fecha', '<', until),
      { path: 'opinion.fecha', of: ({ opinion }) => opinion?.fecha ?? null },
      query,
    ),
})
