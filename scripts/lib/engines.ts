import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { CACHE, ROOT } from './config.ts'
import { OperatorError } from './operator.ts'

/** The engines that firebase-tools downloads instead of carrying them. */
const ENGINES = ['firestore', 'storage'] as const
type Engine = (typeof ENGINES)[number]

const variableOf = (engine: Engine) => `${engine.toUpperCase()}_EMULATOR_BINARY_PATH`

/**
 * The environment with which firebase-tools finds Firestore and the Storage rules: nothing when it has them or can
 * download them, else the paths of those made from the jar of the Google Cloud CLI.
 */
export const engineEnvironment = async (): Promise<Record<string, string>> => {
  await requireJava()
  const missing = ENGINES.filter((engine) => !isAtHand(engine))
  const [first] = missing
  if (!first) return {}
  if (await canBeDownloaded(first)) {
    console.log(`Firebase descargará sus emuladores (${missing.join(', ')}); solo ocurre la primera vez.`)
    return {}
  }
  const jar = cloudCliJars().find((path) => existsSync(path))
  if (!jar)
    throw new OperatorError(
      `Faltan los emuladores de Firebase (${missing.join(' y ')}) y no se pueden descargar ahora. Haz una de estas dos cosas:\n` +
        `  · con conexión a internet: npx firebase setup:emulators:${missing.join(' && npx firebase setup:emulators:')}\n` +
        '  · instala el emulador de Firestore de Google Cloud CLI: gcloud components install cloud-firestore-emulator\n' +
        '    (en Debian y Ubuntu: el paquete google-cloud-cli-firestore-emulator)',
    )
  const folder = await wrapCloudCliJar(jar)
  return Object.fromEntries(missing.map((engine) => [variableOf(engine), join(folder, `${engine}.jar`)]))
}

const require = createRequire(import.meta.url)

const infoOf = (engine: Engine) =>
  (
    require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json') as Record<
      Engine,
      { remoteUrl: string; downloadPathRelativeToCacheDir: string }
    >
  )[engine]

/** Whether firebase-tools starts this engine without a download. */
const isAtHand = (engine: Engine): boolean => {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators')
  return (
    Boolean(process.env[variableOf(engine)]) ||
    existsSync(join(cache, infoOf(engine).downloadPathRelativeToCacheDir))
  )
}

const PROBE_TIMEOUT_MS = 2_500

type FirebaseClient = new (options: {
  urlPrefix: string
  auth: boolean
}) => { request(options: Record<string, unknown>): Promise<{ status: number }> }

/** Asks firebase-tools' own host through its own client, which knows the proxy. Without an answer it gives up soon. */
const canBeDownloaded = async (engine: Engine): Promise<boolean> => {
  const { Client } = require('firebase-tools/lib/apiv2') as { Client: FirebaseClient }
  const { origin, pathname } = new URL(infoOf(engine).remoteUrl)
  const request = {
    method: 'HEAD',
    path: pathname,
    timeout: PROBE_TIMEOUT_MS,
    responseType: 'stream',
    resolveOnHTTPError: true,
  }
  const probe = new Client({ urlPrefix: origin, auth: false }).request(request).then(
    ({ status }) => status < 400,
    () => false,
  )
  return await Promise.race([probe, sleep(PROBE_TIMEOUT_MS, false, { ref: false })])
}

/** Where the Firestore emulator of an installed Google Cloud CLI may be. */
const cloudCliJars = (): string[] => {
  const gclouds = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'gcloud'))
  const usual = [
    '/usr/lib',
    '/usr/share',
    '/usr/local',
    '/usr/local/share',
    '/opt',
    '/opt/homebrew/share',
    homedir(),
  ]
  const roots = [
    process.env.CLOUDSDK_ROOT,
    process.env.CLOUDSDK_ROOT_DIR,
    ...gclouds.filter((path) => existsSync(path)).map((path) => dirname(dirname(realpathSync(path)))),
    ...usual.map((folder) => join(folder, 'google-cloud-sdk')),
    '/snap/google-cloud-cli/current',
  ]
  return roots.flatMap((root) =>
    root ? [join(root, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')] : [],
  )
}

const STORAGE_MAIN = 'StorageRulesRuntime'
const STORAGE_SOURCE = join(ROOT, 'scripts', 'storage-rules', `${STORAGE_MAIN}.java`)
const MAIN_CLASSES = {
  firestore: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  storage: STORAGE_MAIN,
} as const satisfies Record<Engine, string>

/**
 * Makes jars for `java -jar`: for Firestore only a manifest, for Storage rules our runtime, both over the CLI's jar.
 * Cached until the jar or our source changes.
 * @returns the folder of `firestore.jar` and `storage.jar`
 */
const wrapCloudCliJar = async (jar: string): Promise<string> => {
  const { size, mtimeMs } = statSync(jar)
  const version = createHash('sha256')
    .update(`${jar} ${size} ${mtimeMs}`)
    .update(readFileSync(STORAGE_SOURCE))
  const folder = join(CACHE, 'engines', version.digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  const classes = join(unfinished, 'classes')
  mkdirSync(classes, { recursive: true })
  try {
    const source = ['-proc:none', '-nowarn', '-encoding', 'UTF-8', '-cp', jar, '-d', classes, STORAGE_SOURCE]
    await runJdk('jdk.compiler/com.sun.tools.javac.Main', source)
    for (const engine of ENGINES) {
      const manifest = join(unfinished, `${engine}.mf`)
      const lines = [`Main-Class: ${MAIN_CLASSES[engine]}`, `Class-Path: ${pathToFileURL(jar).href}`, '']
      writeFileSync(manifest, lines.join('\n'))
      const content = engine === 'storage' ? ['-C', classes, '.'] : []
      const args = ['cfm', join(unfinished, `${engine}.jar`), manifest, ...content]
      await runJdk('jdk.jartool/sun.tools.jar.Main', args)
    }
    renameSync(unfinished, folder)
    return folder
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const execute = promisify(execFile)

/** The oldest Java that firebase-tools' emulators run on. */
const MINIMUM_JAVA = 11

/** In a locale without UTF-8, Java cannot open a file below a folder whose name has a ñ. */
export const JAVA_LOCALE = { LC_ALL: 'C.UTF-8' }

const requireJava = async (): Promise<void> => {
  const output = await execute('java', ['-version']).catch(() => undefined)
  if (!output)
    throw new OperatorError(
      `Falta Java: los emuladores de Firebase lo necesitan. Instala un JDK ${MINIMUM_JAVA} o superior ` +
        '(por ejemplo el paquete openjdk-17-jdk-headless o Temurin 17) y comprueba que «java -version» responde.',
    )
  const [, major = MINIMUM_JAVA, minor] =
    /version "(\d+)(?:\.(\d+))?/.exec(output.stderr + output.stdout) ?? []
  const version = Number(major === '1' ? minor : major)
  if (version < MINIMUM_JAVA)
    throw new OperatorError(`Se necesita Java ${MINIMUM_JAVA} o superior y este es Java ${version}.`)
}

/** Runs a tool of the JDK as a module of `java`, so that the JDK's folder need not be found. */
const runJdk = async (module: string, args: string[]): Promise<void> => {
  try {
    await execute('java', ['-m', module, ...args], { env: { ...process.env, ...JAVA_LOCALE } })
  } catch (error) {
    const output = String((error as { stderr?: string }).stderr ?? error)
    if (!output.includes('FindException')) throw new Error(`${module} failed:\n${output}`)
    throw new OperatorError(
      'Este Java no trae compilador (es solo un JRE). Instala un JDK, por ejemplo openjdk-17-jdk-headless.',
    )
  }
}
