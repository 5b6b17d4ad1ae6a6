import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { CENTRE } from '../contract/src/centre.ts'
import { BUILD_TARGET } from './build/browsers.ts'
import { prerender } from './build/prerender.ts'
import { pwa } from './build/pwa.ts'

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname)

const REACT = /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//
const FIREBASE =
  /\/node_modules\/(firebase|@firebase|idb|reactfire|rxfire|rxjs|tslib|use-sync-external-store)\/|\/build\/unused-firebase\.ts$/
/** Without what only some pages use. */
const QUERY =
  /\/node_modules\/@tanstack\/(?!.*\/(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)\.)/
/** What checks a form. */
const VALIDATION =
  /\/node_modules\/(zod|react-hook-form|@hookform)\/|\/contract\/src\/(fields|schemas\/(lists|request))\.ts$/
/** What each form has, without what only some have. The drafts are swept by every page. */
const FORM = /\/web\/src\/form\/(?!drafts|file-|receipt|MeanwhileNotice|PasswordField|PersonFields)/
/** What nearly every page shows or says. */
const COMMON =
  /\/(contract\/src\/(catalogs|codes|dates|search|text)|web\/src\/(lib\/format|ui\/PageHeading))\.tsx?$/
/** Addresses of drawings: a file for each costs more than the few bytes that some pages then load for others. */
const DRAWINGS = /\.svg$/
/** As with the icons that several scripts show. */
const ICONS = /\/node_modules\/lucide-react\//

/**
 * Libraries that a release of ours does not change stay in the browser's cache. Code of ours that every page needs is one
 * file. Small files are joined, because the browser asks for each file, and a small file compresses worse. `app/pages`
 * joins pages.
 */
const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: REACT, priority: 2 },
  { name: 'firebase', test: FIREBASE, priority: 2, includeDependenciesRecursively: false },
  { name: 'query', test: QUERY, priority: 2 },
  { name: 'validation', test: VALIDATION, priority: 2, includeDependenciesRecursively: false },
  { name: 'form', test: FORM, priority: 2, includeDependenciesRecursively: false },
  { name: 'first', tags: ['$initial'], priority: 1 },
  { name: 'common', test: COMMON, includeDependenciesRecursively: false },
  { name: 'drawings', test: DRAWINGS, minShareCount: 2 },
  { name: 'icons', test: ICONS, minShareCount: 3 },
]

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
  /** For the sentence in index.html that is for old browsers. */
  define: { 'import.meta.env.VITE_MAIL': JSON.stringify(CENTRE.mail) },
  plugins: [react(), tailwindcss(), preloadFont(), prerender(), pwa()],
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
    /** `prerender.ts` names each page's scripts, and `sw.js` has those of the others: no page carries a list of all. */
    modulePreload: false,
    /** The portal's policy lets nothing come by an address that is a file itself. */
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
})
