import type { Asesoria } from '@naf/contract'
import VerAsesoriasPage from '@naf/web/src/features/asesorias/VerAsesoriasPage.tsx'
import UsuariosPage from '@naf/web/src/features/users/UsuariosPage.tsx'
import { WINDOW_ROWS } from '@naf/web/src/lib/list-window.ts'
import { queryClient, VISIT_MS } from '@naf/web/src/lib/query-client.ts'
import { SessionContext, VISITOR } from '@naf/web/src/session/session.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asesoria } from '../asesorias/builders.ts'
import { servePages } from '../support/paged-server.ts'
import { json, leavePage, type SentRequest } from '../support/render-page.tsx'
import { user } from '../support/user-builder.ts'

/** A list of staff's that is longer than a page: what is asked of the server, and what a person sees of it. */

const LIST = '/api/asesorias/todas'
const NEWEST = Date.UTC(2026, 0, 1)
const LOADING = 'Cargando el resto de la lista…'

/** Newest first: 'persona-0' came last. */
const many = (count: number): Asesoria[] =>
  Array.from({ length: count }, (_, index) =>
    asesoria(`persona-${index}`, {
      Nombre: `Persona ${index}.`,
      FechaSolicitud: new Date(NEWEST - index * 60_000).toISOString(),
    }),
  )

const open = (Page: ComponentType = VerAsesoriasPage) =>
  render(
    <SessionContext value={{ ...VISITOR, uid: 'u-1', rol: 1 }}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />
      </QueryClientProvider>
    </SessionContext>,
  )

const COUNT = { Total: 7000, Pendientes: 6990, Realizadas: 10 }
const counted = ({ path }: SentRequest) => (path.endsWith('/conteo') ? json(COUNT) : undefined)

/** Holds what is asked for with a cursor until it is released. */
const held = () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const answer = (request: SentRequest) =>
    request.query.cursor ? released.then(() => undefined) : counted(request)
  return { answer, release: () => release() }
}

/** What the table says of its rows, after what it says of those that nobody can read. */
const statusPlace = () =>
  screen.getAllByRole('status').findLast(({ tagName }) => tagName === 'P') as HTMLElement
const status = () => statusPlace().textContent
const settled = () => waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0))
const shows = (text: string) => waitFor(() => expect(status()).toBe(text))
const search = async (actor: UserEvent, text: string) => {
  await actor.clear(screen.getByLabelText('Buscar'))
  // At once: a pause in the typing on a busy machine would be a search of its own.
  await actor.click(screen.getByLabelText('Buscar'))
  await actor.paste(text)
}
const inRow = (name: string, button: string) => {
  const row = screen.getByRole('rowheader', { name: new RegExp(`${name}\\.`) }).closest('tr')
  return [...(row?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === button,
  ) as HTMLButtonElement
}
const remove = async (actor: UserEvent, name: string) => {
  await actor.click(inRow(name, 'Eliminar'))
  await actor.click(await screen.findByRole('button', { name: 'Sí, eliminar' }))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: new RegExp(`${name}\\.`) })).toBeNull())
  await settled()
}

beforeEach(() => queryClient.clear())
afterEach(async () => {
  vi.restoreAllMocks()
  await leavePage()
})

