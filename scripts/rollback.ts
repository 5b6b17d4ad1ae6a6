import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { functionsEnv, ROOT, readEnv, webEnv } from './lib/config.ts'
import { OperatorError, readOptions, runMain } from './lib/operator.ts'
import { runNode } from './lib/processes.ts'
import { deploymentBefore, git } from './lib/versions.ts'

const USAGE = 'Uso: npm run rollback -- --project id-del-proyecto'

await runMain(async () => {
  const { project } = readOptions(USAGE, { project: { type: 'string' } })
  if (!project) throw new OperatorError(USAGE)
  const files = [functionsEnv(project), webEnv(project)]
  for (const file of files) readEnv(file)
  const before = deploymentBefore(project)
  if (!before)
    throw new OperatorError(
      `No hay en git una versión anterior de ${project} a la que volver («git fetch --tags»).`,
    )
  console.log(`Se va a desplegar ${before}: ${git('log', '-1', '--format=%s (%ci)', before)}`)
  const folder = mkdtempSync(join(tmpdir(), 'naf-'))
  git('worktree', 'add', '--detach', folder, before)
  try {
    for (const file of files) copyFileSync(join(ROOT, file), join(folder, file))
    // It runs `npm ci` first.
    const install = join(folder, 'scripts', 'install.mjs')
    return await runNode(install, ['deploy', '--project', project, '--back'], { cwd: folder })
  } finally {
    git('worktree', 'remove', '--force', folder)
  }
})
