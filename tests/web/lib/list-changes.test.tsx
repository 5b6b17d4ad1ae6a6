import { queryClient } from '@naf/web/src/lib/query-client.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asesoria } from '../asesorias/builders.ts'
import { counted, inRow, LIST, later, many, open, settled } from '../support/long-list.tsx'
import { servePages } from '../support/paged-server.ts'
import { json, leavePage, type SentRequest, stubNetwork } from '../support/render-page.tsx'

/** What a list shows where a change fails, or where something else is on its way meanwhile. */

beforeEach(() => {
  queryClient.clear()
  localStorage.setItem('naf_asesorias', 'tabla')
})
afterEach(leavePage)

const MARKED = { Nombre: 'Persona 1.', Realizada: true, FechaRealizacion: '2025-07-10T15:00:00.000Z' }
const refused = () => json({ error: 'No.', code: 'invalid_input' }, 400)
const isList = ({ method, path }: SentRequest) => method === 'GET' && path === LIST

/** The list of three; then it is answered as the test says. */
const serve = (
  change: (request: SentRequest) => Response | Promise<Response>,
  again: () => Response | Promise<Response> = refused,
) => {
  let read = false
  return stubNetwork((request) => {
    if (!isList(request)) return request.method === 'GET' ? refused() : change(request)
    if (read) return again()
    read = true
    return json(many(3))
  })
}

const opened = async () => {
  open()
  await screen.findByRole('table')
}
const mark = (actor: UserEvent, name: string) => actor.click(inRow(name, 'Marcar como realizada'))
const accept = async (actor: UserEvent) => actor.click(await screen.findByRole('button', { name: 'Aceptar' }))
/** What has come is in sight. */
const tick = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))
const isPending = (name: string) => Boolean(inRow(name, 'Marcar como realizada'))

describe('a change that failed', () => {
  it('shows nothing as done, also where the list does not come', async () => {
    const actor = userEvent.setup()
    serve(refused)
    await opened()
    await mark(actor, 'Persona 0')
    await accept(actor)
    await settled()
    expect(isPending('Persona 0')).toBe(true)
  })

  it('takes nothing back of another that was done meanwhile', async () => {
    const actor = userEvent.setup()
    const { comes, come } = later()
    serve(({ path }) =>
      path.endsWith('persona-0') ? comes.then(refused) : json(asesoria('persona-1', MARKED)),
    )
    await opened()
    await mark(actor, 'Persona 0')
    await mark(actor, 'Persona 1')
    await screen.findByText('10 de julio de 2025, 10:00')
    come()
    await accept(actor)
    await settled()
    expect([isPending('Persona 0'), isPending('Persona 1')]).toEqual([true, false])
  })

  it('since somebody else has deleted the row takes it out of sight, also where the list does not come', async () => {
    const actor = userEvent.setup()
    serve(() => json({ error: 'Ya no existe.', code: 'not_found' }, 404))
    await opened()
    await actor.click(inRow('Persona 0', 'Eliminar'))
    await actor.click(await screen.findByRole('button', { name: 'Sí, eliminar' }))
    await screen.findByText('No se pudo encontrar la asesoría')
    await accept(actor)
    await settled()
    expect(screen.queryByRole('rowheader', { name: /Persona 0/ })).toBeNull()
    expect(screen.getAllByRole('rowheader')).toHaveLength(2)
  })
})

describe('a change on its way', () => {
  it('stays in sight where the list comes that was asked for before', async () => {
    const actor = userEvent.setup()
    const [list, second] = [later(), later()]
    let changes = 0
    const sent = serve(
      () => {
        changes += 1
        return changes === 1 ? refused() : second.comes.then(() => json(asesoria('persona-1', MARKED)))
      },
      () => list.comes.then(() => json(many(3))),
    )
    await opened()
    await mark(actor, 'Persona 0')
    await accept(actor)
    await waitFor(() => expect(sent.filter(isList)).toHaveLength(2))
    await mark(actor, 'Persona 1')
    await waitFor(() => expect(changes).toBe(2))
    list.come()
    await waitFor(() => expect(queryClient.isFetching({ queryKey: ['asesorias'] })).toBe(0))
    await tick()
    expect(isPending('Persona 1')).toBe(false)
    second.come()
    await settled()
  })

  it('of all the rows leaves none, also where the rest of them comes that was asked for before', async () => {
    const actor = userEvent.setup()
    const list = { path: LIST, rows: many(120) }
    const before = many(120).slice(50)
    const [rest, again] = [later(), later()]
    const { asked } = servePages(list, (request) => {
      if (request.query.cursor)
        return list.rows.length > 0 ? rest.comes.then(() => json(before)) : again.comes.then(() => undefined)
      if (request.method !== 'DELETE') return counted(request)
      list.rows = []
      return json({ mensaje: 'ok', eliminadas: 120 })
    })
    await opened()
    await waitFor(() => expect(asked()).toHaveLength(2))
    await actor.click(screen.getByRole('button', { name: 'Más' }))
    await actor.click(screen.getByRole('button', { name: 'Eliminar todas' }))
    await actor.type(await screen.findByRole('textbox', { name: /^Para confirmar/ }), '7000')
    await actor.click(screen.getByRole('button', { name: 'Sí, eliminar' }))
    await screen.findByText('Se eliminaron 120 asesorías')
    await waitFor(() => expect(asked()).toHaveLength(3))
    rest.come()
    await tick()
    again.come()
    await settled()
    expect(await screen.findByText('No hay asesorías solicitadas.')).toBeTruthy()
    expect(screen.queryByRole('rowheader')).toBeNull()
  })
})
