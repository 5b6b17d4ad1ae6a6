/**
 * Whether only the core tier runs: `npm test`, on every change. The nightly tier (`npm run test:full`) adds full/, whose
 * tests are slow, heavy or depend on the machine's load.
 */
export const isCore = process.env.TIER === 'core'
