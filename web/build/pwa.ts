import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { precachedFiles } from './precache.ts'
import { PUBLIC_LISTS } from './public-lists.ts'
import { appShell, isAsset, isPublicList, isScreen, markCached } from './worker-rules.ts'

/** What stands beside 'Reintentar': it is wanted when nothing can be loaded any more. */
const OFFLINE_SCENE = 'detalle-camioneta'

const WEEK_S = 7 * 24 * 3600
const THEME = new URL('../src/theme.css', import.meta.url)

/** A colour of the theme; the manifest knows no dark one. */
const colour = (name: string): string => {
  const [, value] = new RegExp(`--color-${name}:\\s*(#[\\da-f]{6});`).exec(readFileSync(THEME, 'utf8')) ?? []
  if (!value) throw new Error(`theme.css names no colour ${name}`)
  return value
}

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const webManifest = () => ({
  id: '/',
  name: 'NAF · Núcleo de Apoyo Contable y Fiscal',
  short_name: 'NAF',
  description:
    'Asesoría tributaria y contable gratuita y en línea, biblioteca digital y boletines del NAF de la ESPE.',
  lang: 'es-EC',
  dir: 'ltr' as const,
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  theme_color: colour('band'),
  background_color: colour('canvas'),
  categories: ['finance', 'education', 'government'],
  icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
  shortcuts: [
    {
      name: 'Solicitar Asesoría',
      url: '/servicios',
      icons: [icon('icon-192', 192)],
    },
  ],
})

/** iOS takes its icon from the document alone. */
const appleIcon = {
  tag: 'link',
  attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  injectTo: 'head' as const,
}

/**
 * The web manifest with its link, and the service worker `sw.js`: which code it precaches, what it caches and what
 * it answers offline. `lib/service-worker.ts` registers it; docs/decisions/service-worker.md says why it
 * is so.
 */
export const pwa = () => {
  let precached = new Set<string>()
  const reader: Plugin = {
    name: 'pwa',
    apply: 'build',
    transformIndexHtml: () => [appleIcon],
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        precached = precachedFiles(bundle)
      },
    },
  }

  const worker = VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: null,
    manifest: webManifest(),
    includeManifestIcons: false,
    workbox: {
      // With the signs of the dialogs: a lost connection is what most of them tell.
      globPatterns: [
        'app.html',
        'naf.svg',
        'assets/*.{js,css}',
        `assets/{${OFFLINE_SCENE},done,failed}-*.svg`,
      ],
      manifestTransforms: [
        async (entries) => ({
          manifest: entries.filter(({ url }) => !/^assets\/.*\.(js|css)$/.test(url) || precached.has(url)),
        }),
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
            // A preload has other headers than a call; nobody in particular asks with either.
            matchOptions: { ignoreVary: true },
            // A long list comes in more parts than one.
            expiration: { maxEntries: 2 * PUBLIC_LISTS.length, maxAgeSeconds: WEEK_S },
            plugins: [markCached],
          },
        },
      ],
    },
  })
  return [reader, worker]
}
