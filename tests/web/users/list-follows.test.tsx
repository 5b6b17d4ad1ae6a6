import { screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { json, leavePage, type SentRequest, stubNetwork } from '../support/render-page.tsx'
import { ADMIN, BERTA, field, press, renderUsers } from './render-users.tsx'

afterEach(leavePage)

const CHANGED = { ...BERTA, Nombre: 'Bertha' }

const edit = async (actor: UserEvent) => {
  await actor.click(screen.getAllByRole('link', { name: /^Editar / })[0] as HTMLElement)
  await screen.findByRole('button', { name: 'Guardar Cambios' })
  await actor.type(field('Nombre'), 'x')
  await press(actor, 'Guardar Cambios')
}

const remove = async (actor: UserEvent) => {
  await actor.click(screen.getAllByRole('link', { name: /^Eliminar / })[0] as HTMLElement)
  await press(actor, 'Eliminar')
  await press(actor, 'Sí, eliminar')
}

const isList = ({ method, path }: SentRequest) => method === 'GET' && path === '/api/users'

it.each([
  ['an edit', edit, ['Ada Pérez Oña', 'Bertha Pérez Oña']],
  ['a deletion', remove, ['Ada Pérez Oña']],
])('the list shows %s and is not asked for again', async (_what, change, names) => {
  const actor = userEvent.setup()
  const sent = stubNetwork((request) => {
    if (isList(request)) return json([BERTA, ADMIN])
    return json(request.method === 'PUT' ? CHANGED : BERTA)
  })
  renderUsers()
  await screen.findByRole('table')
  await change(actor)
  await press(actor, 'Aceptar')
  await screen.findByRole('table')
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(names)
  expect(sent.filter(isList)).toHaveLength(1)
})
