import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore'

type Change = DocumentData | null

/**
 * One change of the shape of stored documents. It brings along what an older release wrote; what the present one has
 * written in the meantime it leaves as it is, so that it can be repeated.
 */
export interface Migration {
  /** Its place in the order, and its name in `migraciones`. */
  number: number
  /** What it does, in Spanish, for whoever runs it. */
  title: string
  collections: readonly string[]
  /** What is to be changed of a document; null where nothing is. */
  change: (document: QueryDocumentSnapshot) => Change | Promise<Change>
}
