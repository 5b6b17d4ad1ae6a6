/** The oldest browsers that the portal supports. `scripts/lib/newer-features.ts` checks the build against them. */
export const OLDEST_BROWSERS = { chrome: 107, edge: 107, firefox: 121, safari: 16 } as const

/** In Vite's words. */
export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`)

/**
 * What a browser is asked before the portal's code is loaded, as an expression of old JavaScript. Container queries came
 * with Chrome 105, Safari 16 and Firefox 110, `:has()` with Firefox 121: together they tell browsers that are too old.
 */
export const SUPPORTED =
  "window.CSS && CSS.supports && CSS.supports('container-type', 'inline-size') && CSS.supports('selector(:has(*))')"
