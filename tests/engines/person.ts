import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type * as TestingLibrary from '@testing-library/dom'
import { url } from '../../scripts/lib/config.ts'
import { startProxy } from '../support/network.ts'
import { CONSENTED, loggedIn } from '../support/test.ts'
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

interface Seen {
  value: string
  disabled: boolean
  focused: boolean
  /** Where to click it, or null while something else lies over it. */
  point: { x: number; y: number } | null
}

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
    findAll: (query: Query) => HTMLElement[]
    look: (query: Query, scroll: boolean) => Seen | null
    problemsSent: () => Promise<unknown>
  }
}

/** Runs in every page after Testing Library: finds visible elements. */
const installFinder = () => {
  const matcher = (name: Name) => (typeof name === 'string' ? name : new RegExp(name.pattern, 'u'))
  window.findAll = ({ role, name, label, text, level, within }) => {
    const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom
    const options = { ...(name !== undefined && { name: matcher(name) }), ...(level && { level }) }
    const found = (within ? window.findAll(within) : [document.body]).flatMap((root) => {
      if (label !== undefined) return queryAllByLabelText(root, matcher(label))
      if (text !== undefined) return queryAllByText(root, matcher(text))
      return queryAllByRole(root, role ?? '', options)
    })
    return found.filter((each) => each.checkVisibility({ visibilityProperty: true }))
  }
  window.look = (query, scroll) => {
    const [found] = window.findAll(query)
    if (!found) return null
    const field = found as HTMLInputElement
    // A hidden radio button or checkbox is pressed by its label.
    const target = (/^(radio|checkbox)$/.test(field.type) && field.labels?.[0]) || found
    if (scroll) target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = target.getClientRects()[0] ?? target.getBoundingClientRect()
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const top = document.elementFromPoint(point.x, point.y)
    return {
      value: field.value ?? '',
      disabled: field.disabled || found.ariaDisabled === 'true',
      focused: document.activeElement === found,
      point: top && (target.contains(top) || top.contains(target)) ? point : null,
    }
  }
}

/** Runs in every page before any other script: reports errors to the proxy, since WebDriver has no console. */
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
  window.problemsSent = () => Promise.allSettled(sent)
  console.error = (...texts: unknown[]) => report(texts.map(String).join(' '))
  addEventListener('error', ({ message, filename }) => report(`${message} ${filename}`))
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason?.stack ?? reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI}`),
  )
}

const SCRIPT = '/en-prueba.js'
const PROBLEMS = '/en-prueba/problemas'
/** An empty document of the portal's origin, for preparing what the browser has stored. */
const BLANK = '/en-prueba'
const LIBRARY = '@testing-library/dom/dist/@testing-library/dom.umd.min.js'

/** A proxy that can break the connection, and that adds the observer to every document. */
export const startObservedProxy = async () => {
  const problems: string[] = []
  const library = readFileSync(createRequire(import.meta.url).resolve(LIBRARY), 'utf8')
  const script = [`(${observe})(${JSON.stringify(PROBLEMS)})`, library, `(${installFinder})()`].join('\n')
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
  /** What pages have complained of since the last call. */
  return { ...proxy, takeProblems: () => problems.splice(0) }
}

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
const until = async <Value>(what: string, ask: () => Promise<Value | null>): Promise<Value> => {
  const end = performance.now() + PATIENCE_MS
  for (let last: unknown = ''; ; ) {
    const answer = await ask().catch((error) => {
      last = error
      return null
    })
    if (answer !== null) return answer
    if (performance.now() > end) throw new Error(`waited in vain for ${what} ${last}`)
    await sleep(PAUSE_MS)
  }
}

/** What a person does in one tab. Everything waits until it can be done. */
export const personAt = (tab: Tab) => {
  const look = (query: Query, scroll = false) =>
    tab.run((query, scroll) => window.look(query, scroll), query, scroll)
  const see = (query: Query, is: (seen: Seen) => boolean = () => true): Promise<Seen> =>
    until(`${JSON.stringify(query)} ${is}`, async () => {
      const seen = await look(query)
      return seen && is(seen) ? seen : null
    })
  const press = async (query: Query): Promise<void> => {
    let before = ''
    // What moves, or a page that scrolls back to its old place, would be missed: it has to be in one place twice.
    const { x, y } = await until(`something to press: ${JSON.stringify(query)}`, async () => {
      const seen = await look(query, true)
      const point = seen && !seen.disabled ? seen.point : null
      const stays = before === JSON.stringify(point)
      before = JSON.stringify(point)
      return stays ? point : null
    })
    await tab.click(x, y)
  }
  return {
    tab,
    see,
    press,
    until,
    missing: (query: Query) =>
      until(`no ${JSON.stringify(query)}`, async () => ((await look(query)) === null ? true : null)),
    focused: (query: Query) => see(query, ({ focused }) => focused),
    /** Opens an address of the portal and waits until React has hydrated it. */
    async open(path: string): Promise<void> {
      await tab.goto(url('portal') + path)
      await until(`${path} to come alive`, () =>
        tab.run(() => {
          const element = document.querySelector('#root h1')
          return element && Object.keys(element).some((key) => key.startsWith('__reactFiber$')) ? true : null
        }),
      )
    },
    at: (path: string | RegExp) =>
      until(`the address ${path}`, async () => {
        const now = await tab.run(() => location.pathname + location.search)
        return (typeof path === 'string' ? now === path : path.test(now)) ? now : null
      }),
    /** Replaces the texts of fields by typing. */
    async fill(texts: Record<string, string>): Promise<void> {
      for (const [label, value] of Object.entries(texts)) {
        await press({ label })
        await see({ label }, ({ focused }) => focused)
        await tab.run(() => (document.activeElement as HTMLInputElement).select())
        await tab.type(value)
        await see({ label }, (seen) => seen.value !== '')
      }
    },
    /** Chooses from a select by script: no driver can press the list that the system shows. */
    async choose(label: string, option: string): Promise<void> {
      await see({ label })
      await tab.run(
        (label, option) => {
          const select = window.findAll({ label })[0] as unknown as HTMLSelectElement
          select.value = [...select.options].find((each) => each.label === option)?.value ?? ''
          for (const event of ['input', 'change']) select.dispatchEvent(new Event(event, { bubbles: true }))
        },
        label,
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
