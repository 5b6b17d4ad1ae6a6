import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { vi } from 'vitest'
import { FOR_TOOLS, NATIVE } from '../../scripts/lib/build.ts'
import { bucketsOf, ROOT } from '../../scripts/lib/config.ts'
import { everywhere, hostingConfig, readFirebaseJson } from '../../scripts/lib/hosting-config.ts'
import { runCommand } from './commands.ts'

/** The portal's commands in a folder of their own, with stand-ins for the programs that they call, and for Hosting. */

export const DEPLOYED = 'naf-prueba'

const VITE = `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist/assets', { recursive: true })
mkdirSync('../.cache/web/shells', { recursive: true })
for (const file of ['dist/assets/a-1.js', 'dist/app.html', '../.cache/web/shells/biblioteca.html'])
  writeFileSync(file, '<p>')`
const FIREBASE = `import { appendFileSync } from 'node:fs'
appendFileSync(process.env.CALLS, JSON.stringify(['firebase', ...process.argv.slice(2)]) + ',')
if (process.env.FAIL) process.exit(1)`
const NPM = `#!/bin/sh
if [ "$1" = ci ]; then printf '["npm","ci"],' >> "$CALLS"; ln -s "$MODULES" node_modules; fi
`

/** What the commands read beside their own code. The real tsconfig extends and refers to what is not here. */
const FILES: Record<string, string> = {
  'portal/.gitignore': `${readFileSync(join(ROOT, '.gitignore'), 'utf8')}node_modules\n`,
  'portal/package-lock.json': '{"packages":{}}',
  'portal/scripts/tsconfig.json': '{}',
  'portal/functions/config/.env': '',
  'portal/functions/package.json': '{}',
  'portal/functions/src/google/pdf-worker.mjs': '',
  'portal/functions/src/capacitaciones/DejaVuSans-Bold.ttf': '',
  'portal/web/package.json': '{}',
  [`portal/web/.env.${DEPLOYED}`]: 'VITE_FIREBASE_PROJECT_ID=x',
  'modules/.package-lock.json': '{"packages":{}}',
  'modules/vite/package.json': '{"type":"module","bin":{"vite":"cli.js"}}',
  'modules/vite/cli.js': VITE,
  'modules/firebase-tools/package.json': '{"type":"module","bin":{"firebase":"cli.js"}}',
  'modules/firebase-tools/cli.js': FIREBASE,
  ...Object.fromEntries(
    [...NATIVE, ...FOR_TOOLS].map((name) => [`modules/${name}/package.json`, '{"version":"1.0.0"}']),
  ),
  'bin/npm': NPM,
}

export const makeDeployable = async () => {
  const top = mkdtempSync(join(tmpdir(), 'desplegar-'))
  const [folder, modules, calls] = [join(top, 'portal'), join(top, 'modules'), join(top, 'calls')]
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    writeFileSync(join(top, path), text, { mode: 0o755 })
  }
  for (const path of ['scripts', 'firebase.json', 'package.json'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  for (const [path, text] of Object.entries(FILES)) write(path, text)
  for (const name of ['tsx', 'esbuild']) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  symlinkSync(modules, join(folder, 'node_modules'))

  // A hook of git hands its own repository on.
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined)
  const PATH = `${join(top, 'bin')}:${process.env.PATH}`
  const env = { CALLS: calls, MODULES: modules, GIT_CONFIG_GLOBAL: '/dev/null', PATH }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@naf.test']
    return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim()
  }
  git('init', '-q')

  const recorded = (): string[][] =>
    existsSync(calls) ? JSON.parse(`[${readFileSync(calls, 'utf8').replace(/,$/, '')}]`) : []
  /** What Hosting serves: what was deployed last. */
  const live = () => {
    const [name, ...args] = recorded().at(-1) ?? []
    return name === 'firebase' ? args[args.indexOf('-m') + 1]?.slice(0, 8) : undefined
  }
  const portal = await startHosting(live)
  write(`portal/functions/config/.env.${DEPLOYED}`, `PORTAL_URL=${portal.url}`)

  let versions = 0
  return {
    portal,
    git,
    /** Writes a file of the portal. */
    write: (path: string, text: string) => write(`portal/${path}`, text),
    live,
    recorded,
    /** Makes a version. @returns its commit as tags name it */
    commit(isTested = true): string {
      versions += 1
      write('portal/functions/src/index.ts', `export const a = ${versions}`)
      git('add', '-A')
      git('commit', '-qm', 'a')
      const commit = git('rev-parse', 'HEAD')
      if (isTested) write('portal/.cache/last-passed', `${commit} 8.7 min\n`)
      return commit.slice(0, 8)
    },
    /** As if the present version had been deployed before. @param time two digits */
    wasDeployed(time: string, mark = ''): void {
      const commit = git('rev-parse', '--short=8', 'HEAD')
      git('tag', `desplegado/${DEPLOYED}/20200101T0000${time}Z-${commit}${mark}`)
    },
    /** What was deployed, without the times. */
    tags: () =>
      git('tag', '--list')
        .replaceAll(/\d{8}T\d{6}Z/g, 'T')
        .split('\n')
        .filter(Boolean),
    forget: () => rmSync(calls, { force: true }),
    run: (command: string, ...args: string[]) => runCommand(command, args, folder),
    close() {
      portal.close()
      vi.unstubAllEnvs()
      rmSync(top, { recursive: true, force: true })
    },
  }
}

type Answer = [status: number, body: unknown, headers?: Record<string, string>]

/** A portal as its visitors see it. `answers` by method and path; one that is replaced is a fault. */
export const startHosting = async (version: () => string | undefined) => {
  const assets = ['a-1.js']
  const headers = everywhere(hostingConfig(readFirebaseJson(), { buckets: bucketsOf(DEPLOYED), assets }))
  const page: [body: string, headers: Record<string, string>] = [
    '<script type="module" src="/assets/a-1.js"></script>',
    { ...headers, 'content-type': 'text/html; charset=utf-8' },
  ]
  const healthy = () => ({ estado: 'ok', version: version(), firestore: 'ok', storage: 'ok', correo: 'ok' })
  const right: Record<string, (body: string) => Answer> = {
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
  const answers = { ...right }
  const asked: string[] = []
  const server = createServer(async (req, res) => {
    const call = `${req.method} ${req.url}`
    asked.push(call)
    let body = ''
    for await (const chunk of req) body += chunk
    const [status, sent, more = {}] = answers[call]?.(body) ?? [404, '']
    const isText = typeof sent === 'string'
    res.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...more })
    res.end(isText ? sent : JSON.stringify(sent))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    built: { headers, assets },
    asked,
    healthy,
    page,
    answers,
    mend: () => void Object.assign(answers, right),
    close: () => void server.close().closeAllConnections(),
  }
}
