import { inspect, removeOrphans } from '../../scripts/lib/sweep.ts'
import type { ApiServer } from './server.ts'

/** Sweeps as if what is there had been there for an hour. @returns what it found, whose folders are gone */
export const sweepLater = async ({ deps }: ApiServer) => {
  const findings = await inspect(deps, new Date(Date.now() + 60_000))
  await removeOrphans(deps.files, findings)
  return findings
}
