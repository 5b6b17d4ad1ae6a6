/**
 * US dollars, as Google's pages give them; looked up on 2026-11-22. Firestore's are those of nam5, the more costly of the two
 * places that docs/operacion.md names; the functions' those of a region of tier 1.
 */

/** Where a day's amount is free, a month's is that of its days: as if it came evenly. */
const DAYS = 30

export interface Price {
  what: string
  /** What a month takes without charge. */
  free: number
  /** Each step's dollars are for so many. */
  per: number
  /** What stands after what is free; each step is paid for up to its end. */
  steps: readonly { upTo: number; dollars: number }[]
  source: string
}

const flat = (dollars: number): Price['steps'] => [{ upTo: Number.POSITIVE_INFINITY, dollars }]

const FIRESTORE = { per: 100_000, source: 'cloud.google.com/firestore/pricing' }
const RUN = { per: 1_000_000, source: 'cloud.google.com/run/pricing' }
const TRANSFER = { per: 1, source: 'firebase.google.com/pricing' }

export const PRICES = {
  reads: { what: 'Firestore reads', free: 50_000 * DAYS, steps: flat(0.06), ...FIRESTORE },
  writes: { what: 'Firestore writes', free: 20_000 * DAYS, steps: flat(0.18), ...FIRESTORE },
  deletes: { what: 'Firestore deletes', free: 20_000 * DAYS, steps: flat(0.02), ...FIRESTORE },
  requests: { what: 'function requests', free: 2_000_000, steps: flat(0.4), ...RUN },
  cpuSeconds: { what: 'function vCPU seconds', free: 180_000, steps: flat(24), ...RUN },
  memorySeconds: { what: 'function GiB seconds', free: 360_000, steps: flat(2.5), ...RUN },
  hostingGib: { what: 'GiB from Hosting', free: 10, steps: flat(0.15), ...TRANSFER },
  fileGib: { what: 'GiB from Storage', free: 100, steps: flat(0.12), ...TRANSFER },
  accounts: {
    what: 'accounts that sign in',
    free: 50_000,
    per: 1,
    steps: [
      { upTo: 100_000, dollars: 0.0055 },
      { upTo: 1_000_000, dollars: 0.0046 },
      { upTo: Number.POSITIVE_INFINITY, dollars: 0.0032 },
    ],
    source: 'cloud.google.com/identity-platform/pricing',
  },
} as const satisfies Record<string, Price>

export type Billed = keyof typeof PRICES

/** What so many of something cost in a month. */
export const costOfMonth = (amount: number, { free, per, steps }: Price): number => {
  let paid = free
  let cost = 0
  for (const { upTo, dollars } of steps) {
    cost += (Math.max(0, Math.min(amount, upTo) - paid) / per) * dollars
    paid = Math.max(paid, upTo)
  }
  return cost
}
