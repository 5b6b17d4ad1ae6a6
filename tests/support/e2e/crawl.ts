import type { Page, Request } from '@playwright/test'
import { url } from '../emulators.ts'
import { goTo, pressNext, type Step, settle, watchPage } from './controls.ts'
import { untilAlive } from './test.ts'

export interface Crawl {
  /** Paths, whose pages the browser's session may see. */
  addresses: readonly string[]
  /** Another page with little on it: leaving for it resets the page that is left. */
  elsewhere: string
  /** Whether to press the controls of the header, the navigation and the footer. */
  frame: boolean
  /** A page with a button that ends the session, which is pressed last. */
  exit?: string | undefined
  /** Hears which control is pressed next. */
  at: (control: string) => void
}

/** More controls than any page has: a page that shows a new one after each press would never end. */
const MOST_CONTROLS = 300

/** Where everything is broken, each address would take its whole patience. */
const MOST_FAULTS = 5

/** The identity provider reads by POST, too. */
const isIdentityRead = ({ pathname }: URL) => /\/(accounts:lookup|token)$/.test(pathname)

const isWrite = (request: Request) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(request.method()) && !isIdentityRead(new URL(request.url()))

/**
 * What the browser says of a write, which the crawl stops; of a mail, a call or a calendar, which it opens for a person
 * alone; and of the icon of a PDF's page, which the emulated storage has not.
 */
export const EXPECTED = [
  /net::ERR_BLOCKED_BY_CLIENT/,
  /because a user gesture is required/,
  /status of 501.*\/favicon\.ico$/,
]

/** Waits until the page is quiet, also where the press loaded another document or code is still on its way. */
const settled = async (page: Page, underWay: ReadonlySet<Request>): Promise<string | null> => {
  try {
    const fault = await page.evaluate(settle)
    return fault?.startsWith('still') && underWay.size > 0 ? await settled(page, underWay) : fault
  } catch (error) {
    if (!/navigation|context was destroyed/i.test(String(error))) throw error
    await untilAlive(page)
    return await settled(page, underWay)
  }
}

/**
 * Opens every address and presses every control on it once, those too that appear after a press. Nothing is written.
 * @returns what went wrong, each with the control that was pressed before
 */
export const crawl = async (
  page: Page,
  { addresses, elsewhere, frame, exit, at }: Crawl,
): Promise<string[]> => {
  const faults: string[] = []
  const pressed = new Set<string>()
  await page.addInitScript(watchPage)
  await page.route('**', (route) =>
    isWrite(route.request()) ? route.abort('blockedbyclient') : route.fallback(),
  )
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request))
  page.context().on('page', (tab) => void tab.close())
  await page.goto(elsewhere)
  const stored = await page.evaluate(() => Object.entries<string>(localStorage))

  const isAt = (path: string) => new URL(page.url()).pathname === path
  const wait = async (after: string) => {
    const fault = await settled(page, underWay)
    if (!fault) return
    faults.push(`${after}: ${fault}`)
    // Nothing more can be pressed on a page that broke.
    await page.goto(elsewhere)
  }
  /** Opens a page by way of another one, so that nothing is left of what was done to it, or as it stands. */
  const open = async (path: string, anew = true) => {
    at(path)
    let isShown = true
    for (const next of anew && isAt(path) ? [elsewhere, path] : [path]) {
      if (isShown) await page.evaluate(goTo, { address: next, stored })
      await wait(next)
      // A form asks before it is left.
      isShown &&= isAt(next)
    }
    if (isShown) return
    await page.goto(path)
    await wait(path)
    if (!isAt(path)) faults.push(`${path} leads to ${page.url()}`)
  }
  const press = async (here: string, only?: string): Promise<Step> => {
    const wanted = { here, frame, pressed: [...pressed], ...(only && { only }) }
    const step = await page.evaluate(pressNext, wanted)
    if (step.key === null) return step
    at(step.key)
    pressed.add(step.key)
    await wait(step.key)
    return step
  }

  for (const address of addresses) {
    if (faults.length >= MOST_FAULTS) break
    const here = new URL(address, url('portal')).pathname
    /** The controls that were seen, each with those that have to be pressed before it is there. */
    const seen = new Map<string, readonly string[]>()
    await open(here)
    let last: string | null = null
    for (let presses = 0; ; presses += 1) {
      if (presses > MOST_CONTROLS) throw new Error(`${here} has more than ${MOST_CONTROLS} controls`)
      const { key, visible, isDialog } = await press(here)
      const before = last === null ? [] : [...(seen.get(last) ?? []), last]
      for (const control of visible) if (!seen.has(control)) seen.set(control, before)
      last = key
      if (key !== null) continue
      if (isDialog) {
        await page.keyboard.press('Escape')
        await wait('Escape')
        continue
      }
      const left = [...seen].filter(([control]) => !pressed.has(control))
      const [hidden, way] = left.find(([control]) => control.startsWith(' |')) ?? left[0] ?? []
      if (!hidden) break
      // Most are there as soon as what opened them is pressed again; for the others the page has to be a new one.
      for (const anew of [false, true]) {
        if (pressed.has(hidden)) break
        if (anew || !(hidden.startsWith(' |') || page.url().endsWith(here))) await open(here, anew)
        for (const control of [...(way ?? []), hidden]) await press(here, control)
      }
      // It may have disappeared, such as a button that removes itself.
      pressed.add(hidden)
      last = hidden
    }
  }
  if (exit) {
    await open(exit)
    at('the end of the session')
    await page.locator('[data-leaves=session]').filter({ visible: true }).first().click()
    await wait('the end of the session')
    if (page.url().includes('/dashboard-')) faults.push(`the session has not ended: ${page.url()}`)
  }
  return faults
}
