import { api } from '@naf/contract'
import VerAsesoriasPage from '@naf/web/src/features/asesorias/VerAsesoriasPage.tsx'
import VerInscripcionesPage from '@naf/web/src/features/inscripciones/VerInscripcionesPage.tsx'
import Libros from '@naf/web/src/features/libros/Libros.tsx'
import UsuariosPage from '@naf/web/src/features/users/UsuariosPage.tsx'
import { reportAnswered, reportOffline } from '@naf/web/src/lib/connection.ts'
import { queryClient, VISIT_MS } from '@naf/web/src/lib/query-client.ts'
import { useCreateRecord, useEditRecord } from '@naf/web/src/lib/record-changes.ts'
import { useRecords } from '@naf/web/src/lib/useRecords.ts'
import { SessionContext, VISITOR } from '@naf/web/src/session/session.ts'
import { focusManager, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asesoria } from '../asesorias/builders.ts'
import { inscripcion } from '../inscripciones/builders.ts'
import { libro } from '../support/content-builders.ts'
import { json, leavePage, type SentRequest, stubNetwork } from '../support/render-page.tsx'
import { user } from '../support/user-builder.ts'

/** What a person's doings cost in reads of whole lists, with the portal's own cache. */

const WHOLE_LISTS: readonly string[] = [
  api.asesorias.list.path,
  api.inscripciones.list.path,
  api.users.list.path,
  api.libros.list.path,
].map((path) => `/api${path}`)

const open = (Page: ComponentType) => {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  return render(
    <SessionContext value={{ ...VISITOR, uid: 'u-1', rol: 1 }}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>,
  )
}

let sent: SentRequest[] = []
const listsRead = () =>
  sent.filter(({ method, path }) => method === 'GET' && WHOLE_LISTS.includes(path)).length

const serve = (list: unknown, change: (request: SentRequest) => Response = () => json({ mensaje: 'ok' })) => {
  const answer = ({ path }: SentRequest) =>
    path.endsWith('/conteo') ? json({ Total: 4, Pendientes: 3, Realizadas: 1 }) : json(list)
  sent = stubNetwork((request) => (request.method === 'GET' ? answer(request) : change(request)))
}

const returnToTab = () =>
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })

/** To another screen, for as long as a visit lasts; nothing is a minute older for it. */
const leaveForLong = () => {
  vi.useFakeTimers()
  cleanup()
  vi.advanceTimersByTime(VISIT_MS)
  vi.useRealTimers()
}

const settled = () => waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0))
const press = async (actor: UserEvent, name: string | RegExp) =>
  actor.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)

const THREE = ['a', 'b', 'c'].map((id) => asesoria(id))

beforeEach(() => {
  queryClient.clear()
  localStorage.setItem('naf_asesorias', 'tabla')
})
afterEach(async () => {
  vi.restoreAllMocks()
  focusManager.setFocused(undefined)
  reportAnswered()
  await leavePage()
})

describe.each([
  ['requests', VerAsesoriasPage, THREE],
  ['enrolments', VerInscripcionesPage, ['a', 'b', 'c'].map((id) => inscripcion(id))],
  ['users', UsuariosPage, ['a', 'b', 'c'].map((id) => user({ Id: id, FirebaseUid: id }))],
  ['books', Libros, ['a', 'b', 'c'].map((id) => libro(id))],
])('the list of %s', (_what, Page, list) => {
  it('is read once, however often a person returns to the tab, to the screen, or to the connection', async () => {
    serve(list)
    for (let visit = 0; visit < 3; visit += 1) {
      open(Page)
      await screen.findByLabelText('Buscar')
      for (let time = 0; time < 10; time += 1) returnToTab()
      act(reportOffline)
      act(reportAnswered)
      await settled()
      leaveForLong()
    }
    expect(listsRead()).toBe(1)
  })
})

describe('a list that was read a while ago', () => {
  it('is read anew when its screen is opened again, and not before', async () => {
    serve(THREE)
    open(VerAsesoriasPage)
    await screen.findByRole('table')
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + VISIT_MS + 1)
    returnToTab()
    await settled()
    expect(listsRead()).toBe(1)
    cleanup()
    open(VerAsesoriasPage)
    await settled()
    expect(listsRead()).toBe(2)
  })

  it('that the service worker answered is read anew when the connection is back', async () => {
    sent = stubNetwork(() => Response.json(THREE, { headers: { 'X-Kept-Since': new Date().toUTCString() } }))
    open(VerAsesoriasPage)
    await screen.findByRole('table')
    act(reportOffline)
    serve(THREE)
    act(reportAnswered)
    await waitFor(() => expect(listsRead()).toBe(1))
    await settled()
  })
})

