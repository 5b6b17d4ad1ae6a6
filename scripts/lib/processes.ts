import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { descendants, killAll, type RunningProcess } from './process-table.ts'

export const hasExited = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null

interface StopOptions {
  signal?: NodeJS.Signals
  graceMs?: number
  /** Processes seen below the child earlier, which may have lost it as their parent since. */
  alsoKill?: readonly RunningProcess[]
}

/** Ends a child and everything below it: asks first, and after `graceMs` insists. */
export const stopTree = async (
  child: ChildProcess,
  { signal = 'SIGTERM', graceMs = 5_000, alsoKill = [] }: StopOptions = {},
): Promise<void> => {
  const tree = [...alsoKill]
  if (child.pid !== undefined && !hasExited(child)) {
    tree.push(...descendants(child.pid))
    const exited = once(child, 'exit')
    child.kill(signal)
    await Promise.race([exited, sleep(graceMs, undefined, { ref: false })])
    if (!hasExited(child)) child.kill('SIGKILL')
  }
  await killAll(tree)
}

export interface RunOptions {
  cwd?: string
  env?: Record<string, string>
  signal?: AbortSignal
}

/** Runs a command with this terminal's input and output; its exit code, 1 when it died of a signal. */
export const run = (command: string, args: string[], options: RunOptions = {}): Promise<number> =>
  finish(spawn(command, args, withTerminal(options)), options.signal)

/** As `run`, for a whole command line typed by a person. */
export const runShell = (commandLine: string, options: RunOptions = {}): Promise<number> =>
  finish(spawn(commandLine, { ...withTerminal(options), shell: true }), options.signal)

/** As `run`, for a JavaScript file with this same Node. */
export const runNode = (file: string, args: string[], options: RunOptions = {}): Promise<number> =>
  run(process.execPath, [file, ...args], options)

const withTerminal = ({ cwd, env }: RunOptions) =>
  ({ cwd, env: { ...process.env, ...env }, stdio: 'inherit' }) as const

const finish = async (child: ChildProcess, signal?: AbortSignal): Promise<number> => {
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping = stopTree(child)
  }
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    await stopping
    return code ?? 1
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
