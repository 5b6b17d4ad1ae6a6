import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from './build/index.ts'
import { OperatorError, runMain } from './lib/operator.ts'
import { FUNCTIONS_DIST, packageBin, ROOT } from './lib/paths.ts'
import { run, runNode } from './lib/processes.ts'
import { checkTypes, lint } from './test/tools.ts'

const step = async (name: string, exitCode: Promise<number>): Promise<void> => {
  if ((await exitCode) !== 0) throw new OperatorError(`No se desplegó nada: falló ${name}.`)
}

/** Functions and web take what differs from project to project from a file each, named after the project. */
function requireConfiguration(project: string): void {
  const missing = [`functions/config/.env.${project}`, `web/.env.${project}`].filter(
    (file) => !existsSync(join(ROOT, file)),
  )
  if (missing.length > 0)
    throw new OperatorError(`Falta ${missing.join(' y ')}: el README dice qué debe contener.`)
}

await runMain(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } })
  if (!values.project) throw new OperatorError('Uso: npm run deploy -- --project id-del-proyecto')

  requireConfiguration(values.project)
  await step('el formato (biome)', lint())
  await step('la comprobación de tipos', checkTypes())
  await buildAll(values.project)
  // The cloud build installs from a lock of its own: the workspace's knows packages that the cloud cannot have.
  const lockArgs = ['install', '--package-lock-only', '--no-audit', '--no-fund', '--workspaces=false']
  await step('npm install', run('npm', lockArgs, { cwd: FUNCTIONS_DIST }))
  const firebase = packageBin('firebase-tools', 'firebase')
  return await runNode(firebase, ['deploy', '--project', values.project], { cwd: ROOT })
})
