/**
 * Whether only the core tier runs: `npm test`, on every change. The nightly tier (`npm run test:full`) adds full/ and the
 * journeys marked NIGHTLY, which are slow, heavy or depend on the machine's load.
 */
export const isCore = process.env.TIER === 'core'

/** Of a journey that only the nightly tier makes: `test(title, NIGHTLY, …)`; other tests say `nightly` (support/nightly.ts). */
export const NIGHTLY = { tag: '@nightly' }

/** Of a long list whose members are tested in the same way: every fourth in the core tier, all of it nightly. */
export const sampled = <T>(all: readonly T[]): readonly T[] =>
  isCore ? all.filter((_, nth) => nth % 4 === 0) : all
