import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { startProxy } from '../support/breakable-proxy.ts'
import { installFinder } from './finder.ts'

const SCRIPT = '/en-prueba.js'
const PROBLEMS = '/en-prueba/problemas'
/** An empty document of the portal's origin, for preparing what the browser has stored. */
export const BLANK = '/en-prueba'

/** Runs in every page, before any other script. WebDriver has no console, so the page itself tells the proxy. */
const observe = (address: string) => {
  const sent: Promise<unknown>[] = []
  // Leaving a page stops the loading of its code, and Firefox calls that an error.
  let leaving = false
  addEventListener('beforeunload', () => {
    leaving = true
  })
  const report = (text: string) => {
    if (leaving) return
    sent.push(fetch(address, { method: 'POST', body: `${location.pathname}: ${text}`, keepalive: true }))
  }
  Object.assign(window, { problemsSent: () => Promise.allSettled(sent) })
  const { error } = console
  console.error = (...texts: unknown[]) => {
    report(texts.map(String).join(' '))
    error.apply(console, texts)
  }
  addEventListener('error', ({ message, filename }) => report(`${message} ${filename}`))
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason?.stack ?? reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI}`),
  )
}

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)

/** The connection of the engines: a proxy that can break, and that adds the observer to every document. */
export const startObservedProxy = async () => {
  const problems: string[] = []
  const script = [
    `(${observe})(${JSON.stringify(PROBLEMS)})`,
    readFileSync(library, 'utf8'),
    `(${installFinder})()`,
  ].join('\n')
  const tag = `<script src="${SCRIPT}"></script>`
  const proxy = await startProxy({
    own: {
      [SCRIPT]: () => ({ type: 'text/javascript', body: script }),
      [BLANK]: () => ({ type: 'text/html', body: `<!doctype html><link rel="icon" href="data:,">${tag}` }),
      [PROBLEMS]: (text) => {
        problems.push(text)
        return { type: 'text/plain', body: '' }
      },
    },
    changeDocument: (html) => html.replace('<head>', `<head>${tag}`),
  })
  return {
    ...proxy,
    /** What pages have complained of since the last call. */
    takeProblems: () => problems.splice(0),
  }
}
