/** gRPC's status codes, as Firestore's client gives them (https://grpc.io/docs/guides/status-codes/). */
const DEADLINE_EXCEEDED = 4
const NOT_FOUND = 5
const ALREADY_EXISTS = 6
const RESOURCE_EXHAUSTED = 8
const FAILED_PRECONDITION = 9
const ABORTED = 10
const UNAVAILABLE = 14

const hasCode = (error: unknown, ...codes: number[]): boolean =>
  codes.includes((error as { code?: number }).code ?? -1)

const alreadyExists = (error: unknown): boolean => hasCode(error, ALREADY_EXISTS)
export const doesNotExist = (error: unknown): boolean => hasCode(error, NOT_FOUND)

/** A query that lacks its index fails with the code of a failed precondition too, and always will. */
const lacksIndex = (error: unknown): boolean => /requires an index/i.test((error as Error).message)

/** Another write holds the document, or has changed it, or removed it, since it was read. */
export const isContended = (error: unknown): boolean =>
  hasCode(error, ABORTED) || (hasCode(error, FAILED_PRECONDITION) && !lacksIndex(error))

/** Firestore does not answer, or takes no more for now. */
export const doesNotAnswer = (error: unknown): boolean =>
  hasCode(error, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE)

/**
 * For `retryContended`: a batch made of what was read a moment ago fails on a document that is there, or is not, only
 * because another write came in between, or because this one was done and its answer lost. Either way it is to be read
 * anew.
 */
export const asContention = (error: unknown): unknown =>
  alreadyExists(error) || doesNotExist(error)
    ? Object.assign(new Error('overtaken by another write', { cause: error }), { code: ABORTED })
    : error
