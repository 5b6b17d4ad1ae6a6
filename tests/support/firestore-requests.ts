import type { Firestore } from 'firebase-admin/firestore'

export type Request = (
  method: string,
  request: { transaction?: unknown },
  ...rest: unknown[]
) => Promise<unknown>

/**
 * Puts `around` between a database and all that it asks of Firestore: the library sends everything through one method,
 * which its types do not name.
 */
export const aroundRequests = (db: Firestore, around: (send: Request) => Request): void => {
  const client = db as unknown as { request: Request }
  client.request = around(client.request.bind(db))
}
