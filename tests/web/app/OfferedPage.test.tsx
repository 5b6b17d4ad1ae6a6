import { ROL } from '@naf/contract'
import { PublicOnly } from '@naf/web/src/app/guards.tsx'
import { OfferedPage } from '@naf/web/src/app/OfferedPage.tsx'
import { PUBLIC_SCREENS } from '@naf/web/src/app/public-screens.ts'
import { SCREENS } from '@naf/web/src/app/screens.ts'
import { isEntrance } from '@naf/web/src/lib/paths.ts'
import { SessionContext, SessionRoutesContext, VISITOR } from '@naf/web/src/session/session.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { PUBLIC_ROUTES, TO_INICIO } from '../../support/e2e/routes.ts'
import { leavePage } from '../support/render-page.tsx'

afterEach(leavePage)

const INICIO = '/dashboard-editor/inicio'

const Screen = () => (
  <>
    <OfferedPage rol={ROL.EDITOR} />
    <h1 tabIndex={-1}>Pantalla</h1>
  </>
)

/** The public pages behind their guard, and the editor's dashboard. */
const open = (address: string, uid = 'uid-2') => {
  const router = createMemoryRouter(
    [
      { element: <PublicOnly />, children: [{ path: '/:page', element: <h1>Página pública</h1> }] },
      { path: '/dashboard-editor/*', element: <Screen /> },
    ],
    { initialEntries: [address] },
  )
  const view = render(
    <SessionContext value={{ ...VISITOR, uid, rol: ROL.EDITOR }}>
      <SessionRoutesContext value={{ landing: null, exit: null, clearExit: () => {} }}>
        <RouterProvider router={router} />
      </SessionRoutesContext>
    </SessionContext>,
  )
  return { router, ...view }
}

const bar = () => screen.findByRole('region', { name: 'Enlace que abriste' })
const noBar = () => expect(screen.queryByRole('region')).toBeNull()
const pathOf = ({ state }: ReturnType<typeof open>['router']) => state.location.pathname

describe('the bar at inicio', () => {
  it('offers the page whose public address was opened, with its query and fragment', async () => {
    const { router } = open('/biblioteca?q=iva#libros')
    const region = within(await bar())
    expect(pathOf(router)).toBe(INICIO)
    expect(region.getByRole('status').textContent).toBe('Abriste un enlace a «Biblioteca Digital»')
    const link = region.getByRole('link', { name: 'Ver en mi panel' })
    expect(link.getAttribute('href')).toBe('/dashboard-editor/biblioteca?q=iva#libros')
  })

  it.each(['/Biblioteca?q=iva', '/biblioteca/?q=iva'])('offers the page also at %s', async (address) => {
    const { router } = open(address)
    const link = within(await bar()).getByRole('link', { name: 'Ver en mi panel' })
    expect(pathOf(router)).toBe(INICIO)
    expect(link.getAttribute('href')).toBe('/dashboard-editor/biblioteca?q=iva')
  })

  it('stays at inicio until the page was opened', async () => {
    const { router } = open('/biblioteca')
    await bar()
    await router.navigate('/dashboard-editor/perfil')
    await waitFor(noBar)
    await router.navigate(INICIO)
    await userEvent.click(within(await bar()).getByRole('link'))
    expect(pathOf(router)).toBe('/dashboard-editor/biblioteca')
    await router.navigate(INICIO)
    await waitFor(noBar)
  })

  it('closes, and leaves the focus at the heading', async () => {
    const { router } = open('/naf')
    await bar()
    screen.getByRole('button', { name: 'Cerrar' }).focus()
    await userEvent.keyboard('{Enter}')
    noBar()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await router.navigate('/dashboard-editor/perfil')
    await router.navigate(INICIO)
    noBar()
  })

  it('is shown to no other account', async () => {
    const { unmount } = open('/naf')
    await bar()
    unmount()
    open(INICIO, 'uid-3')
    await screen.findByRole('heading', { name: 'Pantalla' })
    noBar()
  })
})

it('the specification’s addresses lead to inicio, and are offered by the names of their pages', () => {
  const withCopy = TO_INICIO.filter((path) => !isEntrance(path))
  expect(PUBLIC_SCREENS.flatMap(({ path, toInicio }) => (toInicio ? [path] : [])).toSorted()).toEqual(
    withCopy.toSorted(),
  )
  const headings = PUBLIC_ROUTES.filter(({ path }) => withCopy.includes(path)).map(({ path, heading }) => [
    path,
    path === '/inscripcion' ? 'Inscripción' : heading,
  ])
  const names = SCREENS.flatMap(({ path, name }) => (name ? [[`/${path}`, name]] : []))
  expect(Object.fromEntries(names)).toEqual(Object.fromEntries(headings))
})
