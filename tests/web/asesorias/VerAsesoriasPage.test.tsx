import type { Asesoria } from '@naf/contract'
import VerAsesoriasPage from '@naf/web/src/features/asesorias/VerAsesoriasPage.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aFile } from '../support/a-file.ts'
import {
  acceptError,
  connectionLost,
  json,
  leavePage,
  renderPage,
  type SentRequest,
  stubNetwork,
} from '../support/render-page.tsx'
import { asesoria } from './builders.ts'

const DONE = { Realizada: true, FechaRealizacion: '2025-07-10T15:00:00.000Z' }

const THREE = [
  asesoria('a', { FechaSolicitud: '2025-07-11T15:00:00.000Z' }),
  asesoria('b', { FechaSolicitud: '2025-07-10T15:00:00.000Z', UsuarioUsername: 'berta' }),
  asesoria('c', { FechaSolicitud: null, Discapacidad: 'si', ...DONE }),
]

/** A list behind the network, and what a test wants of the other calls. */
const serve = (
  list: Asesoria[],
  change: (request: SentRequest) => Response = () => json({ mensaje: 'ok' }),
) => stubNetwork((request) => (request.method === 'GET' ? json(list) : change(request)))

const row = (name: string) => {
  const found = screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr')
  if (!found) throw new Error(`${name} stands in no row`)
  return within(found)
}

const loaded = () => screen.findByRole('table')
const press = async (actor: UserEvent, name: string) =>
  actor.click(await screen.findByRole('button', { name }))
const mark = (name: string) => row(name).getByRole('button', { name: /^Marcar como realizada / })

/** In the menu of what is done with all of them. */
const pressMore = async (actor: UserEvent, name: string) => {
  await press(actor, 'Más')
  await press(actor, name)
}

/** What is destroyed has to be typed. */
const typeAll = async (actor: UserEvent, what: string) =>
  actor.type(await screen.findByRole('textbox', { name: `Para confirmar, escribe ${what}` }), what)

beforeEach(() => localStorage.setItem('naf_asesorias', 'tabla'))
afterEach(leavePage)

describe('the list', () => {
  it('shows every datum, and its own word where there is none', async () => {
    serve(THREE)
    renderPage(VerAsesoriasPage)
    await loaded()
    expect(row('Persona a').getByText('Sin cuenta')).toBeTruthy()
    expect(row('Persona a').getByText('Pendiente')).toBeTruthy()
    expect(row('Persona b').getByText('berta')).toBeTruthy()
    expect(row('Persona b').getByText('10 de julio de 2025, 10:00')).toBeTruthy()
    expect(row('Persona c').getByText('No registrada')).toBeTruthy()
    expect(row('Persona c').getByText('Sí')).toBeTruthy()
    expect(row('Persona c').getByRole<HTMLButtonElement>('button', { name: /^Realizada / }).disabled).toBe(
      true,
    )
    expect(
      row('Persona a')
        .getByRole('link', { name: /^a ?@naf\.test$/ })
        .getAttribute('href'),
    ).toBe('mailto:a@naf.test')
  })

  it('says once how many wait, and leads to them', async () => {
    const actor = userEvent.setup()
    serve(THREE)
    const { router } = renderPage(VerAsesoriasPage)
    await loaded()
    await screen.findByText('Hay 2 asesoría(s) sin marcar como realizada.')
    await actor.click(screen.getByRole('link', { name: 'Ver las pendientes' }))
    expect(router.state.location.search).toBe('?estado=pendientes')
    expect(screen.getAllByRole('rowheader')).toHaveLength(2)
  })

  it('says in a dialog and on the page that it failed to load, and loads with another try', async () => {
    const actor = userEvent.setup()
    let tries = 0
    stubNetwork(({ path }) => (path.endsWith('/todas') && tries++ === 0 ? connectionLost() : json(THREE)))
    renderPage(VerAsesoriasPage)
    await acceptError('Error al obtener asesorías')
    expect(screen.getByText('Error al obtener asesorías')).toBeTruthy()
    await press(actor, 'Reintentar')
    await loaded()
  })
})

