import type { Collection } from '../db/collection.ts'
import { type Counted, countUpTo, listNewestAmong, type Page, type PageQuery } from '../db/query.ts'
import type { CorreoRecord } from './correo-record.ts'

/** The mails that did not arrive: refused for good, or held back by a cap. */
export const createFailedMails = (correos: Collection<CorreoRecord>) => {
  const failedSince = (moment: Date) =>
    correos.all.where('status', 'in', ['fallido', 'retenido']).where('createdAt', '>=', moment)

  return {
    countFailed: (since: Date): Promise<Counted> =>
      countUpTo(failedSince(since).orderBy('createdAt', 'desc')),

    /** The newest first. */
    listFailed: (since: Date, query: PageQuery): Promise<Page<CorreoRecord>> =>
      listNewestAmong(
        correos,
        failedSince(since),
        { path: 'createdAt', of: ({ createdAt }) => createdAt },
        query,
      ),
  }
}
