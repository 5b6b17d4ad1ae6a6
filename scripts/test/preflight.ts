import { engineEnvironment } from '../engines/index.ts'
import { PORTS, type Service } from '../lib/addresses.ts'
import { OperatorError } from '../lib/operator.ts'
import { requireFreePorts } from '../lib/ports.ts'
import { findBrowser } from './browser.ts'
import { OTHER_ENGINES } from './other-engines.ts'

/**
 * Fails before the first suite if a port is taken, or if Java, an emulator or a browser is missing.
 * @param otherEngines whether Firefox and WebKit are needed too
 * @throws OperatorError that names the missing thing
 */
export const requireEverything = async (otherEngines: boolean): Promise<void> => {
  const missing = otherEngines ? OTHER_ENGINES.filter(({ find }) => !find()) : []
  if (missing.length > 0)
    throw new OperatorError(
      `Falta ${missing.map(({ name }) => name).join(' y ')}. En Debian: apt install ${missing.map(({ packages }) => packages).join(' ')}`,
    )
  await requireFreePorts((Object.keys(PORTS) as Service[]).filter((service) => service !== 'vite'))
  await Promise.all([engineEnvironment(), findBrowser()])
}
