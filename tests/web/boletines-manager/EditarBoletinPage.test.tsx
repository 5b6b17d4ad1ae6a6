import form from '@naf/web/src/features/boletines/form.tsx'
import manager from '@naf/web/src/features/boletines/manager.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { boletin } from '../support/content-builders.ts'
import { pdf } from '../support/files.ts'
import { cutOff, held, json, localApi, type Reply, refusal } from '../support/local-api.ts'
import { pagesOf } from '../support/manager-pages.ts'
import { dialogText, fileField, fill, openScreen, press, value } from '../support/open-screen.tsx'
import { acceptError, leavePage } from '../support/render-page.tsx'

const { edit: EditarBoletinPage } = pagesOf('boletines-manager', manager, form)
const server = localApi()
afterEach(leavePage)

const LIST = [boletin('a'), boletin('b')]

const serve = (list: Reply, change: Reply = json(boletin('a'))) => {
  server.reply = (arrived, response) => (arrived.method === 'GET' ? list : change)(arrived, response)
}

const open = (id = 'a', cached?: unknown) =>
  openScreen({
    page: EditarBoletinPage,
    path: `boletines-manager/editar/${id}`,
    hasPrevious: true,
    ...(cached !== undefined && { cached: { '/boletines/ver': cached } }),
  })

const UNKNOWN = 'No se pudo cargar la información del boletín.'
const filled = () => screen.findByLabelText('Título')

describe('the record', () => {
  it('is waited for, and fills the form, with a way to its PDF', async () => {
    serve(json(LIST))
    open()
    expect(screen.getByText('Cargando boletín...')).toBeTruthy()
    await filled()
    expect([value('Título'), value('Descripción'), value('Fecha de publicación')]).toEqual([
      'Boletín a',
      'Informa de a.',
      '2025-07-09',
    ])
    const link = screen.getByRole('link', { name: /^Ver el PDF actual/ })
    expect(link.getAttribute('href')).toBe(boletin('a').RutaPdf)
  })

  it('that is in no list any more leads back to the list', async () => {
    serve(json(LIST))
    open('c')
    await acceptError(UNKNOWN)
    expect(screen.getByText(UNKNOWN)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Volver a la lista' })
    expect(link.getAttribute('href')).toBe('/dashboard-editor/boletines-manager')
  })

  it('that is missing in an older list is waited for', async () => {
    serve(json([...LIST, boletin('nuevo')]))
    open('nuevo', LIST)
    expect(screen.queryByText(UNKNOWN)).toBeNull()
    await filled()
    expect(value('Título')).toBe('Boletín nuevo')
  })

  it('that did not come is asked for once more', async () => {
    const actor = userEvent.setup()
    serve(cutOff)
    open()
    await acceptError(UNKNOWN)
    expect(screen.getByText(UNKNOWN)).toBeTruthy()
    serve(json(LIST))
    await press(actor, 'Reintentar')
    await filled()
  })

  it('is never that of an older list, while a newer one is on its way', async () => {
    const late = held(json([boletin('a', { Titulo: 'De otra persona' })]))
    serve(late.reply)
    open('a', LIST)
    expect(screen.getByText('Cargando boletín...')).toBeTruthy()
    late.release()
    await filled()
    expect(value('Título')).toBe('De otra persona')
  })

  it('stays as it is typed while a newer list comes', async () => {
    const actor = userEvent.setup()
    serve(json(LIST))
    const { client } = open()
    await filled()
    await fill(actor, 'Título', 'Lo mío')
    serve(json([boletin('a', { Titulo: 'De otra persona' })]))
    await client.refetchQueries()
    expect(client.getQueryData(['/boletines/ver'])).toMatchObject([{ Titulo: 'De otra persona' }])
    expect(value('Título')).toBe('Lo mío')
  })
})

describe('saving', () => {
  it('keeps the stored PDF where none is chosen', async () => {
    const actor = userEvent.setup()
    serve(json(LIST), json(boletin('a', { Titulo: 'Otro' })))
    const { router } = open()
    await filled()
    await fill(actor, 'Título', 'Otro')
    await press(actor, 'Guardar Cambios')
    expect(await dialogText('Boletín actualizado')).toBeTruthy()
    const [{ method, path, body } = expect.fail('nothing arrived')] = server.changes()
    expect([method, path]).toEqual(['PUT', '/api/boletines/editar/a'])
    expect(body).toContain('Otro')
    expect(body).not.toContain('filename')
    expect(body).toMatch(/name="rutaPdf"\s+https:\/\//)
    await press(actor, 'Aceptar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/anterior'))
  })

  it('sends a chosen one in its place', async () => {
    const actor = userEvent.setup()
    serve(json(LIST))
    open()
    await filled()
    await actor.upload(fileField(), pdf('mejor.pdf'))
    await press(actor, 'Guardar Cambios')
    await dialogText('Boletín actualizado')
    expect(server.changes()[0]?.body).toContain('filename="mejor.pdf"')
    expect(server.changes()[0]?.body).not.toContain('rutaPdf')
  })

  it('of what somebody deleted meanwhile says so, and keeps what was typed', async () => {
    const actor = userEvent.setup()
    serve(json(LIST), refusal(404, 'not_found', 'Ese boletín ya no existe.'))
    open()
    await filled()
    await fill(actor, 'Título', 'Otro')
    await press(actor, 'Guardar Cambios')
    expect(await dialogText(/No se pudo editar el boletín\./)).toContain('Ese boletín ya no existe.')
    await press(actor, 'Aceptar')
    expect(value('Título')).toBe('Otro')
  })
})
