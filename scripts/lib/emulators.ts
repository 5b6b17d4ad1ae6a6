import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { engineEnvironment } from '../engines/index.ts'
import { PORTS, PROJECT, type Service, url } from './addresses.ts'
import { removeConfig, writeConfig } from './emulator-config.ts'
import { FirebaseProcess } from './firebase-process.ts'
import { markRun } from './left-overs.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { OperatorError } from './operator.ts'
import { EMULATOR_DATA } from './paths.ts'
import { requireFreePorts } from './ports.ts'
import { startSchedule } from './schedule.ts'

/** A cold start on a busy machine takes more than two minutes. */
const START_TIMEOUT_MS = 300_000

const ALL_READY = 'All emulators ready'

/** After this firebase-tools carries on without the API, which is of no use to anybody. */
const LOAD_FAILURE = 'Failed to load function definition'

/** What firebase-tools calls each. */
const EMULATED = {
  auth: 'auth',
  functions: 'functions',
  firestore: 'firestore',
  portal: 'hosting',
  storage: 'storage',
} as const satisfies Partial<Record<Service, string>>

type Emulated = keyof typeof EMULATED

const ALL = Object.keys(EMULATED) as Emulated[]

export interface SuiteOptions {
  /** All, unless said otherwise. */
  services?: readonly Emulated[]
  /** Start with the demo data of emulator-data; true unless said otherwise. */
  withDemoData?: boolean
  /** Firebase's own pages about the emulators: one more download for firebase-tools. */
  ui?: boolean
  /** Show what firebase-tools and the functions write, instead of only writing it to a file. */
  verbose?: boolean
  /** Folder to write all data to when the suite stops. */
  exportTo?: string
  /** Ports to check besides the suite's own. */
  alsoNeeds?: Service[]
}

/**
 * Starts the mailbox and the emulators, waits until all answer, does `use`, and stops them again whatever happens:
 * an end, a failure, Ctrl-C or a signal. `use` gets a signal that aborts when it must come to its end.
 *
 * @returns what `use` returns, or 130 when a person interrupted.
 */
export const withSuite = async (
  options: SuiteOptions,
  use: (signal: AbortSignal) => Promise<number>,
): Promise<number> => {
  const interrupted = listenForInterruption()
  const resources = new Resources()
  try {
    await start(options, resources, interrupted.signal)
    const firebase = resources.firebase
    const died = firebase?.exited.then(() => {
      if (!interrupted.signal.aborted)
        throw new OperatorError(`Los emuladores se detuvieron por su cuenta.\n${firebase.tail()}`)
      return INTERRUPTED
    })
    return await Promise.race([use(interrupted.signal), ...(died ? [died] : [])])
  } catch (error) {
    if (interrupted.signal.aborted) return INTERRUPTED
    throw error
  } finally {
    interrupted.abort()
    await resources.stop()
  }
}

const INTERRUPTED = 130

class Resources {
  mailbox?: Mailbox
  firebase?: FirebaseProcess
  config?: string
  endSchedule?: () => void

  async stop(): Promise<void> {
    try {
      this.endSchedule?.()
      await this.firebase?.stop()
      await this.mailbox?.close()
    } finally {
      if (this.config) removeConfig()
    }
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

const start = async (options: SuiteOptions, resources: Resources, signal: AbortSignal): Promise<void> => {
  const { services = ALL, alsoNeeds = [] } = options
  await requireFreePorts([...services, 'mailbox', ...alsoNeeds])
  markRun()
  const env = await engineEnvironment()
  signal.throwIfAborted()
  resources.mailbox = await startMailbox({ port: PORTS.mailbox })
  resources.config = writeConfig({ ui: options.ui ?? false })
  const args = firebaseArguments(options, resources.config)
  const firebase = new FirebaseProcess(args, env, options.verbose ?? false)
  resources.firebase = firebase
  await untilAllAnswer(services, firebase, signal)
  firebase.remember()
  if (services.includes('functions')) resources.endSchedule = startSchedule()
}

const firebaseArguments = (
  { services = ALL, withDemoData = true, ui = false, exportTo }: SuiteOptions,
  config: string,
): string[] => {
  const hasDemoData = existsSync(join(EMULATOR_DATA, 'firebase-export-metadata.json'))
  return [
    'emulators:start',
    ...['--project', PROJECT],
    ...['--only', [...services.map((service) => EMULATED[service]), ...(ui ? ['ui'] : [])].join()],
    ...['--config', config],
    ...(withDemoData && hasDemoData ? ['--import', EMULATOR_DATA] : []),
    ...(exportTo ? ['--export-on-exit', exportTo] : []),
  ]
}

/** Ready is when the API, called as a browser would through Hosting, says that Firestore answers, and the rest too. */
const placesToAsk = (services: readonly Emulated[]): string[] =>
  services.includes('functions')
    ? [`${url('portal')}/api/salud`, `${url('auth')}/`, `${url('storage')}/`]
    : services.map((service) => `${url(service)}/`)

const untilAllAnswer = async (
  services: readonly Emulated[],
  firebase: FirebaseProcess,
  signal: AbortSignal,
): Promise<void> => {
  const deadline = Date.now() + START_TIMEOUT_MS
  const waiting = new Set(placesToAsk(services))
  while (waiting.size > 0) {
    signal.throwIfAborted()
    if (!firebase.running || firebase.said(LOAD_FAILURE))
      throw new OperatorError(`Los emuladores no arrancaron.\n${firebase.tail()}`)
    if (Date.now() > deadline)
      throw new OperatorError(`Sin respuesta de ${[...waiting].join(', ')}.\n${firebase.tail()}`)
    if (firebase.said(ALL_READY))
      await Promise.all([...waiting].map(async (place) => (await answers(place)) && waiting.delete(place)))
    if (waiting.size > 0) await sleep(100)
  }
}

const answers = async (place: string): Promise<boolean> => {
  try {
    const response = await fetch(place, { signal: AbortSignal.timeout(5_000) })
    await response.arrayBuffer()
    // The Storage emulator has no page of its own: that it says so is answer enough.
    return response.ok || (response.status < 502 && place.startsWith(url('storage')))
  } catch {
    return false
  }
}
