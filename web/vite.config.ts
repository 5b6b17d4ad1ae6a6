import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname)

/**
 * reactfire imports every Firebase product and does not tree-shake; the portal uses Authentication only.
 * `firebase-unused.ts` stands in for the others, which keeps some 160 kB out of the session's chunk.
 */
const UNUSED_FIREBASE = /^firebase\/(database|firestore|functions|remote-config|storage)$/

/** What every page needs and a release of ours does not change: one file that stays in the browser's cache. */
const REACT = /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//

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
  plugins: [react(), tailwindcss(), preloadFont()],
  resolve: {
    alias: [{ find: UNUSED_FIREBASE, replacement: here('./src/lib/firebase-unused.ts') }],
  },
  server: {
    port: 5173,
    strictPort: true,
    /** Hosting's emulator forwards to the function under the same path as in production. */
    proxy: { '/api': 'http://127.0.0.1:5000' },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: REACT }] } } },
  },
})
