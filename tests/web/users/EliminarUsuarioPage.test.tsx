import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { connectionLost, json, leavePage } from '../support/render-page.tsx'
import { ADMIN, BERTA, dialogWith, press, refused, renderUsers, serveUsers } from './render-users.tsx'

afterEach(leavePage)

/** Berta's page, with a list behind it from which the server's answer may take her. */
const open = async (reply: () => Response) => {
  const users = [BERTA, ADMIN]
  const sent = serveUsers(users, () => {
    const answer = reply()
    if (answer.ok || answer.status === 404) users.shift()
    return answer
  })
  const page = renderUsers('/eliminar/u-berta')
  await screen.findByRole('button', { name: 'Eliminar' })
  return { actor: userEvent.setup(), sent, ...page }
}

const confirm = async (actor: UserEvent) => {
  await press(actor, 'Eliminar')
  await press(actor, 'Sí, eliminar')
}

const done = () => json({ mensaje: 'Usuario eliminado correctamente' })

describe('the question', () => {
  it('shows who it is, and Cancelar leads back to the list', async () => {
    const { actor, sent, router, list } = await open(done)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirmar Eliminación')
    expect(screen.getByText('Berta')).toBeTruthy()
    expect(screen.getByText('Pérez')).toBeTruthy()
    await press(actor, 'Cancelar')
    await waitFor(() => expect(router.state.location.pathname).toBe(list))
    expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('is asked once more, and stands on Cancelar', async () => {
    const { actor, sent } = await open(done)
    await press(actor, 'Eliminar')
    const text = await dialogWith('¿Estás seguro?')
    expect(text).toContain('Esta acción eliminará al usuario de forma permanente.')
    expect(text).toContain('Berta Pérez (berta)')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'))
    await actor.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  })
})

describe('deleting', () => {
  it('says so, and the list no longer has the user', async () => {
    const { actor, sent, router, list } = await open(done)
    await confirm(actor)
    await dialogWith('Usuario eliminado correctamente')
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/users/u-berta' })
    await press(actor, 'Aceptar')
    await waitFor(() => expect(router.state.location.pathname).toBe(list))
    await screen.findByRole('rowheader', { name: /Ada/ })
    expect(screen.queryByRole('rowheader', { name: /Berta/ })).toBeNull()
  })

  it.each([
    [
      'a reason',
      () => refused(409, 'last_admin', 'El portal debe conservar al menos un administrador.'),
      'El portal debe conservar al menos un administrador.',
    ],
    ['a lost connection', connectionLost, 'No hay conexión con el servidor.'],
    ['a failure', () => refused(500, 'internal', 'x'), 'No se pudo eliminar el usuario'],
  ])('that fails with %s says it and stays', async (_kind, reply, reason) => {
    const { actor, router, list } = await open(reply)
    await confirm(actor)
    const text = await dialogWith('Error')
    expect(text).toContain('No se pudo eliminar el usuario')
    expect(text).toContain(reason)
    await press(actor, 'Aceptar')
    expect(router.state.location.pathname).toBe(`${list}/eliminar/u-berta`)
  })

  it('somebody whom somebody else deleted says it and leads to the list', async () => {
    const { actor, router, list } = await open(() => refused(404, 'not_found', 'No se encontró el usuario.'))
    await confirm(actor)
    expect(await dialogWith('Error')).toContain('No se encontró el usuario.')
    await press(actor, 'Aceptar')
    await waitFor(() => expect(router.state.location.pathname).toBe(list))
    await screen.findByRole('rowheader', { name: /Ada/ })
    expect(screen.queryByRole('rowheader', { name: /Berta/ })).toBeNull()
  })

  it('oneself is not offered', () => {
    const sent = serveUsers([ADMIN])
    renderUsers('/eliminar/u-admin')
    expect(screen.getByText('Acciones deshabilitadas')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull()
    expect(sent).toEqual([])
  })
})
