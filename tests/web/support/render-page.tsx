import { loadSwal } from '@naf/web/src/lib/dialog-host.ts'
import { clearTabNotes } from '@naf/web/src/lib/tab-notes.ts'
import type { Session } from '@naf/web/src/session/session.ts'
import { SessionContext, VISITOR } from '@naf/web/src/session/session.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { user } from '../../support/samples.ts'

export const TAXPAYER: Session = { ...VISITOR, uid: 'uid-1', rol: 3, user: user() }

/** A page as the portal mounts it: with a session, a cache and a router of its own. */
export const renderPage = (Page: ComponentType, { session = VISITOR, url = '/pagina' } = {}) => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const router = createMemoryRouter(
    [
      { path: '/pagina', element: <Page /> },
      { path: '/register', element: <h1>Registro</h1> },
      { path: '/seguimiento', element: <h1>Seguimiento</h1> },
    ],
    { initialEntries: [url] },
  )
  const tree = (current: Session) => (
    <SessionContext value={current}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>
  )
  const view = render(tree(session))
  return { ...view, router, become: (next: Session) => view.rerender(tree(next)) }
}

export interface SentRequest {
  method: string
  path: string
  /** What stands behind the question mark. */
  query: Record<string, string>
  key: string | null
  body: unknown
}

type Reply = (request: SentRequest) => Response | Promise<Response>

/** Stands where the network begins: what goes out is recorded, what comes back is the test's. */
export const stubNetwork = (reply: Reply) => {
  const sent: SentRequest[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const [path = '', search] = url.split('?')
    const request = {
      method: init.method ?? 'GET',
      path,
      query: Object.fromEntries(new URLSearchParams(search)),
      key: new Headers(init.headers).get('Idempotency-Key'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    sent.push(request)
    return reply(request)
  })
  return sent
}

export const json = (body: unknown, status = 200) => Response.json(body, { status })

/** The '❌ Error' dialog says this; closes it. */
export const acceptError = async (text: string) => {
  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  expect(dialog.textContent).toContain('❌ Error')
  expect(within(dialog).getByText(text)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** sweetalert2 finishes opening and closing some milliseconds later, and wants a document then. */
const DIALOG_SETTLES_MS = 50

export const leavePage = async () => {
  cleanup()
  ;(await loadSwal())?.close()
  await new Promise((resolve) => setTimeout(resolve, DIALOG_SETTLES_MS))
  vi.unstubAllGlobals()
  // The next test's form must not begin with this one's draft, or receipt.
  localStorage.clear()
  clearTabNotes()
}
