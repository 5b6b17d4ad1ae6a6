import { readFileSync } from 'node:fs'
import { digest } from './digest.ts'

/** Tells this build from any other: the digest of the bundle, which is one file with all that is ours. */
export const buildDigest = (): string => digest(readFileSync(import.meta.filename))
