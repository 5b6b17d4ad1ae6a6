import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A process by number and start: numbers are given anew, and nobody else's process may be ended for it. */
export interface RunningProcess {
  pid: number
  parent: number
  group: number
  started: string
}

/** Every living process: from /proc where there is one, because small Linux images have no `ps`. */
export const listProcesses = (): RunningProcess[] => {
  if (process.platform === 'win32') return []
  if (process.platform !== 'linux') return listWithPs()
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => readStat(pid) ?? [])
}

const readStat = (pid: string): RunningProcess | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command in parentheses may itself hold spaces and parentheses: read what follows the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, parent, group, started] = [fields[0], fields[1], fields[2], fields[19]]
    if (state === 'Z' || started === undefined) return undefined
    return { pid: Number(pid), parent: Number(parent), group: Number(group), started }
  } catch {
    return undefined // gone between the listing and the reading
  }
}

const listWithPs = (): RunningProcess[] => {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,pgid=,state=,lstart='], { encoding: 'utf8' })
    .trim()
    .split('\n')
  return lines.flatMap((line) => {
    const [, pid, parent, group, state, started] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.+)$/.exec(line) ?? []
    return state?.startsWith('Z') || started === undefined
      ? []
      : { pid: Number(pid), parent: Number(parent), group: Number(group), started }
  })
}

/** Every living process below `root`, whatever process group it moved to. */
export const descendants = (root: number): RunningProcess[] => {
  const all = listProcesses()
  const found: RunningProcess[] = []
  const queue = [root]
  for (let parent = queue.pop(); parent !== undefined; parent = queue.pop()) {
    const below = all.filter((candidate) => candidate.parent === parent)
    found.push(...below)
    queue.push(...below.map(({ pid }) => pid))
  }
  return found
}

/** Every living process of a group: those that its leader started, also when the leader is gone. */
export const groupMembers = (group: number): RunningProcess[] =>
  listProcesses().filter((candidate) => candidate.group === group)

/** Ends these and no others, and returns when they are gone, so that their ports are free again. */
export const killAll = async (processes: readonly RunningProcess[]): Promise<void> => {
  const wanted = new Set(processes.map(identity))
  const alive = () => listProcesses().filter((running) => wanted.has(identity(running)))
  for (const { pid } of alive()) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // gone by itself meanwhile
    }
  }
  for (let patience = 30; patience > 0 && alive().length > 0; patience--) await sleep(100)
}

const identity = ({ pid, started }: RunningProcess): string => `${pid} ${started}`
