import VerAsesoriasPage from '@naf/web/src/features/asesorias/VerAsesoriasPage.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { asesoria } from '../asesorias/builders.ts'
import { json, leavePage, type SentRequest, stubNetwork } from '../support/render-page.tsx'
import { NOTHING_NEW } from '../support/staff-queue.tsx'
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

const REQUESTS = '/api/asesorias/todas'

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

it.each([
  ['an edit', edit, 'bertha'],
  ['a deletion', remove, ''],
])(
  'another list that names people follows %s when it is opened next, and is not read before',
  async (_what, change, username) => {
    localStorage.setItem('naf_asesorias', 'tabla')
    const actor = userEvent.setup()
    let request = asesoria('a', { UsuarioUsername: 'berta' })
    const sent = stubNetwork(({ method, path }) => {
      if (path === REQUESTS) return json([request])
      if (path.endsWith('/novedades')) return json(NOTHING_NEW)
      if (method !== 'GET') request = { ...request, UsuarioUsername: username }
      return json(path === '/api/users' ? [BERTA, ADMIN] : CHANGED)
    })
    const read = () => sent.filter(({ path }) => path === REQUESTS).length
    const { router, client, list } = renderUsers('', {
      others: [{ path: '/solicitudes', element: <VerAsesoriasPage /> }],
    })
    const go = (path: string) => act(() => router.navigate(path))
    const settled = () => waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0))

    await go('/solicitudes')
    await screen.findByText('berta')
    await go(list)
    await screen.findByRole('link', { name: /^Editar Berta/ })
    await change(actor)
    await press(actor, 'Aceptar')
    await settled()
    expect(read()).toBe(1)
    await go('/solicitudes')
    await waitFor(() => expect(read()).toBe(2))
    await settled()
    expect(screen.queryByText('berta')).toBeNull()
  },
)
