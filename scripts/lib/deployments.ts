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
  // Their names sort by time.
  const tags = git('tag', '--list', `${folderOf(project)}*`)
    .split('\n')
    .sort()
  for (const tag of tags) {
    const [, commit, mark] = /-([0-9a-f]{8})(?:-(\S+))?$/.exec(tag) ?? []
    if (!commit) continue
    if (mark !== 'vuelta') history.push({ tag, commit, failed: mark === 'fallido' })
    // After a rollback the version is live that was so before.
    else while (history.length > 0 && history.at(-1)?.commit !== commit) history.pop()
  }
  const live = history.pop()
  return history.findLast(({ commit, failed }) => !failed && commit !== live?.commit)
}
