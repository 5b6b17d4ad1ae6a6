import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOST, PORTS, ROOT, type Service } from './config.ts'
import { OperatorError } from './operator.ts'

/** A process by number and start, because the system reuses numbers. */
interface RunningProcess {
  pid: number
  parent: number
  started: string
}

/** A file of a process in /proc; empty for one that is gone or belongs to another user. */
const readProc = (pid: number | string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Every living process, from /proc on Linux: small images have no `ps`. */
const listProcesses = (): RunningProcess[] => {
  if (process.platform === 'win32') return []
  if (process.platform !== 'linux') return listWithPs()
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    const stat = readProc(pid, 'stat')
    // The command in parentheses may contain spaces and parentheses itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, parent, started] = [fields[0], fields[1], fields[19]]
    return started === undefined || state === 'Z' ? [] : { pid: Number(pid), parent: Number(parent), started }
  })
}

const listWithPs = (): RunningProcess[] => {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,state=,lstart='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, pid, parent, state, started] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.+)$/.exec(line) ?? []
    return started === undefined || state?.startsWith('Z')
      ? []
      : { pid: Number(pid), parent: Number(parent), started }
  })
}

const descendants = (root: number, all = listProcesses()): RunningProcess[] =>
  all.filter(({ parent }) => parent === root).flatMap((child) => [child, ...descendants(child.pid, all)])

/** Ends these and no others, and returns when they are gone, so that their ports are free again. */
const killAll = async (processes: readonly RunningProcess[]): Promise<void> => {
  const identity = ({ pid, started }: RunningProcess) => `${pid} ${started}`
  const wanted = new Set(processes.map(identity))
  const alive = () => listProcesses().filter((running) => wanted.has(identity(running)))
  for (const { pid } of alive()) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
  for (let patience = 30; patience > 0 && alive().length > 0; patience--) await sleep(100)
}

/** Marks all processes that this one starts from now on: they inherit its environment. */
export const markRun = (): void => {
  process.env.NAF_RUN = `${process.pid} ${ROOT}`
}

/** The processes of this folder's runs, each with the number of its run. Only Linux shows environments. */
const markedProcesses = (all: readonly RunningProcess[]): { marked: RunningProcess; run: number }[] => {
  if (process.platform !== 'linux') return []
  return all.flatMap((marked) => {
    const environment = readProc(marked.pid, 'environ').replaceAll('\0', '\n')
    const [, run, folder] = /^NAF_RUN=(\d+) (.+)$/m.exec(environment) ?? []
    return folder === ROOT ? { marked, run: Number(run) } : []
  })
}

/**
 * Ends the processes of earlier runs of this folder that were killed (`kill -9`, out of memory).
 * @returns how many were ended
 */
export const endLeftOvers = async (): Promise<number> => {
  const all = listProcesses()
  const alive = new Set(all.map(({ pid }) => pid))
  const leftOvers = markedProcesses(all).flatMap(({ marked, run }) => (alive.has(run) ? [] : [marked]))
  await killAll(leftOvers)
  return leftOvers.length
}

/** Ends whatever this run still has, also a process whose parent died. */
export const endOwnProcesses = (): Promise<void> =>
  killAll(
    markedProcesses(listProcesses()).flatMap(({ marked, run }) => (run === process.pid ? [marked] : [])),
  )

export const hasExited = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null

/** Ends a child and everything below it: asks first, and kills after `graceMs`. */
export const stopTree = async (
  child: ChildProcess,
  { signal = 'SIGTERM', graceMs = 5_000 }: { signal?: NodeJS.Signals; graceMs?: number } = {},
): Promise<void> => {
  if (child.pid === undefined || hasExited(child)) return
  const tree = descendants(child.pid)
  const exited = once(child, 'exit')
  child.kill(signal)
  await Promise.race([exited, sleep(graceMs, undefined, { ref: false })])
  if (!hasExited(child)) child.kill('SIGKILL')
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

/** Refuses to start anything when one of the fixed ports is taken, naming every one that is and who holds it. */
export const requireFreePorts = async (services: readonly Service[]): Promise<void> => {
  let taken = await takenOf(services)
  if (taken.length > 0 && (await endLeftOvers()) > 0) {
    console.log('Se cerraron procesos que dejó una ejecución anterior de esta carpeta.')
    // A port is free a moment after its process is gone.
    for (let patience = 50; taken.length > 0 && patience > 0; patience--) {
      await sleep(100)
      taken = await takenOf(services)
    }
  }
  if (taken.length === 0) return
  const lines = taken.map((service) => `  ${PORTS[service]} (${service})`)
  throw new OperatorError(
    `Puerto ocupado:\n${lines.join('\n')}\n¿Está ya en marcha otro «npm start»? Cierra el programa que lo usa y repite.`,
  )
}

const takenOf = async (services: readonly Service[]): Promise<Service[]> => {
  const free = await Promise.all(services.map((service) => isFree(PORTS[service])))
  return services.filter((_, index) => !free[index])
}

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer()
  return await new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: HOST, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/** A port that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, HOST)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
