import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { bucketsOf, ROOT } from '../../scripts/lib/config.ts'
import { everywhere, hostingConfig, readFirebaseJson } from '../../scripts/lib/hosting-config.ts'
import { type Answer, runCommand, serve } from './commands.ts'

/** The portal's commands in a folder of their own, with stand-ins for the programs that they call, and for Hosting. */

export const DEPLOYED = 'naf-prueba'

const VITE = `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist/assets', { recursive: true })
mkdirSync('../.cache/web/shells', { recursive: true })
for (const file of ['dist/assets/a-1.js', 'dist/app.html', '../.cache/web/shells/biblioteca.html'])
  writeFileSync(file, '<p>')`
const FIREBASE = `import { appendFileSync } from 'node:fs'
appendFileSync(process.env.CALLS, 'firebase ' + process.argv.slice(2).join(' ') + '\\n')
if (process.env.FAIL) process.exit(1)`
const NPM = `#!/bin/sh
echo "npm $1" >> "$CALLS"
if [ "$1" = ci ]; then cp -R "$(dirname "$0")/../portal/node_modules" .; fi
`

/** What the commands read beside their own code. The real tsconfig extends and refers to what is not here. */
const FILES: Record<string, string> = {
  'package-lock.json': '{"packages":{}}',
  'scripts/tsconfig.json': '{}',
  'functions/config/.env': '',
  'functions/src/index.ts': '',
  'functions/src/google/pdf-worker.mjs': '',
  'functions/src/capacitaciones/DejaVuSans-Bold.ttf': '',
  'web/package.json': '{}',
  [`web/.env.${DEPLOYED}`]: 'VITE_FIREBASE_PROJECT_ID=x',
  'node_modules/.package-lock.json': '{"packages":{}}',
  'node_modules/vite/package.json': '{"type":"module","bin":{"vite":"cli.js"}}',
  'node_modules/vite/cli.js': VITE,
  'node_modules/firebase-tools/package.json': '{"type":"module","bin":{"firebase":"cli.js"}}',
  'node_modules/firebase-tools/cli.js': FIREBASE,
  '../bin/npm': NPM,
  '../calls': '',
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

/** Makes such a folder; it is deleted when the running test ends. */
export const makeDeployable = async () => {
  const top = mkdtempSync(join(tmpdir(), 'desplegar-'))
  const [folder, calls] = [join(top, 'portal'), join(top, 'calls')]
  /** Writes a file of the portal. */
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { mode: 0o755 })
  }
  for (const path of ['scripts', 'firebase.json', 'package.json', '.gitignore'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  for (const [path, text] of Object.entries(FILES)) write(path, text)
  // Node looks here for the packages that no stand-in replaces, also from a rollback's folder.
  symlinkSync(join(ROOT, 'node_modules'), join(top, 'node_modules'))

  // A hook of git hands its own repository on.
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined)
  const PATH = `${join(top, 'bin')}:${process.env.PATH}`
  const env = { CALLS: calls, TMPDIR: top, GIT_CONFIG_GLOBAL: '/dev/null', PATH }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(top, { recursive: true, force: true })
  })
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@naf.test']
    return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim()
  }
  git('init', '-q')

  const recorded = () => linesOf(readFileSync(calls, 'utf8'))
  /** What Hosting serves: what was deployed last. */
  const live = () => / -m (\w+)/.exec(recorded().at(-1) ?? '')?.[1]
  const portal = await startHosting(live)
  write(`functions/config/.env.${DEPLOYED}`, `PORTAL_URL=${portal.url}`)

  return {
    folder,
    portal,
    git,
    write,
    recorded,
    forget: () => write('../calls', ''),
    /** Makes a version. @returns its commit as tags name it */
    commit(isTested = true): string {
      git('add', '-A')
      git('commit', '--allow-empty', '-qm', 'a')
      const commit = git('rev-parse', 'HEAD')
      if (isTested) write('.cache/last-passed', `${commit} 8.7 min\n`)
      return commit.slice(0, 8)
    },
    /** As if the present version had been deployed before. @param time two digits */
    wasDeployed(time: string, mark = ''): void {
      const commit = git('rev-parse', '--short=8', 'HEAD')
      git('tag', `desplegado/${DEPLOYED}/20200101T0000${time}Z-${commit}${mark}`)
    },
    /** What was deployed, without the times. */
    tags: () => linesOf(git('tag', '--list').replaceAll(/\d{8}T\d{6}Z/g, 'T')),
    run: (command: string, ...args: string[]) => runCommand(command, args, folder),
  }
}

/** A portal as its visitors see it. `answers` by method and path; one that is replaced is a fault. */
export const startHosting = async (version: () => string | undefined = () => 'cdcc01b6') => {
  const assets = ['a-1.js']
  const headers = everywhere(hostingConfig(readFirebaseJson(), { buckets: bucketsOf(DEPLOYED), assets }))
  const page: [body: string, headers: Record<string, string>] = [
    '<script type="module" src="/assets/a-1.js"></script>',
    { ...headers, 'content-type': 'text/html; charset=utf-8' },
  ]
  const healthy = () => ({ estado: 'ok', version: version(), firestore: 'ok', storage: 'ok', correo: 'ok' })
  const answers: Record<string, (body: string) => Answer> = {
    'GET /api/salud': () => [200, healthy()],
    'POST /api/users/login': (body) =>
      body.length > 65_536 ? [413, { code: 'body_too_large' }] : [401, { code: 'bad_credentials' }],
    'GET /api/libros/ver': () => [200, []],
    'POST /api/seguimiento/enlace': (body) => (body ? [404, { code: 'not_found' }] : [400, {}]),
    'PUT /api/calendario/editar/prueba': () => [401, { code: 'unauthenticated' }],
    'GET /api/no-existe': () => [404, { code: 'not_found' }],
    'GET /': () => [200, ...page],
    'GET /servicios': () => [200, ...page],
    'GET /biblioteca/no-existe': () => [404, ...page],
    'GET /sw.js': () => [200, '', { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }],
  }
  const asked: string[] = []
  const url = await serve((call, body) => {
    asked.push(call)
    return answers[call]?.(body) ?? [404, '']
  })
  return { url, built: { headers, assets }, asked, healthy, page, answers }
}
