import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { withFirestoreDeadline } from '../platform/firestore-deadline.ts'
import type { Collection, Found } from './collection.ts'

/** So few that two pages of the longest records are a few megabytes. */
const PER_PAGE = 500

type Documents = QueryDocumentSnapshot[]

/** The next page is on its way while one is worked on. */
async function* pagesOf(query: Query): AsyncGenerator<Documents> {
  const inPages = query.limit(PER_PAGE)
  const read = async (page: Query) => (await withFirestoreDeadline(page.get())).docs
  let coming: Promise<Documents> | null = read(inPages)
  while (coming) {
    const docs: Documents = await coming
    const last: QueryDocumentSnapshot | undefined = docs.length < PER_PAGE ? undefined : docs.at(-1)
    coming = last ? read(inPages.startAfter(last)) : null
    // Nobody hears of it where no further page is asked for.
    coming?.catch(() => {})
    yield docs
  }
}

/**
 * Every record, however many there are, of which two pages at most are in memory: the newest first. Firestore finds
 * none that says nothing of when it was made.
 * @throws Unanswered where a page does not come in time
 */
export async function* pagesNewestFirst<T>(
  from: Collection<T>,
  date: keyof T & string,
): AsyncGenerator<Found<T>> {
  const id = FieldPath.documentId()
  for await (const docs of pagesOf(from.all.orderBy(date, 'desc').orderBy(id, 'desc'))) {
    yield from.found(docs)
  }
}
