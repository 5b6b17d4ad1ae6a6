import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterEach, expect, vi } from 'vitest'
import {
  closeDialogs,
  forgetReads,
  forgetTabNotes,
  portalAt,
  SESSIONS,
  type Session,
  setSession,
} from './web.tsx'

/** Opens an address of the portal as a person does. */

configure({
  // Vite compiles the code of a screen when it is first opened, which takes some seconds on a busy machine.
  asyncUtilTimeout: 50_000,
  // Without the page's HTML, which would be written out at every try of a query that waits.
  getElementError: (message) => new Error(message ?? ''),
})

// react-hook-form reads these two, which happy-dom lacks, to tell whether a person has chosen already.
Object.defineProperty(HTMLSelectElement.prototype, 'size', {
  configurable: true,
  get(this: HTMLSelectElement) {
    return Number(this.getAttribute('size') ?? 0)
  },
})

Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  configurable: true,
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected')
  },
  set(this: HTMLOptionElement, selected: boolean) {
    this.toggleAttribute('selected', selected)
  },
})

export interface Mounted {
  actor: UserEvent
  /** Where the page is now: path, query and hash. */
  address(): string
  /** Presses the browser's Back. */
  back(): void
  /** Another person, or nobody, has the session from now on. */
  become(session: Session): void
  /** Leaves the screen; what the portal has read stays, as behind a link to another screen. */
  leave(): void
  /** Leaves the portal: what it read is forgotten, what the browser stores stays, as by a reload. */
  unmount(): void
}

export interface Options {
  as?: keyof typeof SESSIONS | Session
  /** Addresses that were opened before this one, the oldest first. */
  before?: string[]
  /** Which version of user-event's clock to use, as `{ delay: null }` with fake timers. */
  actor?: UserEvent
}

/**
 * Mounts the portal at an address, in place of one that is open. Each test leaves the page by itself; the session is
 * the test's, not the provider's.
 */
export const mount = (address: string, { as = 'visitor', before = [], actor }: Options = {}): Mounted => {
  cleanup()
  setSession(typeof as === 'string' ? SESSIONS[as] : as)
  const { Portal, ...place } = portalAt([...before, address])
  const view = render(<Portal />)
  return {
    ...place,
    actor: actor ?? userEvent.setup(),
    become: setSession,
    leave: view.unmount,
    unmount: () => {
      view.unmount()
      forgetReads()
    },
  }
}

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  closeDialogs()
  forgetReads()
  localStorage.clear()
  sessionStorage.clear()
  forgetTabNotes()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Sets the width of the window in pixels. */
export const setWidth = (width: number) =>
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width, height: 800 })

type Name = string | RegExp

export const box = (name: Name) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const choice = (name: Name) => screen.getByRole<HTMLSelectElement>('combobox', { name })
/** The way of contact 'Correo' has the label of another field. */
const NO_WAY = { selector: ':not([name=MedioContacto])' }
export const field = (label: Name) => screen.getByLabelText<HTMLInputElement>(label, NO_WAY)
export const region = async (name: string) => within(await screen.findByRole('region', { name }))

/** Presses a button as soon as it is there. */
export const press = async ({ actor }: Mounted, name: Name) =>
  actor.click(await screen.findByRole('button', { name }))

/** Chooses from a menu that is open. */
export const choose = async ({ actor }: Mounted, name: Name) =>
  actor.click(await screen.findByRole('menuitem', { name }))

/** Replaces what stands in a field, as soon as it is there. */
export const rewrite = async ({ actor }: Mounted, label: Name, text: string) => {
  const found = await screen.findByLabelText(label, NO_WAY)
  await actor.clear(found)
  // The heading of a screen that has just appeared may take the focus meanwhile.
  found.focus()
  await actor.paste(text)
}

/** The text of the dialog that says `text`. */
export const dialogWith = async (text: Name) =>
  (await screen.findByText(text)).closest('dialog')?.textContent ?? ''

/** Presses a button of the dialog, which closes it for good. */
export const answer = async ({ actor }: Mounted, name: Name) => {
  // The dialog of a call that is on its way may come before it.
  await actor.click(await waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Closes the '❌ Error' dialog, which must say `text`. */
export const acceptError = async (page: Mounted, text: Name) => {
  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  expect(dialog.textContent).toContain('❌ Error')
  expect(within(dialog).getByText(text)).toBeTruthy()
  await answer(page, 'Aceptar')
}

/** The summary of mistakes above a form: its title and the fields it links to. */
export const errorSummary = async () => {
  const alert = await screen.findByRole('alert')
  return {
    title: within(alert).getByRole('heading').textContent,
    text: alert.textContent,
    links: within(alert)
      .queryAllByRole('link')
      .map((link) => link.textContent),
  }
}

/** The mistake told at a field. */
export const errorAt = (of: HTMLElement) => {
  const ids = of.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent
}
