import { it } from 'vitest'
import { isCore } from '../tiers.ts'

/** `it` for what only the nightly tier proves, because it is slow or depends on the machine's load. */
export const nightly: (title: string, work: () => Promise<void> | void, timeoutMs?: number) => void = isCore
  ? () => undefined
  : it
