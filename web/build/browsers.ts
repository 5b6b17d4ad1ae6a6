/**
 * The oldest browsers that the portal supports; `boot.js` tells older ones by what they lack.
 * `scripts/lib/newer-features.ts` checks the build against them.
 */
export const OLDEST_BROWSERS = { chrome: 107, edge: 107, firefox: 121, safari: 16 } as const

export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`)
