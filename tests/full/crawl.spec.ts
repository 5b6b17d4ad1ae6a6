import type { Page, Request } from '@playwright/test'
import { withIds } from '../support/data.ts'
import { DEMO } from '../support/people.ts'
import { DESKTOP, expect, PHONE, type Portal, test } from '../support/portal.ts'
import {
  dashboardOf,
  MAIL_PATHS,
  OWN_ROUTES,
  PUBLIC_ROUTES,
  READING_ROUTES,
  type Role,
} from '../support/routes.ts'
import { untilAlive } from '../support/test.ts'

/**
 * Opens every address as each role and presses every control on it; for visitors and taxpayers again as a browser's
 * translator leaves the pages. Nothing is written. A page that logs an error, breaks or never finishes loading fails the test. Controls are
 * found in the page, so the crawl includes new ones by itself.
 */

/** More controls than any page has: a page that shows a new one after each press would never end. */
const MOST_CONTROLS = 300

/** For the screen after a press; a busy machine takes its time. */
const PATIENCE_MS = 60_000

/** A write that the crawl stops, a link to a mail program or a call, the missing icon of a PDF's tab. */
const EXPECTED = [
  /net::ERR_BLOCKED_BY_CLIENT/,
  /because a user gesture is required/,
  /status of 501.*\/favicon\.ico$/,
]

interface Step {
  /** The control that was pressed, or null if none was left. */
  key: string | null
  visible: string[]
  isDialog: boolean
}

/**
 * Runs in the page. Presses the first visible control that is not in `pressed`, or `only` this one. The key of a control
 * is its place, role, name and target without what belongs to one record, so a hundred rows have each button once.
 */
const pressNext = ({ pressed, only }: { pressed: string[]; only?: string | undefined }): Step => {
  const CONTROLS =
    'a[href], button, summary, select, :is([type=checkbox], [type=radio], [role=button], [role=tab], [role=option], [role^=menuitem])'
  const UNREACHABLE =
    ':disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *, :has(> .lucide-log-out)'
  const RECORD_ID = /(?=[^/]*[\dA-Z])[\w-]{12,}/g
  const targetOf = (control: Element) => {
    if (!(control instanceof HTMLAnchorElement)) return ''
    const { origin, protocol, pathname, search } = new URL(control.href)
    if (origin !== location.origin) return protocol
    if (pathname === location.pathname) return '?'
    return `${pathname.replace(RECORD_ID, ':id')}?${[...new URLSearchParams(search).keys()]}`
  }
  const keyOf = (control: Element) => {
    const [label] = (control as HTMLInputElement).labels ?? []
    const text = control.getAttribute('aria-label') ?? (label ?? control).textContent ?? ''
    const [name = ''] = text
      .replace(/\d+/g, '#')
      .trim()
      .split(control.closest('tr, li, article') ? ' ' : ':')
    const isFrame = control.closest('header, nav, footer') && !control.closest('main, dialog')
    const target = targetOf(control)
    const role = control.getAttribute('role') ?? control.getAttribute('type') ?? control.localName
    return [
      isFrame ? '' : location.pathname,
      role,
      target.includes(':id') ? '' : name.slice(0, 60),
      target,
    ].join('|')
  }
  const press = (control: HTMLElement) => {
    control.focus()
    if (!(control instanceof HTMLSelectElement)) return control.click()
    const other = [...control.options].findLast(({ disabled, selected }) => !disabled && !selected)
    if (!other) return
    control.value = other.value
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const dialog = [...document.querySelectorAll('dialog:modal')]
    .filter((each) => each.checkVisibility())
    .at(-1)
  const visible = new Map<string, HTMLElement>()
  for (const control of (dialog ?? document).querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.matches(UNREACHABLE) || !control.checkVisibility({ visibilityProperty: true })) continue
    const key = keyOf(control)
    if (!visible.has(key)) visible.set(key, control)
  }
  const key = only ?? [...visible.keys()].find((each) => !pressed.includes(each)) ?? null
  const control = key === null ? undefined : visible.get(key)
  if (control) press(control)
  return { key: control ? key : null, visible: [...visible.keys()], isDialog: dialog !== undefined }
}

/** Runs in the page: whether a dialog is open, or the heading is there and nothing loads. */
const isFinished = (): boolean => {
  if (document.querySelector('dialog:modal')) return true
  const loads = [...document.querySelectorAll('[aria-busy=true], [role=status]')].some(
    (each) =>
      each.checkVisibility() && (each.role !== 'status' || /^Cargando/.test(each.textContent?.trim() ?? '')),
  )
  return document.querySelector('h1') !== null && !loads
}

/**
 * Returns a function that waits until the page's calls have answers and it has drawn them, also in a new document. If
 * that does not happen, it fails with the answers of the API.
 */