describe('a change', () => {
  it('of three deleted rows reads no list', async () => {
    const actor = userEvent.setup()
    serve(THREE)
    open(VerAsesoriasPage)
    await screen.findByRole('table')
    for (let left = 2; left >= 0; left -= 1) {
      await press(actor, /^Eliminar (?!realizadas|todas)/)
      await press(actor, 'Sí, eliminar')
      await waitFor(() => expect(screen.queryAllByRole('rowheader')).toHaveLength(left))
      await settled()
    }
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(3)
    expect(listsRead()).toBe(1)
  })

  it('of three marked rows reads no list, and shows what the server answered', async () => {
    const actor = userEvent.setup()
    const at = '2025-07-10T15:00:00.000Z'
    serve(THREE, ({ path }) =>
      json(asesoria(path.split('/').at(-1) as string, { Realizada: true, FechaRealizacion: at })),
    )
    open(VerAsesoriasPage)
    await screen.findByRole('table')
    for (let left = 3; left > 0; left -= 1) {
      await press(actor, /^Marcar como realizada /)
      await settled()
    }
    expect(screen.getAllByText('10 de julio de 2025, 10:00')).toHaveLength(3)
    expect(listsRead()).toBe(1)
  })

  it('that failed reads the list, since nobody knows what it is now', async () => {
    const actor = userEvent.setup()
    serve(THREE, () => json({ error: 'Algo falló.', code: 'internal' }, 500))
    open(VerAsesoriasPage)
    await screen.findByRole('table')
    await press(actor, /^Marcar como realizada /)
    await waitFor(() => expect(listsRead()).toBe(2))
    await settled()
    expect(screen.queryAllByRole('button', { name: /^Realizada / })).toHaveLength(0)
  })

  it.each([
    ['as many as the list knows of reads no list', 1, 1],
    ['more than the list knows of reads it', 2, 2],
  ])('that deletes %s', async (_what, eliminadas, reads) => {
    const actor = userEvent.setup()
    const done = asesoria('d', { Realizada: true, FechaRealizacion: '2025-07-10T15:00:00.000Z' })
    serve([...THREE, done], () => json({ mensaje: 'ok', eliminadas }))
    open(VerAsesoriasPage)
    await screen.findByRole('table')
    await press(actor, 'Más')
    await press(actor, 'Eliminar realizadas')
    await press(actor, 'Sí, eliminar')
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true))
    await settled()
    expect(listsRead()).toBe(reads)
  })
})

describe('a book that staff saves', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const books = [
    libro('new', { FechaPublicacion: '2025-07-09' }),
    libro('old', { FechaPublicacion: '2020-01-01' }),
  ]
  const saving = { input: {} as never, key: 'k', signal: new AbortController().signal }
  const useDesk = () => ({
    list: useRecords(api.libros),
    create: useCreateRecord({ ...api.libros, create: { ...api.libros.create, file: undefined } } as never),
    edit: useEditRecord({ ...api.libros, edit: { ...api.libros.edit, file: undefined } } as never, 'old'),
  })

  it('stands where the server lists it, and nothing is read', async () => {
    serve(books, ({ method }) =>
      json(
        method === 'POST'
          ? libro('between', { FechaPublicacion: '2022-01-01' })
          : libro('old', { FechaPublicacion: '2026-01-01' }),
      ),
    )
    const { result } = renderHook(useDesk, { wrapper })
    const ids = () => result.current.list.data?.map(({ Id }) => Id)
    await waitFor(() => expect(ids()).toEqual(['new', 'old']))
    await act(() => result.current.create.mutateAsync(saving as never))
    await waitFor(() => expect(ids()).toEqual(['new', 'between', 'old']))
    await act(() => result.current.edit.mutateAsync(saving as never))
    await waitFor(() => expect(ids()).toEqual(['old', 'new', 'between']))
    await settled()
    expect(listsRead()).toBe(1)
  })
})
