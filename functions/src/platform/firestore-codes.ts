/** gRPC's status codes, as Firestore's client gives them (https://grpc.io/docs/guides/status-codes/). */
const NOT_FOUND = 5
const ALREADY_EXISTS = 6
const FAILED_PRECONDITION = 9
const ABORTED = 10

const hasCode = (error: unknown, ...codes: number[]): boolean =>
  codes.includes((error as { code?: number }).code ?? -1)

export const alreadyExists = (error: unknown): boolean => hasCode(error, ALREADY_EXISTS)
export const doesNotExist = (error: unknown): boolean => hasCode(error, NOT_FOUND)

/** Another write holds the document, or has changed it since it was read. */
export const isContended = (error: unknown): boolean => hasCode(error, ABORTED, FAILED_PRECONDITION)
