import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CACHE,
  EMULATOR_DATA,
  OFF_CLOUD,
  PORTS,
  PROJECT,
  packageBin,
  ROOT,
  type Service,
  url,
} from './config.ts'
import { engineEnvironment, JAVA_LOCALE } from './engines.ts'
import { emulatorConfig } from './hosting-config.ts'
import { startMailbox } from './mailbox.ts'
import { OperatorError } from './operator.ts'
import { endOwnProcesses, hasExited, markRun, requireFreePorts, stopTree } from './processes.ts'

/** A cold start on a busy machine takes more than two minutes. */
const START_TIMEOUT_MS = 300_000
/** firebase-tools stops its emulators one after the other, and an export takes its time too. */
const SHUTDOWN_MS = 30_000
const INTERRUPTED = 130

/** Beside firebase.json: firebase-tools reads every path in it from there. */
const CONFIG = join(ROOT, 'firebase.emulators.json')
const LOG_FOLDER = join(CACHE, 'emulators')
const LOG_FILE = join(LOG_FOLDER, 'firebase.log')

/** What firebase-tools calls each. */
const EMULATED = {
  auth: 'auth',
  functions: 'functions',
  firestore: 'firestore',
  portal: 'hosting',
  storage: 'storage',
} as const satisfies Partial<Record<Service, string>>

type Emulated = keyof typeof EMULATED

interface SuiteOptions {
  /** All by default. */
  services?: readonly Emulated[]
  /** Starts with the demo data of emulator-data; true by default. */
  withDemoData?: boolean
  /** Firebase's own pages about the emulators: one more download for firebase-tools. */
  ui?: boolean
  /** Shows what firebase-tools and the functions write. A file has it in any case. */
  verbose?: boolean
  /** Folder to write all data to when the suite stops. */
  exportTo?: string
  /** Ports to check besides the suite's own. */
  alsoNeeds?: readonly Service[]
}

/**
 * Starts the mailbox and the emulators, waits until all answer, does `use`, and stops them again whatever happens:
 * an end, a failure, Ctrl-C or a signal. `use` gets a signal that aborts when it must end.
 *
 * @returns what `use` returns, or 130 when a person interrupted.
 */
export const withSuite = async (
  options: SuiteOptions,
  use: (signal: AbortSignal) => Promise<number>,
): Promise<number> => {
  const interrupted = listenForInterruption()
  const { signal } = interrupted
  const cleanUp: (() => unknown)[] = []
  try {
    const firebase = await start(options, signal, cleanUp)
    const died = firebase.exited.then(() => {
      if (signal.aborted) return INTERRUPTED
      throw new OperatorError(`Los emuladores se detuvieron por su cuenta.\n${firebase.tail()}`)
    })
    return await Promise.race([use(signal), died])
  } catch (error) {
    if (signal.aborted) return INTERRUPTED
    throw error
  } finally {
    interrupted.abort()
    for (const end of cleanUp.reverse()) await end()
  }
}

/** The handlers stay for good: neither a second Ctrl-C nor a closed terminal may cut the cleaning up short. */
const listenForInterruption = (): AbortController => {
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!controller.signal.aborted) console.log('\nDeteniendo…')
      controller.abort()
    })
  return controller
}

/** Starts everything; what it started is undone by `cleanUp`, also after a failure. */
const start = async (options: SuiteOptions, signal: AbortSignal, cleanUp: (() => unknown)[]) => {
  const {
    services = Object.keys(EMULATED) as Emulated[],
    alsoNeeds = [],
    ui = false,
    verbose = false,
  } = options
  await requireFreePorts([...services, 'mailbox', ...alsoNeeds])
  markRun()
  const env = await engineEnvironment()
  signal.throwIfAborted()
  const mailbox = await startMailbox({ port: PORTS.mailbox })
  cleanUp.push(mailbox.close)
  const config = emulatorConfig()
  if (ui) config.emulators.ui = { enabled: true }
  writeFileSync(CONFIG, JSON.stringify(config))
  cleanUp.push(() => rmSync(CONFIG, { force: true }))
  const firebase = startFirebase(firebaseArguments(options, services), env, verbose)
  cleanUp.push(firebase.stop)
  await untilReady(services, firebase, signal)
  if (services.includes('functions')) cleanUp.push(startSchedule())
  return firebase
}

const firebaseArguments = (
  { withDemoData = true, ui = false, exportTo }: SuiteOptions,
  services: readonly Emulated[],
): string[] => {
  const hasDemoData = existsSync(join(EMULATOR_DATA, 'firebase-export-metadata.json'))
  return [
    'emulators:start',
    ...['--project', PROJECT],
    ...['--only', [...services.map((service) => EMULATED[service]), ...(ui ? ['ui'] : [])].join()],
    ...['--config', CONFIG],
    ...(withDemoData && hasDemoData ? ['--import', EMULATOR_DATA] : []),
    ...(exportTo ? ['--export-on-exit', exportTo] : []),
  ]
}

