import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { functionsEnv, ROOT, webEnv } from './config.ts'
import { OperatorError } from './operator.ts'

/** The arguments of a command for a real project. @throws OperatorError if one is wrong, or the project's variables are missing */
export const readProject = <Flag extends string = never>(
  command: string,
  flags: readonly Flag[] = [],
): { project: string } & Record<Flag, boolean> => {
  const { project, ...values } = parse(flags)
  if (typeof project !== 'string' || !/^[a-z][a-z0-9-]+$/.test(project))
    throw new OperatorError(`Uso: npm run ${command} -- --project id-del-proyecto`)
  if (project.startsWith('demo-'))
    throw new OperatorError(`${project} es de los emuladores: no se despliega.`)
  const missing = [functionsEnv(project), webEnv(project)].filter((file) => !existsSync(join(ROOT, file)))
  if (missing.length > 0)
    throw new OperatorError(`Falta ${missing.join(' y ')}: docs/operacion.md dice qué debe contener.`)
  return { ...values, project } as { project: string } & Record<Flag, boolean>
}

/** Nothing if an argument is unknown. */
const parse = (flags: readonly string[]): Record<string, string | boolean | undefined> => {
  const known = flags.map((flag) => [flag, { type: 'boolean', default: false }] as const)
  try {
    return parseArgs({ options: { ...Object.fromEntries(known), project: { type: 'string' } } }).values
  } catch {
    return {}
  }
}
