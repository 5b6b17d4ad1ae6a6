import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { url } from '../../scripts/lib/addresses.ts'
import { CONSENTED, loggedIn } from '../support/e2e/storage.ts'
import type { Tab } from './drivers/tab.ts'
import type { Name, Query, Seen } from './finder.ts'
import { BLANK } from './observer.ts'

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

export const PATIENCE_MS = 40_000
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
    /** Takes a screenshot if ENGINES_SCREENSHOTS names a folder. */
    async picture(name: string): Promise<void> {
      const folder = process.env.ENGINES_SCREENSHOTS
      if (!folder) return
      const file = `${folder}/${name}.png`
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await tab.screenshot())
    },
    /** The offer to register, which lies over the advisory form once in a tab. */
    async turnOfferDown(): Promise<void> {
      await press(button('Continuar sin registro'))
      await missing(dialog())
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
