import { readFileSync } from 'node:fs'
import { ROOT } from './paths.ts'
import { killAll, listProcesses, type RunningProcess } from './process-table.ts'

const MARK = 'NAF_RUN'

/** Marks all processes that this one starts from now on as its own: they inherit its environment. */
export const markRun = (): void => {
  process.env[MARK] = `${process.pid} ${ROOT}`
}

/**
 * Ends what an earlier run of this folder left behind when it was killed (`kill -9`, out of memory). Processes of a
 * run that goes on, or of another folder, are left alone. Only Linux tells the environment of a process; elsewhere
 * nothing is ended.
 *
 * @returns how many were ended
 */
export const endLeftOvers = async (): Promise<number> => {
  if (process.platform !== 'linux') return 0
  const running = listProcesses()
  const alive = new Set(running.map(({ pid }) => pid))
  const leftOvers = running.filter((candidate) => {
    const owner = ownerOf(candidate)
    return owner !== undefined && !alive.has(owner)
  })
  await killAll(leftOvers)
  return leftOvers.length
}

/** The number of the run of this folder that started the process. */
const ownerOf = ({ pid }: RunningProcess): number | undefined => {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    const mark = environment.find((entry) => entry.startsWith(`${MARK}=`))?.slice(MARK.length + 1)
    const owner = mark?.split(' ', 1)[0]
    return owner && mark === `${owner} ${ROOT}` ? Number(owner) : undefined
  } catch {
    return undefined // somebody else's process, or gone meanwhile
  }
}
