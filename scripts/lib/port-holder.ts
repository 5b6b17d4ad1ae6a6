import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export interface PortHolder {
  pid: number
  /** Its command line, cut to what fits on a line of a message. */
  command: string
}

const COMMAND_LENGTH = 120

/** Who listens on a port of this machine; nobody when the system doesn't say, as for another user's process. */
export const portHolder = (port: number): PortHolder | undefined => {
  if (process.platform === 'linux') return holderInProc(port)
  if (process.platform === 'darwin') return holderWithLsof(port)
  return undefined
}

/** From /proc, because small Linux images have neither `ss` nor `lsof`. */
const holderInProc = (port: number): PortHolder | undefined => {
  const sockets = ['tcp', 'tcp6'].flatMap((table) => listening(`/proc/net/${table}`, port))
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((candidate) => openFiles(candidate).some((file) => sockets.includes(file)))
  if (!pid) return undefined
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  return { pid: Number(pid), command: shortened(command) }
}

/** Lines of these tables: number, local address:port in hexadecimal, remote one, state (0A listens), …, inode. */
const listening = (table: string, port: number): string[] => {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return readOrEmpty(table)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === '0A')
    .map((fields) => `socket:[${fields[9]}]`)
}

const readOrEmpty = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // a machine without IPv6
  }
}

const openFiles = (pid: string): string[] => {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((descriptor) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${descriptor}`)
      } catch {
        return [] // closed meanwhile
      }
    })
  } catch {
    return [] // somebody else's process, or gone meanwhile
  }
}

const holderWithLsof = (port: number): PortHolder | undefined => {
  try {
    const [pid] = output('lsof', '-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN').split('\n')
    return pid
      ? { pid: Number(pid), command: shortened(output('ps', '-o', 'command=', '-p', pid)) }
      : undefined
  } catch {
    return undefined // lsof ends with 1 when it finds nobody
  }
}

const output = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8' }).trim()

const shortened = (command: string): string =>
  command.length > COMMAND_LENGTH ? `${command.slice(0, COMMAND_LENGTH)}…` : command.trim()
