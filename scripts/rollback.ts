import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { functionsEnv, ROOT, webEnv } from './lib/config.ts'
import { deploymentBefore, git } from './lib/deployments.ts'
import { OperatorError, runMain } from './lib/operator.ts'
import { runNode } from './lib/processes.ts'
import { readProject } from './lib/project.ts'

/** npm run rollback -- --project P      deploys the version before, in a folder of its own, with today's configuration */

await runMain(async () => {
  const { project } = readProject('rollback')
  const before = deploymentBefore(project)
  if (!before)
    throw new OperatorError(
      `No hay en git una versión anterior de ${project} a la que volver («git fetch --tags»).`,
    )
  const folder = join(mkdtempSync(join(tmpdir(), 'naf-')), 'portal')
  console.log(`Se va a desplegar ${before.tag}: ${git('log', '-1', '--format=%s (%ci)', before.tag)}`)
  try {
    git('worktree', 'add', '--detach', folder, before.tag)
    for (const file of [functionsEnv(project), webEnv(project)])
      copyFileSync(join(ROOT, file), join(folder, file))
    // It runs `npm ci` first.
    return await runNode(join(folder, 'scripts', 'install.mjs'), ['deploy', '--project', project, '--back'], {
      cwd: folder,
    })
  } finally {
    rmSync(join(folder, '..'), { recursive: true, force: true })
    git('worktree', 'prune')
  }
})
