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
import { createServer, type IncomingMessage } from 'node:http'
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

const STAND_INS: Record<string, [command: string, code: string]> = {
  vite: [
    'vite',
    `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist/assets', { recursive: true })
mkdirSync('../.cache/web/shells', { recursive: true })
writeFileSync('dist/assets/a-1.js', '')
for (const file of ['dist/app.html', '../.cache/web/shells/biblioteca.html']) writeFileSync(file, '<p>')`,
  ],
  'firebase-tools': [
    'firebase',
    `import { appendFileSync } from 'node:fs'
appendFileSync(process.env.CALLS, JSON.stringify(['firebase', ...process.argv.slice(2)]) + ',')
if (process.env.FAIL) process.exit(1)`,
  ],
}
const NPM = `#!/bin/sh
if [ "$1" = ci ]; then printf '["npm","ci"],' >> "$CALLS"; ln -s "$MODULES" node_modules; fi
`

export const makeDeployable = async () => {
  const top = mkdtempSync(join(tmpdir(), 'desplegar-'))
  const [folder, modules, calls] = [join(top, 'portal'), join(top, 'modules'), join(top, 'calls')]
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const provide = (name: string, manifest: object, code = '') => {
    mkdirSync(join(modules, name), { recursive: true })
    writeFileSync(
      join(modules, name, 'package.json'),
      JSON.stringify({ version: '1.0.0', type: 'module', ...manifest }),
    )
    writeFileSync(join(modules, name, 'cli.js'), code)
  }
  for (const [name, [command, code]] of Object.entries(STAND_INS))
    provide(name, { bin: { [command]: 'cli.js' } }, code)
  for (const name of [...NATIVE, ...FOR_TOOLS]) provide(name, {})
  for (const name of ['tsx', 'esbuild']) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  writeFileSync(join(modules, '.package-lock.json'), '{"packages":{}}')
  mkdirSync(join(top, 'bin'))
  writeFileSync(join(top, 'bin', 'npm'), NPM, { mode: 0o755 })

  for (const path of ['scripts', 'firebase.json', 'package.json', '.gitignore'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  symlinkSync(modules, join(folder, 'node_modules'))
  write('.gitignore', `${readFileSync(join(ROOT, '.gitignore'), 'utf8')}node_modules\n`)
  write('package-lock.json', '{"packages":{}}')
  // The real one extends and refers to what is not here.
  write('scripts/tsconfig.json', '{}')
  write('functions/config/.env', '')
  write('functions/package.json', '{}')
  write('functions/src/index.ts', 'export {}')
  for (const file of ['google/pdf-worker.mjs', 'capacitaciones/DejaVuSans-Bold.ttf'])
    write(`functions/src/${file}`, '')
  write('web/package.json', '{}')

  // A hook of git hands its own repository on.
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined)
  const env = { CALLS: calls, MODULES: modules, GIT_CONFIG_GLOBAL: '/dev/null' }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.stubEnv('PATH', `${join(top, 'bin')}:${process.env.PATH}`)

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@naf.test', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
  git('init', '-q')

  const recorded = (): string[][] =>
    existsSync(calls) ? JSON.parse(`[${readFileSync(calls, 'utf8').replace(/,$/, '')}]`) : []
  /** What Hosting serves: what was deployed last. */
  const live = () => {
    const [name, ...args] = recorded().at(-1) ?? []
    return name === 'firebase' ? args[args.indexOf('-m') + 1]?.slice(0, 8) : undefined
  }

  let versions = 0
  const portal = await startHosting(live)
  const variables = {
    [`functions/config/.env.${DEPLOYED}`]: `PORTAL_URL=${portal.url}`,
    [`web/.env.${DEPLOYED}`]: 'VITE_FIREBASE_PROJECT_ID=x',
  }
  for (const [file, text] of Object.entries(variables)) write(file, text)

  return {
    portal,
    git,
    write,
    live,
    recorded,
    /** Makes a version. @returns its commit */
    commit(isTested = true): string {
      versions += 1
      write('functions/src/index.ts', `export const a = ${versions}`)
      git('add', '-A')
      git('commit', '-qm', 'a')
      const commit = git('rev-parse', 'HEAD')
      if (isTested) write('.cache/last-passed', `${commit} 8.7 min\n`)
      return commit
    },
    /** As if the present version had been deployed before. @param time two digits */
    wasDeployed: (time: string, mark = '') =>
      git(
        'tag',
        `desplegado/${DEPLOYED}/20200101T0000${time}Z-${git('rev-parse', '--short=8', 'HEAD')}${mark}`,
      ),
    tags: () => git('tag', '--list').split('\n').filter(Boolean),
    forget: () => rmSync(calls, { force: true }),
    run: (command: string, args: string[] = []) => runCommand(command, args, folder),
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
  const asked: string[] = []
  const right: Record<string, (req: IncomingMessage, body: string) => Answer> = {
    'GET /api/salud': () => [200, healthy()],
    'POST /api/users/login': (_, body) =>
      body.length > 65_536 ? [413, { code: 'body_too_large' }] : [401, { code: 'bad_credentials' }],
    'GET /api/libros/ver': () => [200, [{ Id: 'uno' }]],
    'POST /api/seguimiento/enlace': (_, body) => (body ? [404, { code: 'not_found' }] : [400, {}]),
    'PUT /api/calendario/editar/prueba': (req) =>
      req.headers['if-match'] ? [401, { code: 'unauthenticated' }] : [400, {}],
    'GET /api/no-existe': () => [404, { code: 'not_found' }],
    'GET /': () => [200, ...page],
    'GET /servicios': () => [200, ...page],
    'GET /biblioteca/uno': () => [200, ...page],
    'GET /sw.js': () => [200, '', { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }],
  }
  const answers = { ...right }
  const server = createServer(async (req, res) => {
    const call = `${req.method} ${req.url}`
    asked.push(call)
    let body = ''
    for await (const chunk of req) body += chunk
    const [status, sent, more = {}] = answers[call]?.(req, body) ?? [404, '']
    res.writeHead(status, { 'content-type': 'application/json', ...more })
    res.end(typeof sent === 'string' ? sent : JSON.stringify(sent))
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
