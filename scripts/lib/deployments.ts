import { execFileSync } from 'node:child_process'
import { ROOT } from './config.ts'

/**
 * What was deployed, as tags of git: `desplegado/<project>/<time>-<commit>`. Behind it stands `sin-probar` for a commit
 * that `npm test` has not passed, `fallido` for a version that did not work, `vuelta` for a rollback.
 */

interface Deployment {
  tag: string
  commit: string
  failed: boolean
}

export const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

const folderOf = (project: string): string => `desplegado/${project}/`

/** How the tags and `/api/salud` name a commit. */
export const shortOf = (commit: string): string => commit.slice(0, 8)

/** @returns the new tag */
export const markDeployment = (project: string, commit: string, mark: string): string => {
  const time = new Date().toISOString().replace(/\.\d+|[-:]/g, '')
  const tag = folderOf(project) + [time, shortOf(commit), mark].filter(Boolean).join('-')
  git('-c', 'tag.gpgsign=false', 'tag', tag, commit)
  return tag
}

/** The last version that worked before the one that is live; undefined if there is none. */
export const deploymentBefore = (project: string): Deployment | undefined => {
  const history: Deployment[] = []
  const dropWhile = (isGone: (commit: string) => boolean) => {
    while (history.length > 0 && isGone(history.at(-1)?.commit ?? '')) history.pop()
  }
  // Their names sort by time.
  for (const tag of git('tag', '--list', `${folderOf(project)}*`)
    .split('\n')
    .sort()) {
    const [, commit, mark] = /-([0-9a-f]{8})(?:-(\S+))?$/.exec(tag) ?? []
    if (!commit) continue
    const failed = mark === 'fallido'
    // After a rollback the version is live that was so before.
    if (mark === 'vuelta') dropWhile((other) => other !== commit)
    else {
      if (!failed) dropWhile((other) => other === commit)
      history.push({ tag, commit, failed })
    }
  }
  history.pop()
  return history.findLast(({ failed }) => !failed)
}
