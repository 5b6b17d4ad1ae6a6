import { ROL } from '@naf/contract'
import { type Session, SessionContext, VISITOR } from '@naf/web/src/session/session.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

const EDITOR: Session = { ...VISITOR, uid: 'uid-2', rol: ROL.EDITOR }

interface Opened {
  page: ComponentType
  /** Whether other addresses show it too, as what stands around the screens. */
  stays?: boolean
  /** Below the editor's dashboard, as 'boletines-manager/editar/a'. */
  path: string
  /** Whether another screen was shown before this one. */
  hasPrevious?: boolean
  /** What the cache holds already, by the path of the call, and from long ago. */
  cached?: Record<string, unknown>
}

/** A screen in the editor's dashboard, with its list and another screen to go to. */
export const openScreen = ({ page: Page, stays = false, path, hasPrevious = false, cached = {} }: Opened) => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false, networkMode: 'always' } },
  })
  for (const [key, data] of Object.entries(cached)) client.setQueryData([key], data, { updatedAt: 1 })
  const [list, action, id] = path.split('/')
  const own = [list, action, id && ':id'].filter(Boolean).join('/')
  const screens = [
    { path: '/anterior', element: <h1>Pantalla anterior</h1> },
    { path: `/dashboard-editor/${own}`, element: <Page /> },
    { path: `/dashboard-editor/${list}`, element: <h1>La lista</h1> },
  ]
  const router = createMemoryRouter(stays ? [{ path: '*', element: <Page /> }] : screens, {
    initialEntries: ['/anterior', `/dashboard-editor/${path}`],
    initialIndex: 1,
  })
  // A router in memory leaves no count in the browser's history.
  window.history.replaceState({ idx: hasPrevious ? 1 : 0 }, '')
  render(
    <SessionContext value={EDITOR}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>,
  )
  return { router, client }
}

export const press = async (actor: UserEvent, name: string) =>
  actor.click(await screen.findByRole('button', { name }))

export const fill = async (actor: UserEvent, label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await actor.clear(field)
  await actor.type(field, text)
}

export const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

/** The field of the form's file, whatever it is called now. */
export const fileField = (label: RegExp = /^Archivo PDF/) => screen.getByLabelText(label)

export const dialogText = async (text: RegExp | string) =>
  (await screen.findByText(text)).closest('[role=dialog]')?.textContent
