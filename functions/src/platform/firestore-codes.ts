/** Firestore's codes for a document that is already there, and for one that is not. */
const ALREADY_EXISTS = 6
const NOT_FOUND = 5

const hasCode = (error: unknown, code: number): boolean => (error as { code?: unknown }).code === code

export const alreadyExists = (error: unknown): boolean => hasCode(error, ALREADY_EXISTS)
export const doesNotExist = (error: unknown): boolean => hasCode(error, NOT_FOUND)