describe('a list of 120', () => {
  it('is there with its first page, and the rest comes behind it', async () => {
    const { answer, release } = held()
    const { asked } = servePages({ path: LIST, rows: many(120) }, answer)
    open()
    await screen.findByRole('table')
    expect(screen.getByText('Página 1 de 2')).toBeTruthy()
    expect(status()).toBe(LOADING)
    release()
    await shows('120 resultados')
    expect(screen.getByText('Página 1 de 5')).toBeTruthy()
    expect(asked()).toEqual([{ limite: '50' }, { limite: '1000', cursor: 'persona-49' }])
  })

  it('is searched as far as it has come, and says nothing of none before it is whole', async () => {
    const actor = userEvent.setup()
    const { answer, release } = held()
    servePages({ path: LIST, rows: many(120) }, answer)
    open()
    await screen.findByRole('table')
    await search(actor, 'persona 119.')
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
    expect(screen.queryByText('Ningún resultado')).toBeNull()
    release()
    expect(await screen.findByRole('rowheader', { name: /Persona 119/ })).toBeTruthy()
    await shows('1 resultado')
  })

  it('goes on where it was when a row was deleted meanwhile, which does not come back', async () => {
    const actor = userEvent.setup()
    const { answer, release } = held()
    const list = { path: LIST, rows: many(120) }
    const { asked } = servePages(list, (request) => {
      if (request.method !== 'DELETE') return answer(request)
      list.rows = list.rows.filter(({ Id }) => !request.path.endsWith(Id))
      return json({ mensaje: 'ok' })
    })
    open()
    await screen.findByRole('table')
    await actor.click(inRow('Persona 0', 'Eliminar'))
    await actor.click(await screen.findByRole('button', { name: 'Sí, eliminar' }))
    release()
    await shows('119 resultados')
    expect(asked().filter(({ cursor }) => !cursor)).toEqual([{ limite: '50' }])
    expect(new Set(asked().map(({ cursor }) => cursor))).toEqual(new Set([undefined, 'persona-49']))
  })

  it('whose rest does not come says so, and goes on from there with another try', async () => {
    const actor = userEvent.setup()
    let fails = true
    const { asked } = servePages({ path: LIST, rows: many(120) }, (request) =>
      request.query.cursor && fails ? json({ error: 'No.', code: 'invalid_input' }, 400) : counted(request),
    )
    open()
    const notice = 'No se pudo cargar el resto de la lista: aquí están los 50 registros más recientes.'
    expect(await screen.findByText(notice)).toBeTruthy()
    expect(status()).toBe('50 resultados')
    fails = false
    await actor.click(screen.getByRole('button', { name: 'Reintentar' }))
    await shows('120 resultados')
    expect(screen.queryByText(notice)).toBeNull()
    expect(asked().filter(({ cursor }) => !cursor)).toHaveLength(1)
  })
})

describe('a list that grows', () => {
  it('names the records that nobody can read, of all its pages together', async () => {
    const unreadable = ({ cursor }: SentRequest['query']) => (cursor ? '2;ids="b1,b2"' : '1;ids="a1"')
    servePages({ path: LIST, rows: many(120), unreadable }, counted)
    open()
    await shows('120 resultados')
    expect(screen.getByText(/^No se pudieron leer 3 registros \(a1, b1 y b2\)\./)).toBeTruthy()
  })

  it('is told of twice, however many pages it has: that it grows, and how long it is', async () => {
    servePages({ path: LIST, rows: many(3_200) }, counted)
    open()
    await screen.findByRole('table')
    const texts = new Set([status()])
    const place = statusPlace()
    new MutationObserver(() => texts.add(place.textContent ?? '')).observe(place, {
      subtree: true,
      characterData: true,
      childList: true,
    })
    await shows('3.200 resultados')
    expect([...texts]).toEqual([LOADING, '3.200 resultados'])
  })

  it('says at once how many wait, as the server counts them', async () => {
    const { answer, release } = held()
    const { sent } = servePages({ path: LIST, rows: many(120) }, answer)
    open()
    await screen.findByText('Hay 6990 asesoría(s) sin marcar como realizada.')
    release()
    // Then the list is whole, and counted where it is.
    expect(await screen.findByText('Hay 120 asesoría(s) sin marcar como realizada.')).toBeTruthy()
    expect(sent.filter(({ path }) => path.endsWith('/conteo'))).toHaveLength(1)
  })
})