describe('marking', () => {
  it('takes one press, and leaves the focus in the row', async () => {
    const actor = userEvent.setup()
    const sent = serve(THREE, () => json(asesoria('a', DONE)))
    renderPage(VerAsesoriasPage)
    await loaded()
    await actor.click(mark('Persona a'))
    expect(row('Persona a').getByRole('button', { name: /^Realizada / })).toBeTruthy()
    expect(await screen.findByText('Asesoría marcada como realizada')).toBeTruthy()
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: '/api/asesorias/marcar/a' })
    await waitFor(() =>
      expect(document.activeElement).toBe(row('Persona a').getByRole('button', { name: /^Eliminar / })),
    )
  })

  it('is undone where it was done, though the filter no longer has it', async () => {
    const actor = userEvent.setup()
    const sent = serve(THREE, ({ path }) => json(asesoria('a', path.includes('marcar') ? DONE : {})))
    renderPage(VerAsesoriasPage, { url: '/pagina?estado=pendientes' })
    await loaded()
    await actor.dblClick(mark('Persona a'))
    expect(screen.getAllByRole('rowheader')).toHaveLength(2)
    await screen.findByText('Asesoría marcada como realizada')
    expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1)
    await actor.click(row('Persona a').getByRole('button', { name: 'Deshacer Persona a' }))
    await waitFor(() => expect(mark('Persona a')).toBeTruthy())
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: '/api/asesorias/reabrir/a' })
  })

  it('is rolled back where the server refuses', async () => {
    const actor = userEvent.setup()
    serve(THREE, () => json({ error: 'Algo falló.', code: 'internal' }, 500))
    renderPage(VerAsesoriasPage)
    await loaded()
    await actor.click(mark('Persona a'))
    expect(await screen.findByText('No se pudo marcar como realizada')).toBeTruthy()
    await press(actor, 'Aceptar')
    await waitFor(() => expect(mark('Persona a')).toBeTruthy())
  })
})

