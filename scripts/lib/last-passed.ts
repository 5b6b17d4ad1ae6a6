import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './config.ts'

/** `.cache/last-passed` names the commit that passed the tests last, and how long they took: `cdcc01b6… 8.7 min`. */

/** The present commit; null when files differ from it, or outside of a repository. */
export const cleanCommit = (folder = ROOT): string | null => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null
  } catch {
    return null
  }
}

const recordIn = (folder: string): string => join(folder, '.cache', 'last-passed')

/** The commit that passed last. */
export const lastPassed = (folder = ROOT): string | undefined =>
  existsSync(recordIn(folder)) ? readFileSync(recordIn(folder), 'utf8').split(' ')[0] : undefined

/** Records a green run. `before` is the clean commit when it began: a run over other files proves nothing of a commit. */
export const recordPass = (before: string | null, seconds: number, folder = ROOT): void => {
  if (before === null || before !== cleanCommit(folder)) return
  mkdirSync(join(folder, '.cache'), { recursive: true })
  writeFileSync(recordIn(folder), `${before} ${(seconds / 60).toFixed(1)} min\n`)
}
