import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { acceptError, connectionLost, json, leavePage, stubNetwork } from '../support/render-page.tsx'
import { user } from '../support/user-builder.ts'
import { BERTA, press, renderUsers, serveUsers } from './render-users.tsx'

afterEach(leavePage)

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

describe('the detail', () => {
  it('shows every fact, and a dash where there is none', async () => {
    serveUsers([user({ ...BERTA, Ciudad: '', FechaRegistro: '2025-07-10T02:00:00.000Z', rol_id: 2 })])
    renderUsers('/ver/u-berta')
    await screen.findByText('berta')
    expect(facts()).toEqual({
      Nombre: 'Berta',
      'Segundo Nombre': '—',
      Apellido: 'Pérez',
      'Segundo Apellido': 'Oña',
      'Cédula o RUC': '1710034065',
      'Tipo de Contribuyente': 'Sociedad',
      'Correo electrónico': 'ana@naf.test',
      Teléfono: '0991234567',
      Ciudad: '—',
      'Nombre de usuario': 'berta',
      Rol: 'Editor',
      'Fecha de registro': '9 de julio de 2025',
    })
  })

  it('leads back to the list as it was left', async () => {
    const actor = userEvent.setup()
    serveUsers([BERTA])
    const { router, list } = renderUsers('?q=berta')
    await actor.click(await screen.findByRole('link', { name: /^Ver / }))
    await screen.findByRole('heading', { name: 'Datos del usuario' })
    await actor.click(screen.getByRole('link', { name: 'Volver' }))
    expect(router.state.location).toMatchObject({ pathname: list, search: '?q=berta' })
  })

  it('says that there is no such user, with one way back', async () => {
    serveUsers([])
    const { list } = renderUsers('/ver/u-berta', { rol: 2 })
    await acceptError('No se pudo obtener el usuario')
    expect(screen.getByText('No se pudo obtener el usuario')).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([list])
  })

  it('says that the user did not come, and comes with another try', async () => {
    const actor = userEvent.setup()
    let tries = 0
    stubNetwork(() => (tries++ === 0 ? connectionLost() : json(BERTA)))
    renderUsers('/ver/u-berta')
    await acceptError('No se pudo obtener el usuario')
    expect(screen.getByText('No se pudo obtener el usuario')).toBeTruthy()
    await press(actor, 'Reintentar')
    expect(await screen.findByText('berta')).toBeTruthy()
  })
})
