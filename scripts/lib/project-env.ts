import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from './paths.ts'

/** Functions and web take what differs from project to project from a file each, named after the project. */
export const functionsEnv = (project: string): string => `functions/config/.env.${project}`
export const webEnv = (project: string): string => `web/.env.${project}`

export const readEnv = (file: string) => parseEnv(readFileSync(join(ROOT, file), 'utf8'))

/** The project's own bucket, by its names since October 2024 and before. */
export const bucketsOf = (project: string) =>
  [`${project}.firebasestorage.app`, `${project}.appspot.com`] as const
