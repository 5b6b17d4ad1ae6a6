import { ROL, type Rol } from '@naf/contract'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { DetachedWindowAPI } from 'happy-dom'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, vi } from 'vitest'
import { Screens } from '../../web/src/app/router.tsx'
import { loadSwal } from '../../web/src/lib/dialog-host.ts'
import { watchLoadErrors } from '../../web/src/lib/load-errors.ts'
import { queryClient } from '../../web/src/lib/query-client.ts'
import { clearTabNotes } from '../../web/src/lib/tab-notes.ts'
import {
  type Session,
  SessionActionsContext,
  SessionContext,
  SessionRoutesContext,
  VISITOR,
} from '../../web/src/session/session.ts'
import { ErrorBoundary } from '../../web/src/ui/ErrorBoundary.tsx'
import { user } from './samples.ts'

/** The tests' door to the web: opens an address of the portal as a person does. */

// Vite compiles the code of a screen when it is first opened, which takes some seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

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

const member = (rol: Rol, Nombre: string): Session => {
  const Id = `uid-${Nombre.toLowerCase()}`
  return { ...VISITOR, uid: Id, rol, user: user({ Id, FirebaseUid: Id, Nombre, rol_id: rol }) }
}

/** Who may open an address. Their names: Ana the taxpayer, Edgar the editor, Ada the administrator. */
export const SESSIONS = {
  visitor: VISITOR,
  usuario: member(ROL.USUARIO, 'Ana'),
  editor: member(ROL.EDITOR, 'Edgar'),
  admin: member(ROL.ADMIN, 'Ada'),
}

const actions = {
  prepare: () => {},
  enter: async (_kind: string, work: () => Promise<string | null>) => void (await work()),
  logout: vi.fn(async () => {}),
  end: vi.fn(async () => {}),
  retry: vi.fn(),
}
const routes = { landing: null, exit: null, clearExit: () => {} }

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

/** Mounts the portal at an address. Each test leaves the page by itself; the session is the test's, not the provider's. */
export const mount = (address: string, { as = 'visitor', before = [], actor }: Options = {}): Mounted => {
  let place = { pathname: '', search: '', hash: '' }
  let goBack = () => {}
  const Place = () => {
    place = useLocation()
    const navigate = useNavigate()
    goBack = () => navigate(-1)
    return null
  }
  // The portal counts its screens in the browser's history, which a router in memory leaves alone.
  window.history.replaceState({ idx: before.length }, '')
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 1 },
    mutations: queryClient.getDefaultOptions().mutations ?? {},
  })
  const tree = (session: Session) => (
    <ErrorBoundary>
      <SessionContext value={session}>
        <SessionActionsContext value={actions}>
          <SessionRoutesContext value={routes}>
            <MemoryRouter initialEntries={[...before, address]} initialIndex={before.length}>
              <Place />
              <Screens />
            </MemoryRouter>
          </SessionRoutesContext>
        </SessionActionsContext>
      </SessionContext>
    </ErrorBoundary>
  )
  const view = render(tree(typeof as === 'string' ? SESSIONS[as] : as))
  return {
    actor: actor ?? userEvent.setup(),
    address: () => place.pathname + place.search + place.hash,
    back: () => goBack(),
    become: (session) => view.rerender(tree(session)),
    leave: view.unmount,
    unmount: () => {
      view.unmount()
      queryClient.clear()
    },
  }
}

watchLoadErrors()

/**
 * Lets the code in these files of web/src fail to load, as on a lost connection, in all tests of the file that calls it.
 * @returns the files that the portal has requested
 */
export const failToLoad = (...files: string[]): string[] => {
  const asked: string[] = []
  for (const file of files)
    vi.doMock(`../../web/src/${file}`, () => {
      asked.push(file)
      throw new Error(`${file} did not load`)
    })
  return asked
}

/** Starts the line below the portal that tells of the connection, as the page does after it has loaded. */
export const startNotices = async () => (await import('../../web/src/app/notices.tsx')).startNotices()

/** sweetalert2 finishes closing some milliseconds later and then needs a document. */
const DIALOG_SETTLES_MS = 50

afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  ;(await loadSwal())?.close()
  await new Promise((resolve) => setTimeout(resolve, DIALOG_SETTLES_MS))
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  clearTabNotes()
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
export const field = (label: Name) => screen.getByLabelText<HTMLInputElement>(label)
export const region = async (name: string) => within(await screen.findByRole('region', { name }))

/** Presses a button as soon as it is there. */
export const press = async ({ actor }: Mounted, name: Name) =>
  actor.click(await screen.findByRole('button', { name }))

/** Replaces what stands in a field, as soon as it is there. */
export const rewrite = async ({ actor }: Mounted, label: Name, text: string) => {
  await actor.clear(await screen.findByLabelText(label))
  await actor.paste(text)
}

/** The text of the dialog that says `text`. */
export const dialogWith = async (text: Name) =>
  (await screen.findByText(text)).closest('[role=dialog]')?.textContent ?? ''

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
