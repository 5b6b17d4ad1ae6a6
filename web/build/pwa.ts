import { readFileSync } from 'node:fs'
import { VitePWA } from 'vite-plugin-pwa'
import { filesOf, type Manifest, wholeClosure } from './manifest.ts'
import { PAGES } from './pages.ts'
import { MANIFEST_FILE } from './prerender.ts'
import { appShell, isAsset, isPublicList, isScreen, markCached, PUBLIC_LISTS } from './worker-rules.ts'

const WEEK_S = 7 * 24 * 3600
const IS_CODE = /^assets\/(?!boot-).*\.(js|css)$/

/** What every page loads once it is idle, to say that it is offline. */
const NOTICES = 'src/app/notices.tsx'

/** The code of the pages that open offline, with what they load later; `prerender` has written the manifest by then. */
const precachedFiles = (): Set<string> => {
  const manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as Manifest
  const sources = PAGES.filter(({ offline }) => offline).map(({ source }) => source)
  const { scripts, styles } = filesOf(manifest, wholeClosure(manifest, [...sources, NOTICES]))
  return new Set([...scripts, ...styles])
}

/**
 * The service worker `sw.js`: which code it caches beforehand, what it caches once seen, and what it answers offline. The
 * portal registers it itself (docs/decisions/service-worker.md).
 */
export const pwa = () =>
  VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: null,
    manifest: false,
    workbox: {
      // With the signs of dialogs and of failures: a lost connection is what most of them tell.
      globPatterns: [
        'app.html',
        'naf.svg',
        'assets/*.{js,css}',
        'assets/{detalle-camioneta,done,failed}-*.svg',
      ],
      manifestTransforms: [
        async (entries) => {
          const precached = precachedFiles()
          return { manifest: entries.filter(({ url }) => !IS_CODE.test(url) || precached.has(url)) }
        },
      ],
      navigateFallback: null,
      directoryIndex: null,
      // The first visit counts: what is seen after the worker has come is cached already.
      clientsClaim: true,
      // No navigationPreload: where the preload breaks, Firefox shows its own error page in place of our answer.
      runtimeCaching: [
        {
          urlPattern: isScreen,
          handler: 'NetworkFirst',
          options: { cacheName: 'screens', networkTimeoutSeconds: 4, plugins: [appShell] },
        },
        {
          urlPattern: isAsset,
          handler: 'CacheFirst',
          options: {
            cacheName: 'assets',
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 120, maxAgeSeconds: 8 * WEEK_S, purgeOnQuotaError: true },
          },
        },
        {
          urlPattern: isPublicList,
          handler: 'NetworkFirst',
          options: {
            cacheName: 'public-lists',
            networkTimeoutSeconds: 10,
            cacheableResponse: { statuses: [200] },
            // A long list comes in more parts than one.
            expiration: { maxEntries: 2 * PUBLIC_LISTS.length, maxAgeSeconds: WEEK_S },
            plugins: [markCached],
          },
        },
      ],
    },
  })
