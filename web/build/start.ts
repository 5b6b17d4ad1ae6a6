import type { Plugin } from 'vite'
import { CONTACT_EMAIL } from '../src/features/institucional/contact.ts'
import { sessionKey } from '../src/lib/session-key.ts'
import { SUPPORTED } from './browsers.ts'

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

/**
 * Runs before anything is painted, and so is short and no module. Written in the syntax of 2009 (ES5): a browser that is too
 * old for the portal must still be able to say so.
 */
export const startScript = (apiKey: string): string => `(function () {
  // A script that is added cannot be deferred.
  var whenParsed = function (work) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work)
    else work()
  }
  // The prerendered page stays as it is, with plain links: the portal's code would fail on it.
  if (!(${SUPPORTED})) {
    whenParsed(function () {
      document.getElementById('outdated').removeAttribute('hidden')
    })
    return
  }
  var data = document.currentScript.dataset
  var stored = null
  try {
    stored = localStorage.getItem(${JSON.stringify(sessionKey(apiKey))})
  } catch (_) {}
  var add = function (tag, attributes) {
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, attributes))
  }
  // React cannot hydrate half a document: a slow connection may bring the other half after the code.
  var load = function (files) {
    add('link', { rel: 'modulepreload', href: data.entry })
    files.split(' ').forEach(function (file) {
      add('link', { rel: 'modulepreload', href: '/' + file })
    })
    whenParsed(function () {
      add('script', { type: 'module', src: data.entry })
    })
  }
  // The portal's code, which asks for the list in the same way, is given this answer.
  var loadPage = function () {
    load(data.first + ' ' + data.page)
    if (data.list) add('link', { rel: 'preload', as: 'fetch', href: data.list })
    // What shows the list comes meanwhile, and takes nothing from what makes the page answer.
    if (data.later) data.later.split(' ').forEach(function (file) {
      add('link', { rel: 'modulepreload', href: '/' + file, fetchPriority: 'low' })
    })
  }
  // The second frame is asked for when the first has been seen.
  var afterPaint = function (work) {
    requestAnimationFrame(function () {
      requestAnimationFrame(work)
    })
  }
  // Until the code is there that answers the menu's button; that code looks at the mark.
  // It returns nothing: what toggling gives is false every other time, and would cancel what the press does.
  document.onclick = function (event) {
    var button = event.target.closest('button')
    if (button) button.toggleAttribute('data-pressed')
  }
  // The portal's code was fetched in vain: nothing but loading the page again asks for it anew.
  var tell = function () {
    document.getElementById('splash').remove()
    var content = document.getElementById('lost').content
    content.querySelector('button').onclick = function () {
      location.reload()
    }
    document.body.prepend(content)
  }
  addEventListener('error', function (event) {
    if (event.target.type === 'module') whenParsed(tell)
  }, true)
  if (stored || !data.entry) document.documentElement.dataset.waiting = ''
  if (data.entry && stored) load(data.first)
  else if (data.entry && document.hidden) loadPage()
  else if (data.entry) afterPaint(loadPage)
})()
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
      this.emitFile({ type: 'asset', name: `${NAME}.js`, source: startScript(apiKey) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const file = Object.keys(bundle ?? {}).find((name) => name.startsWith(`assets/${NAME}-`))
        if (!file || !html.includes(FIRST_TAG)) throw new Error(`index.html has no ${FIRST_TAG}`)
        return html
          .replace('<!--correo-->', CONTACT_EMAIL)
          .replace(FIRST_TAG, `${FIRST_TAG}\n    <script src="/${file}" ${PLACE}></script>`)
      },
    },
  }
}
