/** The oldest supported browsers. `boot.js` tells older ones; `scripts/lib/newer-features.ts` checks the build. */
export const OLDEST_BROWSERS = { chrome: 107, edge: 107, firefox: 121, safari: 16 } as const

export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`)
