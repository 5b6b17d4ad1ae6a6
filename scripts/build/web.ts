import { join } from 'node:path'
import { OperatorError } from '../lib/operator.ts'
import { packageBin, ROOT } from '../lib/paths.ts'
import { runNode } from '../lib/processes.ts'

const WEB = join(ROOT, 'web')

export const vite = (): string => packageBin('vite', 'vite', WEB)

/** web/dist, as Hosting serves it: with the demo values of web/.env, or with those of a real project over them. */
export async function buildWeb(project?: string): Promise<void> {
  const mode = project ? ['--mode', project] : []
  const code = await runNode(vite(), ['build', '--logLevel', 'warn', ...mode], {
    cwd: WEB,
    // What goes to the world must not look for an emulator on the visitor's own machine.
    env: project ? { VITE_AUTH_EMULATOR_URL: '' } : {},
  })
  if (code !== 0) throw new OperatorError('La compilación de la web falló (vite build).')
}
