import type { Asesoria } from '@naf/contract'
import { reportAnswered, reportOffline } from '@naf/web/src/lib/connection.ts'
import { WINDOW_ROWS } from '@naf/web/src/lib/list-window.ts'
import { queryClient, VISIT_MS } from '@naf/web/src/lib/query-client.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asesoria } from '../asesorias/builders.ts'
import {
  counted,
  inRow,
  LIST,
  later,
  many,
  NEWEST,
  open,
  remove,
  search,
  settled,
  shows,
  status,
} from '../support/long-list.tsx'
import { servePages } from '../support/paged-server.ts'
import { json, leavePage } from '../support/render-page.tsx'
import { caseOf, changesOf, NOTHING_NEW, widen } from '../support/staff-queue.tsx'

/** A list of staff's that is longer than its window, and one that has been there for a while. */

beforeEach(() => {
  queryClient.clear()
  localStorage.setItem('naf_asesorias', 'tabla')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await leavePage()
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

  it('is counted right where a request is closed by its state, and opened again', async () => {
    const actor = userEvent.setup()
    localStorage.setItem('naf_asesorias', 'cola')
    widen(1280)
    let now = asesoria('persona-0', { Nombre: 'Persona 0.' })
    const { sent } = serve((request) => {
      if (request.path === '/api/asesorias/ver/persona-0') return json(caseOf(now))
      if (request.path === '/api/asesorias/equipo') return json({ Equipo: [] })
      if (request.path === '/api/plantillas/todas') return json([])
      if (request.path === '/api/asesorias/novedades') return json(NOTHING_NEW)
      if (request.path !== '/api/asesorias/estado/persona-0') return counted(request)
      const { Estado } = request.body as Pick<Asesoria, 'Estado'>
      now = { ...now, Estado, Realizada: Estado === 'realizada' }
      return json(now)
    })
    open()
    await actor.click(await screen.findByRole('link', { name: 'Persona 0.' }))
    const state = await screen.findByRole('combobox', { name: 'Estado' })
    await actor.selectOptions(state, 'Cerrar: sin respuesta')
    expect(await screen.findByText('Hay 6989 asesoría(s) sin marcar como realizada.')).toBeTruthy()
    await actor.selectOptions(state, 'En curso')
    expect(await screen.findByText('Hay 6990 asesoría(s) sin marcar como realizada.')).toBeTruthy()
    await actor.selectOptions(state, 'Esperando respuesta')
    await waitFor(() => expect(changesOf(sent)).toHaveLength(3))
    await settled()
    expect(screen.getByText('Hay 6990 asesoría(s) sin marcar como realizada.')).toBeTruthy()
    expect(sent.filter(({ path }) => path.endsWith('/conteo'))).toHaveLength(1)
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

  it('keeps its rest where that comes while the first page is read again', async () => {
    const [rest, newest] = [later(), later()]
    const { asked } = servePages({ path: LIST, rows: many(120) }, async (request) => {
      if (request.query.cursor) await rest.comes
      else if (request.path === LIST && asked().length > 1) await newest.comes
      return counted(request)
    })
    open()
    await screen.findByRole('table')
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + VISIT_MS + 1)
    act(reportOffline)
    act(reportAnswered)
    await waitFor(() => expect(asked()).toHaveLength(3))
    rest.come()
    await shows('120 resultados')
    newest.come()
    await settled()
    expect(status()).toBe('120 resultados')
    expect(asked()).toEqual([{ limite: '50' }, { limite: '1000', cursor: 'persona-49' }, { limite: '50' }])
  })

  it('is as old as its first page, however late the rest came', async () => {
    const actor = userEvent.setup()
    let fails = true
    const { asked } = servePages({ path: LIST, rows: many(120) }, (request) =>
      request.query.cursor && fails ? json({ error: 'No.', code: 'invalid_input' }, 400) : counted(request),
    )
    open()
    await screen.findByText(/^No se pudo cargar el resto de la lista/)
    const opened = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(opened + VISIT_MS - 1)
    fails = false
    await actor.click(screen.getByRole('button', { name: 'Reintentar' }))
    await shows('120 resultados')
    cleanup()
    clock.mockReturnValue(opened + VISIT_MS + 1)
    const before = asked().length
    open()
    await settled()
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
