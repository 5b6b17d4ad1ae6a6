/**
 * Whether only the core tier runs: `npm test`, on every change. The nightly tier (`npm run test:full`) adds full/ and the
 * journeys marked NIGHTLY, which are slow, heavy or depend on the machine's load.
 */
export const isCore = process.env.TIER === 'core'

/** Details of a journey that only the nightly tier makes: `test(title, NIGHTLY, …)`. */
export const NIGHTLY = { tag: '@nightly' }
