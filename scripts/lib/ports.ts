import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOST, PORTS, type Service } from './addresses.ts'
import { OperatorError } from './operator.ts'
import { endLeftOvers } from './processes.ts'

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
  const lines = taken.map((service) => `  ${PORTS[service]} (${service})${holderOf(PORTS[service])}`)
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

const COMMAND_LENGTH = 120

/** Number and command of the process that listens on a port; empty if the system does not say. */
const holderOf = (port: number): string => {
  try {
    const pid =
      process.platform === 'linux'
        ? listenerInProc(port)
        : askSystem('lsof', '-nPt', `-iTCP:${port}`, '-sTCP:LISTEN')
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : askSystem('ps', '-o', 'command=', '-p', pid)
    return `: proceso ${pid}, ${command.slice(0, COMMAND_LENGTH)}`
  } catch {
    return ''
  }
}

const askSystem = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8' }).trim().split('\n')[0] ?? ''

/** From /proc, because small Linux images have neither `ss` nor `lsof`. */
const listenerInProc = (port: number): string => {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const isOpen = (file: string) => sockets.includes(file)
  // Lines of these tables: number, local address:port in hexadecimal, remote one, state (0A listens), …, inode.
  const sockets = ['tcp', 'tcp6']
    .flatMap((table) => tryTo(() => readFileSync(`/proc/net/${table}`, 'utf8'), '').split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === '0A')
    .map((fields) => `socket:[${fields[9]}]`)
  const filesOf = (pid: string) =>
    tryTo(() => readdirSync(`/proc/${pid}/fd`), []).map((file) =>
      tryTo(() => readlinkSync(`/proc/${pid}/fd/${file}`), ''),
    )
  return readdirSync('/proc').find((name) => /^\d+$/.test(name) && filesOf(name).some(isOpen)) ?? ''
}

/** Processes and their files may be gone, or another user's. */
const tryTo = <T>(read: () => T, otherwise: T): T => {
  try {
    return read()
  } catch {
    return otherwise
  }
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