const watch = (page: Page) => {
  const calls = new Set<Request>()
  let answers: string[] = []
  const pathOf = (request: Request) => new URL(request.url()).pathname
  page.on('request', (request) => void (pathOf(request).startsWith('/api/') && calls.add(request)))
  page.on('requestfinished', async (request) => {
    if (calls.delete(request)) answers.push(`${(await request.response())?.status()} ${pathOf(request)}`)
  })
  page.on('requestfailed', (request) => {
    if (calls.delete(request)) answers.push(`${request.failure()?.errorText} ${pathOf(request)}`)
  })
  const isSettled = async (): Promise<boolean> => {
    try {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      return calls.size === 0 && (await page.evaluate(isFinished))
    } catch (error) {
      if (!/navigation|context was destroyed/i.test(String(error))) throw error
      calls.clear()
      await untilAlive(page)
      return false
    }
  }
  return async (after: string) => {
    const end = Date.now() + PATIENCE_MS
    while (!(await isSettled())) {
      const waiting = [...calls].map((call) => `no answer ${pathOf(call)}`)
      if (Date.now() > end)
        throw new Error(`${after} does not finish; the API: ${[...answers, ...waiting].join(', ')}`)
    }
    answers = []
  }
}

interface Crawl {
  portal: Portal
  addresses: readonly string[]
  /** Another address, which resets the page that is left. */
  elsewhere: string
  at(place: string): void
}

const crawl = async ({ portal, addresses, elsewhere, at }: Crawl): Promise<void> => {
  const { page } = portal
  const settle = watch(page)
  const pressed = new Set<string>()
  const isAt = (address: string) => new URL(page.url()).pathname === address.replace(/[?#].*/, '')
  const open = async (address: string) => {
    at(address)
    for (const next of [elsewhere, address]) {
      await portal.go(next)
      await settle(next)
    }
    // A form asks before it is left.
    if (!isAt(address)) await portal.open(address)
    expect(isAt(address), `${address} leads to ${page.url()}`).toBe(true)
  }
  const press = async (only?: string): Promise<Step> => {
    const step = await page.evaluate(pressNext, { pressed: [...pressed], only })
    if (step.key === null) return step
    at(step.key)
    pressed.add(step.key)
    await settle(step.key)
    return step
  }
  for (const address of addresses) {
    /** Each control that was seen, with those that have to be pressed before it is there. */
    const seen = new Map<string, readonly string[]>()
    let way: readonly string[] = []
    await open(address)
    for (let presses = 0; ; presses += 1) {
      expect(presses, `controls of ${address}`).toBeLessThan(MOST_CONTROLS)
      const { key, visible, isDialog } = await press()
      for (const control of visible) if (!seen.has(control)) seen.set(control, way)
      if (key !== null) {
        way = [...(seen.get(key) ?? []), key]
        if (!isAt(address)) await open(address)
        continue
      }
      way = []
      if (isDialog) {
        await page.keyboard.press('Escape')
        await settle('Escape')
        if ((await press()).isDialog) await portal.open(address)
        continue
      }
      const [hidden, before] = [...seen].find(([control]) => !pressed.has(control)) ?? []
      if (!hidden) break
      await open(address)
      for (const control of [...(before ?? []), hidden]) await press(control)
      // A button that removes itself does not appear again.
      pressed.add(hidden)
    }
  }
}

/** Runs in the page. Replaces each text by two elements, as the translator of Chrome does. */
const translate = () => {
  const LEFT_ALONE = 'font, script, style, noscript, textarea, title, svg, [translate=no]'
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const replaceBelow = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = node instanceof Text ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) replace(text)
  }
  addEventListener('load', () => {
    replaceBelow(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) replaceBelow(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

const ownPaths = (role: Role) =>
  OWN_ROUTES.filter(({ roles }) => roles.includes(role)).map(({ path }) => `${dashboardOf(role)}/${path}`)

const VISITS: [who: Role | 'visitor', paths: readonly string[], viewport: typeof PHONE, parts: number][] = [
  ['admin', ownPaths('admin'), DESKTOP, 4],
  ['editor', ownPaths('editor'), DESKTOP, 4],
  ['usuario', ownPaths('usuario'), PHONE, 1],
  ['visitor', [...[...PUBLIC_ROUTES, ...READING_ROUTES].map(({ path }) => path), ...MAIL_PATHS], PHONE, 1],
]

// Staff knows Spanish.
for (const [who, paths, viewport, parts] of VISITS)
  for (const translated of parts > 1 ? [false] : [false, true])
    for (let part = 0; part < parts; part += 1)
      test(`${who} presses every control${translated ? ' of translated pages' : ''}, part ${part + 1}`, async ({
        portal,
        page,
        context,
        problems,
      }) => {
        test.slow()
        problems.allow(...EXPECTED)
        await page.setViewportSize(viewport)
        if (translated) {
          await page.addInitScript(translate)
          // React replaces what was translated before it took over.
          problems.allow(/React error #418/)
        }
        await page.route('**/api/**', (route) =>
          ['GET', 'HEAD', 'OPTIONS'].includes(route.request().method())
            ? route.fallback()
            : route.abort('blockedbyclient'),
        )
        context.on('page', (tab) => void tab.close())
        const elsewhere = `${who === 'visitor' ? '' : dashboardOf(who)}/politica-cookies`
        await portal.open(elsewhere, { as: who === 'visitor' ? null : DEMO[who] })
        const addresses: string[] = []
        for (const path of paths.filter((_, n) => n % parts === part)) addresses.push(await withIds(path))
        await crawl({ portal, addresses, elsewhere, at: problems.at })
      })
