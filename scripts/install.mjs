// Runs before anything is installed, so plain JavaScript without dependencies:
//   node scripts/install.mjs                 installs what package-lock.json asks for, when it is not there yet
//   node scripts/install.mjs start --ui      the same, then runs scripts/start.ts in this very process
// One process from npm down to the script means that every signal reaches the code that cleans up.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MINIMUM_NODE = [20, 19]
const root = fileURLToPath(new URL('..', import.meta.url))

const requireNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [wantedMajor, wantedMinor] = MINIMUM_NODE
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  console.error(`Se necesita Node ${MINIMUM_NODE.join('.')} o superior y este es ${process.versions.node}.`)
  process.exit(1)
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes down what it installed once it is done, so
 * an install that was cut short does not count. What is optional may be missing: it is for other platforms.
 */
const isInstalled = () => {
  const record = `${root}node_modules/.package-lock.json`
  if (!existsSync(record)) return false
  const installed = readPackages(record)
  return Object.entries(readPackages(`${root}package-lock.json`)).every(([path, wanted]) => {
    const present = installed[path]
    if (path === '' || !path.startsWith('node_modules/')) return true
    return present ? present.version === wanted.version : Boolean(wanted.optional)
  })
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

const ensureInstalled = () => {
  if (isInstalled()) return

  console.log('Instalando dependencias (dos o tres minutos)…')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error(
      'No se pudieron instalar las dependencias (npm ci). Revisa la conexión y vuelve a intentarlo.',
    )
    process.exit(npm.status ?? 1)
  }
}

/** What the scripts start talks to this machine; a university's proxy cannot reach it. */
const keepProxyOff = (...hosts) => {
  const already = process.env.NO_PROXY ?? process.env.no_proxy
  const list = [...(already ? [already] : []), ...hosts].join(',')
  process.env.NO_PROXY = list
  process.env.no_proxy = list
}

requireNode()
keepProxyOff('127.0.0.1', 'localhost')
ensureInstalled()

const [script, ...args] = process.argv.slice(2)
if (script) {
  const entry = new URL(`./${script}.ts`, import.meta.url)
  process.argv = [process.argv[0], fileURLToPath(entry), ...args]
  const { register } = await import('tsx/esm/api')
  register()
  await import(entry.href)
}