describe('deleting one', () => {
  it('names it, stands on Cancelar, and keeps it then', async () => {
    const actor = userEvent.setup()
    const sent = serve(THREE)
    renderPage(VerAsesoriasPage)
    await loaded()
    await actor.click(row('Persona a').getByRole('button', { name: /^Eliminar / }))
    const question = await screen.findByText(/Se eliminará la asesoría de Persona a/)
    expect(question.closest('[role=dialog]')?.textContent).toContain('¿Estás seguro?')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'))
    await press(actor, 'Cancelar')
    expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('takes the row away and the focus to the next', async () => {
    const actor = userEvent.setup()
    let list = THREE
    stubNetwork(({ method }) => {
      if (method === 'DELETE') list = THREE.slice(1)
      return json(method === 'GET' ? list : { mensaje: 'ok' })
    })
    renderPage(VerAsesoriasPage)
    await loaded()
    await actor.click(row('Persona a').getByRole('button', { name: /^Eliminar / }))
    await press(actor, 'Sí, eliminar')
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Persona a/ })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(mark('Persona b')))
  })

  it.each([
    [404, 'not_found', 'No se pudo encontrar la asesoría'],
    [500, 'internal', 'No se pudo eliminar'],
  ])('says what a %i means', async (status, code, text) => {
    const actor = userEvent.setup()
    serve(THREE, () => json({ error: 'x', code }, status))
    renderPage(VerAsesoriasPage)
    await loaded()
    await actor.click(row('Persona a').getByRole('button', { name: /^Eliminar / }))
    await press(actor, 'Sí, eliminar')
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

describe('deleting many', () => {
  it('says how many and that it cannot be undone', async () => {
    const actor = userEvent.setup()
    const sent = serve(THREE, () => json({ mensaje: 'ok', eliminadas: 3 }))
    renderPage(VerAsesoriasPage)
    await loaded()
    await pressMore(actor, 'Eliminar todas')
    const question = await screen.findByText(/irreversible/)
    expect(question.textContent).toContain('las 3 asesorías, 2 de ellas pendientes')
    await typeAll(actor, '3')
    await press(actor, 'Sí, eliminar')
    expect(await screen.findByText('Se eliminaron 3 asesorías')).toBeTruthy()
    expect(sent.some(({ path }) => path === '/api/asesorias/eliminar-todas')).toBe(true)
  })

  it('deletes nothing until their number was typed, and gives a copy before', async () => {
    const actor = userEvent.setup()
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copia')
    const sent = stubNetwork(({ path }) =>
      path === '/api/asesorias/exportar' ? aFile('asesorias.xlsx', ['todas']) : json(THREE),
    )
    renderPage(VerAsesoriasPage)
    await loaded()
    await pressMore(actor, 'Eliminar todas')
    await screen.findByText(/irreversible/)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'))
    await press(actor, 'Descargar una copia')
    await screen.findByRole('button', { name: 'Archivo descargado' })
    const [copy] = saved.mock.lastCall ?? []
    expect(await (copy as Blob).text()).toBe('todas')
    expect(sent.find(({ path }) => path === '/api/asesorias/exportar')?.query).toEqual({ formato: 'xlsx' })
    await typeAll(actor, '3')
    await actor.type(screen.getByRole('textbox', { name: /^Para confirmar/ }), '0')
    await press(actor, 'Sí, eliminar')
    expect(await screen.findByText('Escribe 3 para eliminarlas.')).toBeTruthy()
    expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  })

  it.each([
    ['la única asesoría, que está pendiente.', THREE.slice(0, 1)],
    ['la única asesoría, que ya está realizada.', THREE.slice(2)],
    ['las 2 asesorías, todas pendientes.', THREE.slice(0, 2)],
    ['las 2 asesorías, 1 de ellas pendiente.', THREE.slice(1)],
    ['las 2 asesorías, ninguna pendiente.', [asesoria('d', DONE), asesoria('e', DONE)]],
  ])('asks about %s', async (what, list) => {
    const actor = userEvent.setup()
    serve(list)
    renderPage(VerAsesoriasPage)
    await loaded()
    await pressMore(actor, 'Eliminar todas')
    expect((await screen.findByText(/irreversible/)).textContent).toContain(what)
  })

  it.each([
    ['Eliminar realizadas', 'eliminar-realizadas', /todas las asesorías marcadas como realizadas/],
    ['Eliminar todas', 'eliminar-todas', /todas las asesorías, también las pendientes/],
  ])('«%s» needs no list: where it does not come, the question names no number', async (name, path, text) => {
    const actor = userEvent.setup()
    const sent = stubNetwork(({ method }) =>
      method === 'GET'
        ? json({ error: 'x', code: 'internal' }, 500)
        : json({ mensaje: 'ok', eliminadas: 3188 }),
    )
    renderPage(VerAsesoriasPage)
    await acceptError('Error al obtener asesorías')
    await pressMore(actor, name)
    expect(await screen.findByText(text)).toBeTruthy()
    if (name === 'Eliminar todas') await typeAll(actor, 'todas')
    await press(actor, 'Sí, eliminar')
    expect(await screen.findByText('Se eliminaron 3.188 asesorías')).toBeTruthy()
    expect(sent.some((request) => request.path === `/api/asesorias/${path}`)).toBe(true)
  })

  it('without a list hears from the server that there was nothing', async () => {
    const actor = userEvent.setup()
    stubNetwork(({ method }) =>
      method === 'GET' ? connectionLost() : json({ error: 'x', code: 'not_found' }, 404),
    )
    renderPage(VerAsesoriasPage)
    await acceptError('Error al obtener asesorías')
    await pressMore(actor, 'Eliminar todas')
    await typeAll(actor, 'todas')
    await press(actor, 'Sí, eliminar')
    expect(await screen.findByText('No hay asesorías para eliminar.')).toBeTruthy()
  })

  it('asks nothing where there is nothing to delete', async () => {
    const actor = userEvent.setup()
    serve([])
    renderPage(VerAsesoriasPage)
    await screen.findByText('No hay asesorías solicitadas.')
    await pressMore(actor, 'Eliminar realizadas')
    expect(await screen.findByText('No hay asesorías marcadas como realizadas para eliminar.')).toBeTruthy()
    await press(actor, 'Aceptar')
    await pressMore(actor, 'Eliminar todas')
    expect(await screen.findByText('No hay asesorías para eliminar.')).toBeTruthy()
  })
})
