import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOST, PORTS, type Service } from './addresses.ts'
import { endLeftOvers } from './left-overs.ts'
import { OperatorError } from './operator.ts'
import { portHolder } from './port-holder.ts'

/** Refuses to start anything when one of the fixed ports is taken, naming every one that is and who holds it. */
export const requireFreePorts = async (services: readonly Service[]): Promise<void> => {
  let taken = await takenOf(services)
  if (taken.length > 0 && (await endLeftOvers()) > 0) {
    console.log('Se cerraron procesos que dejó una ejecución anterior de esta carpeta.')
    // A process that was ended lets go of its ports a moment later than it leaves the list.
    for (let patience = 50; taken.length > 0 && patience > 0; patience--) {
      await sleep(100)
      taken = await takenOf(services)
    }
  }
  if (taken.length === 0) return
  const lines = taken.map((service) => {
    const holder = portHolder(PORTS[service])
    return `  ${PORTS[service]} (${service})${holder ? `: proceso ${holder.pid}, ${holder.command}` : ''}`
  })
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

/** One that nobody listened on a moment ago. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, HOST)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
