import { takingUpTo } from '../platform/firestore-deadline.ts'
import type { Collection } from '../store/collection.ts'
import { type Counted, countUpTo } from '../store/count.ts'
import { LIST_MS, listNewestAmong, type Page, type PageQuery } from '../store/page.ts'
import type { CorreoRecord } from './correo-record.ts'

/** The mails that did not arrive: refused for good, or held back by a cap. */
export const createFailedMails = (correos: Collection<CorreoRecord>) => {
  const failedSince = (moment: Date) =>
    correos.all.where('status', 'in', ['fallido', 'retenido']).where('createdAt', '>=', moment)

  return {
    countFailed: (since: Date): Promise<Counted> =>
      countUpTo(failedSince(since).orderBy('createdAt', 'desc')),

    /** The newest first. */
    listFailed: takingUpTo(
      LIST_MS,
      (since: Date, query: PageQuery): Promise<Page<CorreoRecord>> =>
        listNewestAmong(
          correos,
          failedSince(since),
          { path: 'createdAt', of: ({ createdAt }) => createdAt },
          query,
        ),
    ),
  }
}
