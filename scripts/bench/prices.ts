/**
 * US dollars, as Google's pages give them; looked up on 2026-11-22. Firestore's are those of nam5, the more costly of the two
 * places that docs/operacion.md names; the functions' those of a region of tier 1.
 */

const DAYS = 30
const GIB = 1024 ** 3

export interface Price {
  what: string
  /** What a month takes without charge. */
  free: number
  /** What stands after it; each step is paid for up to its end. */
  steps: readonly { upTo: number; each: number }[]
  source: string
}

const flat = (each: number): Price['steps'] => [{ upTo: Number.POSITIVE_INFINITY, each }]

const FIRESTORE = 'cloud.google.com/firestore/pricing'
const RUN = 'cloud.google.com/run/pricing'
const FIREBASE = 'firebase.google.com/pricing'
const IDENTITY = 'cloud.google.com/identity-platform/pricing'

export const PRICES = {
  reads: { what: 'Firestore reads', free: 50_000 * DAYS, steps: flat(0.06 / 100_000), source: FIRESTORE },
  writes: { what: 'Firestore writes', free: 20_000 * DAYS, steps: flat(0.18 / 100_000), source: FIRESTORE },
  deletes: { what: 'Firestore deletes', free: 20_000 * DAYS, steps: flat(0.02 / 100_000), source: FIRESTORE },
  requests: { what: 'function requests', free: 2_000_000, steps: flat(0.4 / 1_000_000), source: RUN },
  cpuSeconds: { what: 'function vCPU seconds', free: 180_000, steps: flat(0.000_024), source: RUN },
  memorySeconds: { what: 'function GiB seconds', free: 360_000, steps: flat(0.000_002_5), source: RUN },
  hostingBytes: {
    what: 'Hosting transfer, bytes',
    free: 10 * GIB,
    steps: flat(0.15 / GIB),
    source: FIREBASE,
  },
  fileBytes: { what: 'Storage transfer, bytes', free: 100 * GIB, steps: flat(0.12 / GIB), source: FIREBASE },
  accounts: {
    what: 'accounts that sign in',
    free: 50_000,
    steps: [
      { upTo: 100_000, each: 0.0055 },
      { upTo: 1_000_000, each: 0.0046 },
      { upTo: Number.POSITIVE_INFINITY, each: 0.0032 },
    ],
    source: IDENTITY,
  },
} as const satisfies Record<string, Price>

export type Billed = keyof typeof PRICES

/** What so many of something cost in a month. */
export const costOfMonth = (amount: number, { free, steps }: Price): number => {
  let paid = free
  let cost = 0
  for (const { upTo, each } of steps) {
    cost += Math.max(0, Math.min(amount, upTo) - paid) * each
    paid = Math.max(paid, upTo)
  }
  return cost
}
