import { execFileSync } from 'node:child_process'
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
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { CACHE } from '../lib/paths.ts'
import type { Engine } from './firebase-cache.ts'
import { compileJava, makeJar } from './java.ts'

const EMULATOR_JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const STORAGE_MAIN = 'StorageRulesRuntime'
const STORAGE_SOURCE = fileURLToPath(new URL(`../storage-rules/${STORAGE_MAIN}.java`, import.meta.url))

/** The Firestore emulator of an installed Google Cloud CLI, or undefined. */
export const findCloudCliJar = (): string | undefined => {
  for (const root of sdkRoots()) {
    const jar = join(root, EMULATOR_JAR)
    if (existsSync(jar)) return jar
  }
  return undefined
}

/** Where the Cloud CLI may be, the quickest to look at first; asking gcloud itself takes half a second. */
function* sdkRoots(): Generator<string> {
  for (const variable of ['CLOUDSDK_ROOT', 'CLOUDSDK_ROOT_DIR']) {
    const root = process.env[variable]
    if (root) yield root
  }
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const gcloud = join(folder, 'gcloud')
    if (existsSync(gcloud)) yield dirname(dirname(realpathSync(gcloud)))
  }
  const usual = [
    '/usr/lib',
    '/usr/share',
    '/usr/local',
    '/usr/local/share',
    '/opt',
    '/opt/homebrew/share',
    homedir(),
  ]
  for (const folder of usual) yield join(folder, 'google-cloud-sdk')
  yield '/snap/google-cloud-cli/current'
  const told = rootToldByGcloud()
  if (told) yield told
}

const rootToldByGcloud = (): string | undefined => {
  try {
    const args = ['info', '--format=value(installation.sdk_root)']
    const output = execFileSync('gcloud', args, {
      encoding: 'utf8',
      timeout: 10_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return output.trim() || undefined
  } catch {
    return undefined
  }
}

/**
 * Makes of the Cloud CLI's jar what firebase-tools can start with `java -jar`: for Firestore a jar that holds only a
 * manifest, for Storage rules our runtime over the same jar. Cached until the jar or our source changes.
 */
export const wrapCloudCliJar = async (emulatorJar: string): Promise<Record<Engine, string>> => {
  const { size, mtimeMs } = statSync(emulatorJar)
  const version = createHash('sha256')
    .update(`${emulatorJar} ${size} ${mtimeMs}`)
    .update(readFileSync(STORAGE_SOURCE))
  const folder = join(CACHE, 'engines', version.digest('hex').slice(0, 16))
  if (!existsSync(folder)) await buildWrappers(emulatorJar, folder)
  return { firestore: join(folder, 'firestore.jar'), storage: join(folder, 'storage.jar') }
}

const buildWrappers = async (emulatorJar: string, folder: string): Promise<void> => {
  const unfinished = `${folder}.${process.pid}`
  const classes = join(unfinished, 'classes')
  mkdirSync(classes, { recursive: true })
  try {
    await compileJava(STORAGE_SOURCE, emulatorJar, classes)
    await makeJar(join(unfinished, 'firestore.jar'), manifest(unfinished, FIRESTORE_MAIN, emulatorJar))
    await makeJar(join(unfinished, 'storage.jar'), manifest(unfinished, STORAGE_MAIN, emulatorJar), classes)
    renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const manifest = (folder: string, mainClass: string, classPath: string): string => {
  const file = join(folder, `${mainClass}.mf`)
  writeFileSync(file, `Main-Class: ${mainClass}\nClass-Path: ${pathToFileURL(classPath).href}\n`)
  return file
}
