import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { BUILD_TARGET } from './build/browsers.ts'
import { CHUNK_GROUPS } from './build/chunks.ts'
import { prefetch } from './build/prefetch.ts'
import { prerender } from './build/prerender.ts'
import { pwa } from './build/pwa.ts'
import { start } from './build/start.ts'
import { unservedManifest } from './build/unserved-manifest.ts'

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname)

/** The text's typeface is needed by the first paint: the browser hears of it before the style sheet does. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  },
})

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    preloadFont(),
    prefetch(),
    start(),
    prerender(),
    unservedManifest(),
    pwa(),
  ],
  resolve: {
    alias: [
      {
        find: /^firebase\/(database|firestore|functions|remote-config|storage)$/,
        replacement: here('build/unused-firebase.ts'),
      },
    ],
  },
  server: {
    port: 5173,
    strictPort: true,
    /** Hosting's emulator forwards to the function under the same path as in production. */
    proxy: { '/api': 'http://127.0.0.1:5000' },
  },
  build: {
    target: BUILD_TARGET,
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    /** The portal's policy lets nothing come by an address that is a file itself. */
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
})
