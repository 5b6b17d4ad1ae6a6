import type { Rol, User, UserListItem } from '@naf/contract'
import CrearUsuarioPage from '@naf/web/src/features/users/CrearUsuarioPage.tsx'
import EditarUsuarioPage from '@naf/web/src/features/users/EditarUsuarioPage.tsx'
import EliminarUsuarioPage from '@naf/web/src/features/users/EliminarUsuarioPage.tsx'
import UsuariosPage from '@naf/web/src/features/users/UsuariosPage.tsx'
import VerUsuarioPage from '@naf/web/src/features/users/VerUsuarioPage.tsx'
import { dashboardPath } from '@naf/web/src/lib/paths.ts'
import { SessionContext, VISITOR } from '@naf/web/src/session/session.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { json, type SentRequest, stubNetwork } from '../support/render-page.tsx'
import { user } from '../support/user-builder.ts'
import '../../support/complete-selects.ts'

export const ADMIN = user({
  Id: 'u-admin',
  FirebaseUid: 'u-admin',
  Nombre: 'Ada',
  Username: 'ada',
  rol_id: 1,
})
export const EDITOR = user({ Id: 'u-ed', FirebaseUid: 'u-ed', Nombre: 'Edgar', Username: 'edgar', rol_id: 2 })
export const BERTA = user({ Id: 'u-berta', FirebaseUid: 'u-berta', Nombre: 'Berta', Username: 'berta' })

/**
 * The screens below a role's dashboard, as that role's person uses them; starts at `usuarios` and what follows it.
 * @param others what somebody goes to from there
 */
export const renderUsers = (path = '', { rol = 1 as Rol, others = [] as RouteObject[] } = {}) => {
  const base = dashboardPath(rol, 'usuarios')
  const me = rol === 1 ? ADMIN : EDITOR
  // What was read serves for the whole visit, as in the portal.
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
  })
  const router = createMemoryRouter(
    [
      { path: base, element: <UsuariosPage /> },
      { path: `${base}/ver/:uid`, element: <VerUsuarioPage /> },
      { path: `${base}/crear`, element: <CrearUsuarioPage /> },
      { path: `${base}/editar/:uid`, element: <EditarUsuarioPage /> },
      { path: `${base}/eliminar/:uid`, element: <EliminarUsuarioPage /> },
      ...others,
    ],
    { initialEntries: [`${base}${path}`] },
  )
  render(
    <SessionContext value={{ ...VISITOR, uid: me.FirebaseUid, rol, user: me }}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>,
  )
  return { router, client, list: base }
}

/** These users behind the network, and what a test wants of the calls that change one. */
export const serveUsers = (
  users: readonly (Partial<User> & Pick<UserListItem, 'Cuenta'>)[],
  change: (request: SentRequest) => Response = () => json({ mensaje: 'ok' }),
) =>
  stubNetwork((request) => {
    if (request.method !== 'GET') return change(request)
    if (request.path === '/api/users') return json(users)
    const found = users.find(({ FirebaseUid }) => request.path === `/api/users/${FirebaseUid}`)
    return found ? json(found) : refused(404, 'not_found', 'No se encontró el usuario.')
  })

export const refused = (status: number, code: string, error: string) => json({ error, code }, status)

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

export const press = async (actor: UserEvent, name: string) =>
  actor.click(await screen.findByRole('button', { name }))

/** What the dialog that bears this text says in all. */
export const dialogWith = async (text: string) =>
  (await screen.findByText(text)).closest('[role=dialog]')?.textContent ?? ''
