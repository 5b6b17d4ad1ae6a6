import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { withFirestoreDeadline } from '../platform/firestore-deadline.ts'

/** So few that each page comes well within the deadline of a call. */
const PER_PAGE = 2000

/**
 * Every document of a query, however many there are, in pages.
 * @throws Unanswered where one of them does not come in time
 */
export const readAll = async (query: Query): Promise<QueryDocumentSnapshot[]> => {
  const inOrder = query.orderBy(FieldPath.documentId()).limit(PER_PAGE)
  const all: QueryDocumentSnapshot[] = []
  for (let page = inOrder; ; ) {
    const { docs } = await withFirestoreDeadline(page.get())
    all.push(...docs)
    const last = docs.at(-1)
    if (!last || docs.length < PER_PAGE) return all
    page = inOrder.startAfter(last)
  }
}