describe(`a list of more than ${WINDOW_ROWS}`, () => {
  const OLD = asesoria('vieja', {
    Nombre: 'Persona antigua.',
    CedulaRUC: '1712345678',
    FechaSolicitud: '2020-01-01T00:00:00.000Z',
  })
  const serve = (other: Parameters<typeof servePages>[1] = counted) =>
    servePages({ path: LIST, rows: [...many(WINDOW_ROWS + 100), OLD] }, other)
  const whole = () => shows('5.000 resultados')

  it('says that it holds the newest alone, and how to find the others', async () => {
    const { asked } = serve()
    open()
    await whole()
    expect(
      screen.getByText(
        /^Aquí están los 5\.000 registros más recientes\. Para encontrar uno anterior, busca una sola palabra/,
      ),
    ).toBeTruthy()
    expect(asked().map(({ limite }) => limite)).toEqual(['50', '1000', '1000', '1000', '1000', '950'])
    await settled()
  })

  it('asks the server for one word beyond, once the typing pauses, and shows what it found', async () => {
    const actor = userEvent.setup()
    const { asked } = serve()
    open()
    await whole()
    await search(actor, '1712345678')
    expect(await screen.findByRole('rowheader', { name: /Persona antigua/ })).toBeTruthy()
    await shows('1 resultado')
    expect(asked().filter(({ buscar }) => buscar)).toEqual([
      { limite: '50', cursor: 'persona-4999', buscar: '1712345678' },
    ])
    await search(actor, 'persona antigua')
    await shows('Ningún resultado')
    expect(asked().filter(({ buscar }) => buscar)).toHaveLength(1)
  })

  it('takes a row that the server found, and that is deleted then, out of sight, and reads nothing', async () => {
    const actor = userEvent.setup()
    const { asked, sent } = serve((request) =>
      request.method === 'DELETE' ? json({ mensaje: 'ok' }) : counted(request),
    )
    open()
    await whole()
    await search(actor, '1712345678')
    await screen.findByRole('rowheader', { name: /Persona antigua/ })
    await settled()
    const before = asked().length
    await remove(actor, 'Persona antigua')
    expect(asked()).toHaveLength(before)
    expect(sent.filter(({ path }) => path.endsWith('/conteo'))).toHaveLength(1)
    expect(screen.getByText('Hay 6989 asesoría(s) sin marcar como realizada.')).toBeTruthy()
  })

  it('says where the server could not be asked', async () => {
    const actor = userEvent.setup()
    let fails = true
    serve((request) =>
      request.query.buscar && fails ? json({ error: 'No.', code: 'invalid_input' }, 400) : counted(request),
    )
    open()
    await whole()
    await search(actor, '1712345678')
    expect(await screen.findByText('No se pudo buscar en los registros anteriores.')).toBeTruthy()
    fails = false
    await actor.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('rowheader', { name: /Persona antigua/ })).toBeTruthy()
  })
})

describe('a list that was read a while ago', () => {
  it('is read no further than its first page when its screen is opened again, and shows what is new', async () => {
    const list = { path: LIST, rows: many(120) }
    const { asked } = servePages(list, counted)
    open()
    await shows('120 resultados')
    cleanup()
    list.rows = [
      asesoria('nueva', { FechaSolicitud: new Date(NEWEST + 1).toISOString() }),
      ...list.rows.slice(1),
    ]
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + VISIT_MS + 1)
    const before = asked().length
    open()
    expect(await screen.findByRole('rowheader', { name: /Persona nueva/ })).toBeTruthy()
    expect(screen.queryByRole('rowheader', { name: /Persona 0\./ })).toBeNull()
    await shows('120 resultados')
    expect(asked().slice(before)).toEqual([{ limite: '50' }])
  })

  it('is read whole, in large pages and in sight meanwhile, where nobody knows what it is now', async () => {
    const actor = userEvent.setup()
    const { asked } = servePages({ path: LIST, rows: many(1_200) }, (request) =>
      request.method === 'PUT' ? json({ error: 'Algo falló.', code: 'internal' }, 500) : counted(request),
    )
    open()
    await shows('1.200 resultados')
    const before = asked().length
    await actor.click(inRow('Persona 0', 'Marcar como realizada'))
    await waitFor(() => expect(asked()).toHaveLength(before + 2))
    expect(screen.getByText('Página 1 de 48')).toBeTruthy()
    await settled()
    expect(asked().slice(before)).toEqual([{ limite: '1000' }, { limite: '1000', cursor: 'persona-999' }])
  })
})

describe('the users', () => {
  it('come newest first in pages, and stand by their names', async () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      user({
        Id: `u${index}`,
        FirebaseUid: `u${index}`,
        Nombre: index === 59 ? 'Aaron' : 'Zoe',
        Apellido: `${index}`,
      }),
    )
    const { asked } = servePages({ path: '/api/users', rows })
    open(UsuariosPage)
    await shows('60 resultados')
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toMatch(/^Aaron/)
    expect(asked()).toEqual([{ limite: '50' }, { limite: '1000', cursor: 'u49' }])
  })
})
