import UsuariosPage from '@naf/web/src/features/users/UsuariosPage.tsx'
import { queryClient } from '@naf/web/src/lib/query-client.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  counted,
  held,
  inRow,
  LIST,
  LOADING,
  many,
  open,
  search,
  shows,
  status,
  statusPlace,
} from '../support/long-list.tsx'
import { servePages } from '../support/paged-server.ts'
import { json, leavePage, type SentRequest } from '../support/render-page.tsx'
import { user } from '../support/user-builder.ts'

/** A list of staff's that is longer than a page: what is asked of the server, and what a person sees of it. */

beforeEach(() => {
  queryClient.clear()
  localStorage.setItem('naf_asesorias', 'tabla')
})
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
