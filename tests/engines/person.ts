import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type * as TestingLibrary from '@testing-library/dom'
import { url } from '../../scripts/lib/addresses.ts'
import { startProxy } from '../support/breakable-proxy.ts'
import { CONSENTED, loggedIn } from '../support/e2e/storage.ts'
import type { Tab } from './browsers.ts'

/** A name to the letter, or a pattern. */
type Name = string | { pattern: string }

/** An element as a person would name it. */
interface Query {
  role?: string
  name?: Name
  label?: Name
  text?: Name
  level?: number
  /** Only inside this one. */
  within?: Query
}

/** What is on the screen of an element. */
interface Seen {
  text: string
  value: string
  checked: boolean
  disabled: boolean
  focused: boolean
  /** Where to click it, or null while something else lies over it. */
  point: { x: number; y: number } | null
}

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
    /** Every visible element of that description. */
    findAll: (query: Query) => HTMLElement[]
    /** The first of them, scrolled into view where it is to be clicked. */
    look: (query: Query, scroll?: boolean) => Seen | null
    problemsSent: () => Promise<unknown>
  }
}

/** Runs in the page, after Testing Library. */
const installFinder = () => {
  const matcher = (name: Name) => (typeof name === 'string' ? name : new RegExp(name.pattern, 'u'))
  const isVisible = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'

  window.findAll = ({ role, name, label, text, level, within }) => {
    const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom
    const roots = within ? window.findAll(within) : [document.body]
    return roots
      .flatMap((root) => {
        if (label !== undefined) return queryAllByLabelText(root, matcher(label))
        if (text !== undefined) return queryAllByText(root, matcher(text))
        return queryAllByRole(root, role ?? '', {
          ...(name !== undefined && { name: matcher(name) }),
          ...(level !== undefined && { level }),
        })
      })
      .filter(isVisible)
  }

  window.look = (query, scroll = false) => {
    const [found] = window.findAll(query)
    if (!found) return null
    const field = found as HTMLInputElement
    // A hidden radio button or checkbox is pressed by its label.
    const target =
      (field.type === 'radio' || field.type === 'checkbox') && field.labels?.[0] ? field.labels[0] : found
    if (scroll) target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = target.getClientRects()[0] ?? target.getBoundingClientRect()
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const top = document.elementFromPoint(point.x, point.y)
    return {
      text: found.innerText,
      value: field.value ?? '',
      checked: field.checked || found.ariaChecked === 'true' || found.ariaPressed === 'true',
      disabled: field.disabled || found.ariaDisabled === 'true',
      focused: document.activeElement === found,
      point: top && (target.contains(top) || top.contains(target)) ? point : null,
    }
  }
}

const SCRIPT = '/en-prueba.js'
const PROBLEMS = '/en-prueba/problemas'
/** An empty document of the portal's origin, for preparing what the browser has stored. */
const BLANK = '/en-prueba'

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

/** What somebody does in one tab, in words of the screen. Everything waits until it can be done. */

export const pattern = (text: string): Name => ({ pattern: text })
export const role = (role: string, name?: Name, more: Query = {}): Query => ({
  role,
  ...(name !== undefined && { name }),
  ...more,
})
export const button = (name: Name, within?: Query) => role('button', name, { ...(within && { within }) })
export const link = (name: Name, within?: Query) => role('link', name, { ...(within && { within }) })
export const heading = (name: Name, level?: number) => role('heading', name, { ...(level && { level }) })
export const field = (label: Name): Query => ({ label })
export const text = (text: Name): Query => ({ text })
export const dialog = (name?: Name) => role('dialog', name)

const PATIENCE_MS = 40_000
const PAUSE_MS = 60

