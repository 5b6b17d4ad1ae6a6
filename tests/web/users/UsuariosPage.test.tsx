import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { connectionLost, json, leavePage, stubNetwork } from '../support/render-page.tsx'
import { user } from '../support/user-builder.ts'
import { ADMIN, BERTA, EDITOR, press, renderUsers, serveUsers } from './render-users.tsx'

afterEach(leavePage)

const row = async (name: string) => {
  const found = (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr')
  if (!found) throw new Error(`${name} stands in no row`)
  return found
}

const linksIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the list', () => {
  it('shows full name, username, identification and role', async () => {
    serveUsers([user({ ...BERTA, SegundoNombre: 'Inés' }), EDITOR, ADMIN])
    renderUsers()
    const cells = [...(await row('Berta')).querySelectorAll('th, td')].map(({ textContent }) => textContent)
    expect(cells.slice(0, 4)).toEqual(['Berta Inés Pérez Oña', 'berta', '1710034065', 'Usuario'])
    expect((await row('Edgar')).textContent).toContain('Editor')
    expect((await row('Ada')).textContent).toContain('Administrador')
  })

  it('marks whose account is disabled or gone', async () => {
    serveUsers([
      { ...BERTA, Cuenta: 'sin cuenta' },
      { ...EDITOR, Cuenta: 'inactiva' },
      { ...ADMIN, Cuenta: 'activa' },
    ])
    renderUsers()
    expect((await row('Berta')).textContent).toContain('Sin cuenta de acceso')
    expect((await row('Edgar')).textContent).toContain('Cuenta inhabilitada')
    expect((await row('Ada')).textContent).not.toMatch(/cuenta/i)
  })

  it('can be narrowed to one role', async () => {
    const actor = userEvent.setup()
    serveUsers([BERTA, EDITOR, ADMIN])
    const { router } = renderUsers()
    await actor.selectOptions(await screen.findByLabelText('Mostrar'), 'Editores')
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Edgar Pérez Oña',
    ])
    expect(router.state.location.search).toBe('?rol=2')
  })

  it('says that it did not come, and comes with another try', async () => {
    const actor = userEvent.setup()
    let tries = 0
    stubNetwork(() => (tries++ === 0 ? connectionLost() : json([BERTA])))
    renderUsers()
    expect(await screen.findByText('No se pudieron cargar los usuarios')).toBeTruthy()
    await press(actor, 'Reintentar')
    await row('Berta')
  })

  it('says that there is nobody', async () => {
    serveUsers([])
    renderUsers()
    expect(await screen.findByText('No hay usuarios registrados.')).toBeTruthy()
  })
})

describe('an administrator', () => {
  it('may do everything with somebody else', async () => {
    serveUsers([BERTA])
    const { list } = renderUsers()
    expect(linksIn(await row('Berta'))).toEqual([
      ['Ver Berta Pérez Oña', `${list}/ver/u-berta`],
      ['Editar Berta Pérez Oña', `${list}/editar/u-berta`],
      ['Eliminar Berta Pérez Oña', `${list}/eliminar/u-berta`],
    ])
    expect(screen.getByRole('link', { name: 'Crear nuevo usuario' }).getAttribute('href')).toBe(
      `${list}/crear`,
    )
  })

  it('finds the own row greyed and its actions disabled', async () => {
    serveUsers([BERTA, ADMIN])
    renderUsers()
    const own = await row('Ada')
    expect(linksIn(own)).toEqual([])
    expect(within(own).getByText('Acciones deshabilitadas')).toBeTruthy()
    expect(own.dataset.muted).toBe('true')
    expect((await row('Berta')).dataset.muted).toBeUndefined()
  })
})

describe('an editor', () => {
  it('may look at everybody, also at the own row, and change nobody', async () => {
    serveUsers([BERTA, EDITOR])
    const { list } = renderUsers('', { rol: 2 })
    expect(linksIn(await row('Berta'))).toEqual([['Ver Berta Pérez Oña', `${list}/ver/u-berta`]])
    expect(linksIn(await row('Edgar'))).toEqual([['Ver Edgar Pérez Oña', `${list}/ver/u-ed`]])
    expect(screen.queryByRole('link', { name: 'Crear nuevo usuario' })).toBeNull()
    expect(screen.queryByText('Acciones deshabilitadas')).toBeNull()
  })
})
