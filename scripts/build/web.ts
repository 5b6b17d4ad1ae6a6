import { join } from 'node:path'
import { OperatorError } from '../lib/operator.ts'
import { packageBin, ROOT } from '../lib/paths.ts'
import { runNode } from '../lib/processes.ts'
import { functionsEnv, readEnv } from '../lib/project-env.ts'

const WEB = join(ROOT, 'web')

export const vite = (): string => packageBin('vite', 'vite', WEB)

/** The address that the mails name, too. */
const portalUrl = (project: string): string => {
  const file = functionsEnv(project)
  const { PORTAL_URL } = readEnv(file)
  if (!PORTAL_URL) throw new OperatorError(`Falta PORTAL_URL en ${join(ROOT, file)}.`)
  return PORTAL_URL
}

/** web/dist, as Hosting serves it: with the demo values of web/.env, or with those of a real project over them. */
export const buildWeb = async (project?: string): Promise<void> => {
  const mode = project ? ['--mode', project] : []
  const code = await runNode(vite(), ['build', '--logLevel', 'warn', ...mode], {
    cwd: WEB,
    // What goes to the world must not look for an emulator on the visitor's own machine.
    env: project ? { VITE_AUTH_EMULATOR_URL: '', VITE_SITE_URL: portalUrl(project) } : {},
  })
  if (code !== 0) throw new OperatorError('La compilación de la web falló (vite build).')
}
