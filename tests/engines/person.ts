import { url } from '../../scripts/lib/config.ts'
import { startProxy } from '../support/network.ts'
import { type Tab, until } from './browsers.ts'

declare global {
  interface Window {
    /** The first visible element of this selector with exactly this text. */
    findNamed: (selector: string, name: string) => HTMLElement | undefined
    problemsSent: () => Promise<unknown>
  }
}

/** Runs in every page before any other script: reports errors to the proxy, since WebDriver has no console. */
const prepare = (address: string) => {
  window.findNamed = (selector, name) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) &&
        each.textContent?.replace(/\s+/g, ' ').trim() === name,
    )
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

/** A proxy that can break the connection, and that adds a script to every document. */
export const startObservedProxy = async () => {
  const problems: string[] = []
  const script = `(${prepare})(${JSON.stringify(PROBLEMS)})`
  const proxy = await startProxy({
    own: {
      [SCRIPT]: () => ({ type: 'text/javascript', body: script }),
      [PROBLEMS]: (text) => {
        problems.push(text)
        return { type: 'text/plain', body: '' }
      },
    },
    changeDocument: (html) => html.replace('<head>', `<head><script src="${SCRIPT}"></script>`),
  })
  /** What pages have complained of since the last call. */
  return { ...proxy, takeProblems: () => problems.splice(0) }
}

/** Runs in the page. Clicks this button or choice unless it is disabled or covered. @returns whether it did */
const click = (name: string): boolean => {
  const found = window.findNamed('button, label, label span', name)
  if (!found || found.matches(':disabled, [aria-disabled=true]')) return false
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  if (!found.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return false
  found.click()
  return true
}

/** Runs in the page. Types into a field, or chooses from a select. @returns whether the field has this value */
const enter = (label: string, text: string): boolean => {
  const named = window.findNamed('label', label) as HTMLLabelElement | undefined
  const control = named?.control as HTMLInputElement | HTMLSelectElement | null | undefined
  if (!control) return false
  control.focus()
  if (control instanceof HTMLSelectElement) {
    control.value = text
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
  } else {
    control.select()
    document.execCommand('insertText', false, text)
  }
  return control.value === text
}

/** What a person does in one window. Everything waits until it can be done. */
export const personAt = (tab: Tab) => ({
  tab,
  /** Opens an address of the portal and waits until React has hydrated it. */
  async open(path: string): Promise<void> {
    await tab.goto(url('portal') + path)
    await until(`${path} to come alive`, () =>
      tab.run(() =>
        Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
      ),
    )
  },
  at: (path: string) =>
    until(`the address ${path}`, () => tab.run((path) => location.pathname === path, path)),
  see: (selector: string, name: string) =>
    until(`${selector} '${name}'`, () =>
      tab.run((selector, name) => window.findNamed(selector, name) !== undefined, selector, name),
    ),
  /** Waits until the page shows this text. */
  read: (text: string) =>
    until(`'${text}'`, () => tab.run((text) => document.body.innerText.includes(text), text)),
  press: (name: string) => until(`'${name}' to press`, () => tab.run(click, name)),
  async fill(texts: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(texts))
      await until(`a field '${label}'`, () => tab.run(enter, label, text))
  },
})
