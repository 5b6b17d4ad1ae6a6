import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, ROOT } from '../lib/paths.ts'

/** Writes the commit that passed every test, and the minutes of the run, into `.cache/last-passed`. */
export const notePassed = (started: number): void => {
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(join(CACHE, 'last-passed'), `${commit()} (${minutes} min)\n`)
}

/** The current commit; says so if files differ from it. */
const commit = (): string => {
  try {
    const changed = git('status', '--porcelain') !== ''
    return git('rev-parse', '--short', 'HEAD') + (changed ? ' + uncommitted changes' : '')
  } catch {
    return 'no git repository'
  }
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
