import form from '@naf/web/src/features/boletines/form.tsx'
import manager from '@naf/web/src/features/boletines/manager.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { boletin } from '../support/content-builders.ts'
import { cutOff, json, localApi, type Reply, refusal } from '../support/local-api.ts'
import { pagesOf } from '../support/manager-pages.ts'
import { dialogText, openScreen, press } from '../support/open-screen.tsx'
import { leavePage } from '../support/render-page.tsx'

const { delete: EliminarBoletinPage } = pagesOf('boletines-manager', manager, form)
const server = localApi()
afterEach(leavePage)

const serve = (change: Reply) => {
  const list = json([boletin('a'), boletin('b')])
  server.reply = (arrived, response) => (arrived.method === 'GET' ? list : change)(arrived, response)
}

const open = (hasPrevious = true) =>
  openScreen({ page: EliminarBoletinPage, path: 'boletines-manager/eliminar/a', hasPrevious })

const isHere = () => screen.getByRole('heading', { level: 1, name: 'Eliminar boletín' })

describe('deleting', () => {
  it('shows which one it is, and asks with the focus on Cancelar', async () => {
    const actor = userEvent.setup()
    serve(json({ mensaje: 'ok' }))
    open()
    expect(await screen.findByText('Boletín a')).toBeTruthy()
    expect(screen.getByText('9 de julio de 2025')).toBeTruthy()
    expect(screen.getByText('Rosa Villacís (rosa)')).toBeTruthy()
    await press(actor, 'Eliminar')
    const question = await screen.findByRole('dialog', { name: '¿Estás seguro?' })
    expect(question.textContent).toContain('«Boletín a»')
    await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).toBe(question))
    expect(document.activeElement?.textContent).toBe('Cancelar')
    await actor.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.changes()).toEqual([])
    expect(isHere()).toBeTruthy()
  })

  it('is said, and returns to the previous page', async () => {
    const actor = userEvent.setup()
    serve(json({ mensaje: 'ok' }))
    const { router } = open()
    await press(actor, 'Eliminar')
    await press(actor, 'Sí, eliminar')
    expect(await dialogText('Boletín eliminado')).toBeTruthy()
    expect(server.changes()).toMatchObject([{ method: 'DELETE', path: '/api/boletines/eliminar/a' }])
    await press(actor, 'Aceptar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/anterior'))
  })

  it.each([
    ['the server refuses', refusal(503, 'unavailable', 'Inténtalo más tarde.'), 'Inténtalo más tarde.'],
    ['nothing comes back', cutOff, 'No hay conexión con el servidor.'],
  ])('that fails because %s is said, and may be tried again', async (_name, reply, reason) => {
    const actor = userEvent.setup()
    serve(reply)
    open()
    await press(actor, 'Eliminar')
    await press(actor, 'Sí, eliminar')
    expect(await dialogText(/No se pudo eliminar el boletín\./)).toContain(reason)
    await press(actor, 'Aceptar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(isHere()).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Eliminar' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('of what is gone already says so, and leaves, to the list where nothing stood before', async () => {
    const actor = userEvent.setup()
    serve(refusal(404, 'not_found', 'Ese boletín ya no existe.'))
    const { router } = open(false)
    await press(actor, 'Eliminar')
    await press(actor, 'Sí, eliminar')
    expect(await dialogText(/No se pudo eliminar el boletín\./)).toContain('Ese boletín ya no existe.')
    await press(actor, 'Aceptar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard-editor/boletines-manager'))
  })
})
