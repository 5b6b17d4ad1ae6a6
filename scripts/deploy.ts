import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from './lib/build.ts'
import { bucketsOf, FUNCTIONS_DIST, functionsEnv, packageBin, ROOT, readEnv, webEnv } from './lib/config.ts'
import { builtAssets, type FirebaseJson, hostingConfig, readFirebaseJson } from './lib/hosting-config.ts'
import { OperatorError, runMain } from './lib/operator.ts'
import { run, runNode } from './lib/processes.ts'
import { checkTypes, lint } from './lib/suites.ts'

const step = async (name: string, exitCode: Promise<number>): Promise<void> => {
  if ((await exitCode) !== 0) throw new OperatorError(`No se desplegó nada: falló ${name}.`)
}

const requireConfiguration = (project: string): void => {
  const missing = [functionsEnv(project), webEnv(project)].filter((file) => !existsSync(join(ROOT, file)))
  if (missing.length > 0)
    throw new OperatorError(`Falta ${missing.join(' y ')}: el README dice qué debe contener.`)
}

/** Whether the web uses reCAPTCHA; a server that asks for its tokens while the web has none would refuse everybody. */
const usesRecaptcha = (project: string): boolean => {
  const siteKey = readEnv(webEnv(project)).VITE_RECAPTCHA_SITE_KEY
  if (!siteKey && readEnv(functionsEnv(project)).APP_CHECK === 'required')
    throw new OperatorError(
      `APP_CHECK=required necesita VITE_RECAPTCHA_SITE_KEY en ${webEnv(project)}: si no, nadie podría ingresar ni enviar formularios.`,
    )
  return Boolean(siteKey)
}

/** Beside firebase.json: firebase-tools reads every path in it from there. */
const DEPLOYED_CONFIG = join(ROOT, 'firebase.deploy.json')

/** The policy of this project alone, for what was just built. */
const configOf = (project: string, recaptcha: boolean): FirebaseJson =>
  hostingConfig(readFirebaseJson(), { buckets: bucketsOf(project), assets: builtAssets(), recaptcha })

/** What is uploaded is what was just built. */
const deploy = async (project: string, config: FirebaseJson): Promise<number> => {
  writeFileSync(DEPLOYED_CONFIG, JSON.stringify(config))
  try {
    const firebase = packageBin('firebase-tools', 'firebase')
    const args = ['deploy', '--project', project, '--config', DEPLOYED_CONFIG]
    return await runNode(firebase, args, { cwd: ROOT })
  } finally {
    rmSync(DEPLOYED_CONFIG, { force: true })
  }
}

await runMain(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } })
  if (!values.project) throw new OperatorError('Uso: npm run deploy -- --project id-del-proyecto')

  const { project } = values
  requireConfiguration(project)
  const recaptcha = usesRecaptcha(project)
  await step('el formato (biome)', lint())
  await step('la comprobación de tipos', checkTypes())
  const config = () => configOf(project, recaptcha)
  await buildAll({ project, version: 'desarrollo', config })
  // The cloud build runs `npm ci` by the committed lock. npm takes out of it what the cloud does not install.
  copyFileSync(join(ROOT, 'package-lock.json'), join(FUNCTIONS_DIST, 'package-lock.json'))
  const lockArgs = ['install', '--package-lock-only', '--no-audit', '--no-fund', '--workspaces=false']
  await step('npm install', run('npm', lockArgs, { cwd: FUNCTIONS_DIST }))
  return deploy(project, config())
})
