import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../util.ts'

/** The bundle's first file, which names each of the others by a hash of what is in it; the sources have none. */
const ENTRY = join(import.meta.dirname, 'index.js')

/** Tells this build from any other. */
export const buildDigest = (): string =>
  digest(readFileSync(existsSync(ENTRY) ? ENTRY : import.meta.filename))
