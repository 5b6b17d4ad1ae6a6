import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CACHE, ROOT } from './config.ts'

/**
 * What is known of commits. `.cache/last-passed` names the one that passed the tests last, and how long they took:
 * `cdcc01b6… 8.7 min`. Tags of git name what was deployed: `desplegado/<project>/<time>-<commit>`. Behind it stands
 * `sin-probar` for a commit that `npm test` has not passed, `fallido` for a version that did not work, `vuelta` for a
 * rollback.
 */

export const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** The present commit; null when files differ from it, or outside of a repository. */
export const cleanCommit = (): string | null => {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null
  } catch {
    return null
  }
}

const LAST_PASSED = join(CACHE, 'last-passed')

/** The commit that passed last. */
export const lastPassed = (): string | undefined =>
  existsSync(LAST_PASSED) ? readFileSync(LAST_PASSED, 'utf8').split(' ')[0] : undefined

/** Records a green run. `before` is the clean commit when it began: a run over other files proves nothing of a commit. */
export const recordPass = (before: string | null, seconds: number): void => {
  if (before === null || before !== cleanCommit()) return
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(LAST_PASSED, `${before} ${(seconds / 60).toFixed(1)} min\n`)
}

/** @param version as tags name it @returns the new tag */
export const markDeployment = (project: string, version: string, mark: string): string => {
  const time = new Date().toISOString().replace(/\.\d+|[-:]/g, '')
  const tag = `desplegado/${project}/${[time, version, mark].filter(Boolean).join('-')}`
  git('-c', 'tag.gpgsign=false', 'tag', tag, version)
  return tag
}

/** The tag of the last version that worked before the one that is live; undefined if there is none. */
export const deploymentBefore = (project: string): string | undefined => {
  // Tags sort by time.
  const tags = git('tag', '--list', `desplegado/${project}/*`).split('\n').sort()
  const [, live] = basename(tags.at(-1) ?? '').split('-')
  const isLive = (tag: string) => tag.includes(`Z-${live}`)
  // A version that came back by a rollback counts from its first deployment.
  const first = tags.findLastIndex((tag) => isLive(tag) && !tag.endsWith('-vuelta'))
  return tags.slice(0, first).findLast((tag) => !isLive(tag) && !tag.endsWith('-fallido'))
}
