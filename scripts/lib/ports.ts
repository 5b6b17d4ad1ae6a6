import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { HOST, PORTS, type Service } from './addresses.ts'
import { OperatorError } from './operator.ts'

/** Refuses to start anything when one of the fixed ports is taken, naming every one that is. */
export const requireFreePorts = async (services: readonly Service[]): Promise<void> => {
  const states = await Promise.all(
    services.map(async (service) => ({ service, free: await isFree(PORTS[service]) })),
  )
  const taken = states.filter(({ free }) => !free).map(({ service }) => `${PORTS[service]} (${service})`)
  if (taken.length > 0)
    throw new OperatorError(
      `Puerto ocupado: ${taken.join(', ')}. ¿Está ya en marcha otro «npm start»? Cierra el programa que lo usa y repite.`,
    )
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
