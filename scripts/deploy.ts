import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll, portalUrl } from './lib/build.ts'
import { bucketsOf, FUNCTIONS_DIST, functionsEnv, packageBin, ROOT, readEnv, webEnv } from './lib/config.ts'
import { builtAssets, everywhere, hostingConfig, readFirebaseJson } from './lib/hosting-config.ts'
import { OperatorError, readOptions, runMain } from './lib/operator.ts'
import { run, runNode } from './lib/processes.ts'
import { awaitVersion, smokeTest } from './lib/smoke.ts'
import { cleanCommit, deploymentBefore, lastPassed, markDeployment } from './lib/versions.ts'

/** `--untested` is for a commit that `npm test` has not passed, `--back` for `npm run rollback`. */
const USAGE = 'Uso: npm run deploy -- --project id-del-proyecto [--untested]'

/** Whether the web uses reCAPTCHA; a server that asks for its tokens while the web has none would refuse everybody. */
const usesRecaptcha = (project: string): boolean => {
  const siteKey = readEnv(webEnv(project)).VITE_RECAPTCHA_SITE_KEY
  if (!siteKey && readEnv(functionsEnv(project)).APP_CHECK === 'required')
    throw new OperatorError(
      `APP_CHECK=required necesita VITE_RECAPTCHA_SITE_KEY en ${webEnv(project)}: si no, nadie podría ingresar ni enviar formularios.`,
    )
  return Boolean(siteKey)
}

/** The cloud build runs `npm ci` by the committed lock. npm takes out of it what the cloud does not install. */
const provideLock = async (): Promise<void> => {
  copyFileSync(join(ROOT, 'package-lock.json'), join(FUNCTIONS_DIST, 'package-lock.json'))
  const args = ['install', '--package-lock-only', '--no-audit', '--no-fund', '--workspaces=false']
  if ((await run('npm', args, { cwd: FUNCTIONS_DIST })) !== 0)
    throw new OperatorError('No se desplegó nada: falló npm install.')
}

/**
 * Uploads what was just built. firebase-tools releases rules, indexes and functions before Hosting, and stops at the first
 * failure: the old pages work with the new functions, but new pages need them.
 */
const upload = async (project: string, version: string, config: object): Promise<void> => {
  // Beside firebase.json: firebase-tools reads every path in it from there.
  const file = join(ROOT, 'firebase.deploy.json')
  writeFileSync(file, JSON.stringify(config))
  const args = ['deploy', '--project', project, '--config', file, '-m', version]
  const firebase = packageBin('firebase-tools', 'firebase')
  if ((await runNode(firebase, [...args, '--force', '--non-interactive'], { cwd: ROOT })) !== 0)
    throw new OperatorError('firebase deploy no terminó.')
}

const goBack = (project: string): string =>
  deploymentBefore(project)
    ? `Para volver a la versión anterior: npm run rollback -- --project ${project}`
    : 'No hay una versión anterior a la que volver: corrige el error y despliega otra vez.'

await runMain(async () => {
  const { project, untested, back } = readOptions(USAGE, {
    project: { type: 'string' },
    untested: { type: 'boolean', default: false },
    back: { type: 'boolean', default: false },
  })
  if (!project) throw new OperatorError(USAGE)
  const portal = portalUrl(project)
  const recaptcha = usesRecaptcha(project)
  const commit = cleanCommit()
  if (!commit)
    throw new OperatorError(
      'No se desplegó nada: hay archivos sin confirmar en git («git status» los nombra).',
    )
  const isTested = lastPassed() === commit
  if (!isTested && !untested && !back)
    throw new OperatorError(
      'No se desplegó nada: «npm test» no ha aprobado esta versión (--untested la despliega así).',
    )

  // As the tags and `/api/salud` name the commit.
  const version = commit.slice(0, 8)
  const buckets = bucketsOf(project)
  const config = () => hostingConfig(readFirebaseJson(), { buckets, assets: builtAssets(), recaptcha })
  await buildAll({ project, version, config })
  await provideLock()
  try {
    await upload(project, version, config())
    console.log('Esperando a que responda la versión nueva…')
    await awaitVersion(portal, version)
    await smokeTest(portal, { headers: everywhere(config()), assets: builtAssets() })
  } catch (error) {
    if (!back) markDeployment(project, version, 'fallido')
    throw new OperatorError(`El despliegue falló: ${(error as Error).message}\n${goBack(project)}`)
  }
  const tag = markDeployment(project, version, back ? 'vuelta' : isTested ? '' : 'sin-probar')
  console.log(`\nDesplegado: ${portal} (${tag})`)
  return 0
})