/** Asks until the answer is not null. A page that is being left cannot be asked: that counts as null. */
export const until = async <Value>(what: string, ask: () => Promise<Value | null>): Promise<Value> => {
  const end = performance.now() + PATIENCE_MS
  let last: unknown = ''
  for (;;) {
    try {
      const answer = await ask()
      if (answer !== null) return answer
    } catch (error) {
      last = error
    }
    if (performance.now() > end) throw new Error(`waited in vain for ${what} ${last}`)
    await sleep(PAUSE_MS)
  }
}

export const personAt = (tab: Tab) => {
  const look = (query: Query, scroll = false) =>
    tab.run((query, scroll) => window.look(query, scroll), query, scroll)
  const described = (query: Query) => JSON.stringify(query)

  const see = (query: Query, is: (seen: Seen) => boolean = () => true): Promise<Seen> =>
    until(`${described(query)} ${is}`, async () => {
      const seen = await look(query)
      return seen && is(seen) ? seen : null
    })

  const press = async (query: Query): Promise<void> => {
    let before = ''
    // What moves, or a page that scrolls back to its old place, would be missed: it has to be in one place twice.
    const { x, y } = await until(`something to press: ${described(query)}`, async () => {
      const seen = await look(query, true)
      const point = seen && !seen.disabled ? seen.point : null
      const stays = before === JSON.stringify(point)
      before = JSON.stringify(point)
      return stays ? point : null
    })
    await tab.click(x, y)
  }

  /** Nothing of that description is on the screen any more. */
  const missing = (query: Query) =>
    until(`no ${described(query)}`, async () => ((await look(query)) === null ? true : null))

  return {
    tab,
    see,
    press,
    missing,
    until,
    focused: (query: Query) => see(query, ({ focused }) => focused),
    count: (query: Query) => tab.run((query) => window.findAll(query).length, query),
    /** Opens an address of the portal and waits until React has hydrated what stands there. */
    async open(path: string): Promise<void> {
      await tab.goto(url('portal') + path)
      await until(`${path} to come alive`, () =>
        tab.run(() => {
          const element = document.querySelector('#root h1')
          return element && Object.keys(element).some((key) => key.startsWith('__reactFiber$')) ? true : null
        }),
      )
    },
    /** The address is this one, to the letter or by a pattern. */
    at: (path: string | RegExp) =>
      until(`the address ${path}`, async () => {
        const now = await tab.run(() => location.pathname + location.search)
        return (typeof path === 'string' ? now === path : path.test(now)) ? now : null
      }),
    /** Replaces a field's text by typing. */
    async fill(query: Query, value: string): Promise<void> {
      await press(query)
      await see(query, ({ focused }) => focused)
      await tab.run(() => (document.activeElement as HTMLInputElement).select())
      await tab.type(value)
      await see(query, (seen) => seen.value !== '')
    },
    /** Chooses from a select; what the system shows for it is nothing that a driver can press. */
    async choose(query: Query, option: string): Promise<void> {
      await see(query)
      await tab.run(
        (query, option) => {
          const select = window.findAll(query)[0] as unknown as HTMLSelectElement
          const chosen = [...select.options].find(({ label, value }) => label === option || value === option)
          if (!chosen) throw new Error(`no option ${option}`)
          select.value = chosen.value
          for (const event of ['input', 'change']) select.dispatchEvent(new Event(event, { bubbles: true }))
        },
        query,
        option,
      )
    },
    /** Empties what the browser stores of the portal, and leaves consent or a session in it. */
    async begin(session?: { correo: string; password: string }): Promise<void> {
      const { origins } = session ? await loggedIn(session.correo, session.password) : CONSENTED
      await tab.goto(url('portal') + BLANK)
      await tab.run(
        async (items) => {
          localStorage.clear()
          sessionStorage.clear()
          for (const { name, value } of items) localStorage.setItem(name, value)
          for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
          for (const name of await caches.keys()) await caches.delete(name)
        },
        origins.flatMap(({ localStorage }) => localStorage),
      )
    },
  }
}

export type Person = ReturnType<typeof personAt>
