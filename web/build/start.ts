import type { Plugin } from 'vite'
import { sessionKey } from '../src/lib/session-key.ts'

const NAME = 'start'

/** The code that a document's script asks for: what every page begins with, and the page's own. */
export interface DocumentCode {
  /** With its slash. */
  entry: string
  /** Files that the entry imports. */
  first: readonly string[]
  page: readonly string[]
  /** What the page asks for by itself to show its list. */
  later: readonly string[]
}

/** Where `prerender` writes them. */
export const PLACE = 'data-entry=""'

/** Nothing may stand before it that takes it out of the document's first kilobyte. */
const FIRST_TAG = '<meta charset="utf-8" />'

/**
 * What the script is told of its document.
 * @param list the address of the list that the page shows, if it shows one
 */
export const attributes = ({ entry, first, page, later }: DocumentCode, list = ''): string =>
  `data-entry="${entry}" data-first="${first.join(' ')}" data-page="${page.join(' ')}" data-list="${list}" data-later="${later.join(' ')}"`

/** Runs before anything is painted, and so is short and no module. */
const script = (apiKey: string): string => `{
  const { entry, first, page, list, later } = document.currentScript.dataset
  let stored = null
  try {
    stored = localStorage.getItem(${JSON.stringify(sessionKey(apiKey))})
  } catch {}
  const add = (tag, attributes) =>
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...attributes }))
  // A script that is added cannot be deferred.
  const whenParsed = (work) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', work) : work()
  // React cannot hydrate half a document: a slow connection may bring the other half after the code.
  const load = (files) => {
    for (const file of [entry, ...files.split(' ').map((file) => '/' + file)])
      add('link', { rel: 'modulepreload', href: file })
    whenParsed(() => add('script', { type: 'module', src: entry }))
  }
  // The portal's code, which asks for the list in the same way, is given this answer.
  const loadPage = () => {
    load(first + ' ' + page)
    if (list) add('link', { rel: 'preload', as: 'fetch', href: list })
    // What shows the list comes meanwhile, and takes nothing from what makes the page answer.
    for (const file of later ? later.split(' ') : [])
      add('link', { rel: 'modulepreload', href: '/' + file, fetchPriority: 'low' })
  }
  // The second frame is asked for when the first has been seen.
  const afterPaint = (work) => requestAnimationFrame(() => requestAnimationFrame(work))
  // Until the code is there that answers the menu's button; that code looks at the mark.
  // It returns nothing: what toggling gives is false every other time, and would cancel what the press does.
  document.onclick = ({ target }) => void target.closest('button')?.toggleAttribute('data-pressed')
  // The portal's code was fetched in vain: nothing but loading the page again asks for it anew.
  const tell = () => {
    document.getElementById('splash').remove()
    const { content } = document.getElementById('lost')
    content.querySelector('button').onclick = () => location.reload()
    document.body.prepend(content)
  }
  addEventListener('error', ({ target }) => {
    if (target.type === 'module') whenParsed(tell)
  }, true)
  if (stored || !entry) document.documentElement.dataset.waiting = ''
  if (entry && stored) load(first)
  else if (entry && document.hidden) loadPage()
  else if (entry) afterPaint(loadPage)
}
`

/**
 * The public documents are prerendered for visitors, and painted before any code is asked for: on a slow connection it would take
 * its share of it from what is there to be read. In a browser with a stored session the splash stands in the
 * document's place (`[data-waiting]` in styles.css) until the portal's code, without the page's, renders what is that
 * person's; and in the app shell, until it renders anything. Where the code does not come, it is said.
 */
export const start = (): Plugin => {
  let apiKey = ''
  return {
    name: NAME,
    apply: 'build',
    configResolved: ({ env }) => {
      apiKey = env.VITE_FIREBASE_API_KEY
    },
    buildStart() {
      this.emitFile({ type: 'asset', name: `${NAME}.js`, source: script(apiKey) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const file = Object.keys(bundle ?? {}).find((name) => name.startsWith(`assets/${NAME}-`))
        if (!file || !html.includes(FIRST_TAG)) throw new Error(`index.html has no ${FIRST_TAG}`)
        return html.replace(FIRST_TAG, `${FIRST_TAG}\n    <script src="/${file}" ${PLACE}></script>`)
      },
    },
  }
}