/**
 * package.json fixes every version. Without a network, asking npm for the newest `firebase-functions` would
 * delay the start by ten seconds; npm's `offline` setting makes it answer at once.
 */
const NO_UPDATE_CHECKS = { NO_UPDATE_NOTIFIER: '1', npm_config_offline: 'true' }

/** In seconds: by itself firebase-tools gives the functions ten to load, too few on a busy machine. */
const LOADING = { FUNCTIONS_DISCOVERY_TIMEOUT: '120' }

/** One run of the Firebase CLI. Its logs go to the cache, its sockets and uploads to a temporary folder. */
const startFirebase = (args: string[], env: Record<string, string>, verbose: boolean) => {
  const temporary = mkdtempSync(join(tmpdir(), 'naf-'))
  mkdirSync(LOG_FOLDER, { recursive: true })
  writeFileSync(LOG_FILE, '')
  const log = createWriteStream(LOG_FILE)
  const child = spawn(process.execPath, [packageBin('firebase-tools', 'firebase'), ...args], {
    cwd: LOG_FOLDER,
    env: {
      ...process.env,
      ...OFF_CLOUD,
      ...NO_UPDATE_CHECKS,
      ...LOADING,
      ...JAVA_LOCALE,
      ...env,
      TMPDIR: temporary,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a process group of its own Ctrl-C reaches it once, from us. From the terminal too, firebase-tools would take
    // the second one as the wish to leave its emulators running.
    detached: true,
  })
  for (const output of [child.stdout, child.stderr]) {
    output.pipe(log, { end: false })
    if (verbose) output.pipe(process.stdout, { end: false })
  }
  child.once('close', () => log.end())
  // If this process dies of an error, the CLI still stops.
  const interrupt = () => void child.kill('SIGINT')
  process.once('exit', interrupt)
  const written = () => readFileSync(LOG_FILE, 'utf8')
  return {
    exited: once(child, 'exit'),
    isRunning: () => !hasExited(child),
    said: (text: string) => written().includes(text),
    /** The last lines it wrote. */
    tail: () => `${written().trimEnd().split('\n').slice(-25).join('\n')}\n(registro completo: ${LOG_FILE})`,
    async stop() {
      await stopTree(child, { signal: 'SIGINT', graceMs: SHUTDOWN_MS })
      await endOwnProcesses()
      process.off('exit', interrupt)
      rmSync(temporary, { recursive: true, force: true })
    },
  }
}

const untilReady = async (
  services: readonly Emulated[],
  firebase: ReturnType<typeof startFirebase>,
  signal: AbortSignal,
): Promise<void> => {
  const deadline = Date.now() + START_TIMEOUT_MS
  const isReady = async () =>
    firebase.said('All emulators ready') && (!services.includes('functions') || (await isHealthy()))
  while (!(await isReady())) {
    signal.throwIfAborted()
    // After this failure firebase-tools carries on without the API.
    if (!firebase.isRunning() || firebase.said('Failed to load function definition'))
      throw new OperatorError(`Los emuladores no arrancaron.\n${firebase.tail()}`)
    if (Date.now() > deadline) throw new OperatorError(`Los emuladores no responden.\n${firebase.tail()}`)
    await sleep(100)
  }
}

/** Asks the API as a browser does, through Hosting; it answers for Firestore too. Mails may wait for long in old data. */
const isHealthy = (): Promise<boolean> =>
  fetch(`${url('portal')}/api/salud`, { signal: AbortSignal.timeout(5_000) })
    .then((answer) => answer.json())
    .then(
      (health) => (health as { firestore?: string }).firestore === 'ok',
      () => false,
    )

const REGION = 'us-central1'
const MINUTE_MS = 60_000

/**
 * Runs a scheduled function: the emulators load it and run no schedule. firebase-tools numbers functions without an
 * address by how often it began anew.
 * @returns whether it ran
 */
export const runScheduled = async (name: string): Promise<boolean> => {
  const { ok } = await fetch(`${url('functions')}/${PROJECT}/${REGION}/${name}-0`, { method: 'POST' })
  return ok
}

/** Sends the waiting mails every minute while the suite runs. @returns a function that ends it */
export const startSchedule = (): (() => void) => {
  const timer = setInterval(() => {
    // The next minute asks again, as the platform would.
    runScheduled('envios').catch(() => {})
  }, MINUTE_MS)
  timer.unref()
  return () => clearInterval(timer)
}
