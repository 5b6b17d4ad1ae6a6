import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from './paths.ts'

/** The variables of a project, in one file for the functions and one for the web. */
export const functionsEnv = (project: string): string => `functions/config/.env.${project}`
export const webEnv = (project: string): string => `web/.env.${project}`

export const readEnv = (file: string) => parseEnv(readFileSync(join(ROOT, file), 'utf8'))

/** The project's own bucket, by its names since October 2024 and before. */
export const bucketsOf = (project: string) =>
  [`${project}.firebasestorage.app`, `${project}.appspot.com`] as const
