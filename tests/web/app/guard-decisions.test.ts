import { ROL, type Rol } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { publicOnly, requireRol } from '../../../web/src/app/guard-decisions.ts'
import { CHECKING, LOADING_APP, type Session, VISITOR } from '../../../web/src/session/session.ts'

const signedIn = (rol: Rol | null): Session => ({
  status: 'ready',
  uid: 'u1',
  rol,
  user: null,
  failed: false,
})
const waitingRol: Session = { ...signedIn(null), status: 'waiting-rol' }
const door = { wanted: '/dashboard-admin/perfil?x=1', exit: null } as const

describe('the dashboards’ guard', () => {
  it.each([
    [LOADING_APP, 'Cargando aplicación...'],
    [CHECKING, 'Verificando acceso...'],
    [waitingRol, 'Cargando permisos (esperando rol)...'],
  ])('waits with the words of the phase: %#', (session, text) => {
    expect(requireRol(session, ROL.ADMIN, door)).toEqual({ kind: 'wait', text, failed: false })
  })

  it('says that the waiting failed', () => {
    expect(requireRol({ ...waitingRol, failed: true }, ROL.ADMIN, door)).toMatchObject({ failed: true })
  })

  it('sends a visitor to the login and remembers the way back', () => {
    expect(requireRol(VISITOR, ROL.ADMIN, door)).toEqual({
      kind: 'go',
      to: '/login?redirect=%2Fdashboard-admin%2Fperfil%3Fx%3D1',
    })
  })

  it('sends whoever logged out to the first page instead', () => {
    expect(requireRol(VISITOR, ROL.ADMIN, { ...door, exit: 'logout' })).toEqual({ kind: 'go', to: '/' })
    expect(requireRol(VISITOR, ROL.ADMIN, { ...door, exit: 'ended' })).toMatchObject({
      to: expect.stringMatching(/^\/login/),
    })
  })

  it('sends an unknown role to the first page', () => {
    expect(requireRol(signedIn(null), ROL.ADMIN, door)).toEqual({ kind: 'go', to: '/' })
  })

  it.each([
    [ROL.ADMIN, ROL.EDITOR, '/dashboard-editor/perfil?x=1'],
    [ROL.ADMIN, ROL.USUARIO, '/dashboard-usuario/perfil?x=1'],
    [[ROL.EDITOR, ROL.USUARIO], ROL.ADMIN, '/dashboard-admin/perfil?x=1'],
  ])('sends a role that is not asked for to the same screen of its own dashboard: %#', (roles, rol, to) => {
    expect(requireRol(signedIn(rol), roles, door)).toEqual({ kind: 'go', to })
  })

  it('sends it to its first screen where no screen was asked for', () => {
    expect(requireRol(signedIn(ROL.EDITOR), ROL.ADMIN, { ...door, wanted: '/dashboard-admin' })).toEqual({
      kind: 'go',
      to: '/dashboard-editor/dashboard-admin',
    })
  })

  it('takes one role or a list', () => {
    expect(requireRol(signedIn(ROL.EDITOR), ROL.EDITOR, door)).toEqual({ kind: 'show' })
    expect(requireRol(signedIn(ROL.EDITOR), [ROL.ADMIN, ROL.EDITOR], door)).toEqual({ kind: 'show' })
  })
})

describe('the public pages’ guard', () => {
  const nowhere = { path: '/', wanted: '/', redirect: null, landing: null }

  it.each([
    [LOADING_APP, 'Cargando aplicación...'],
    [CHECKING, 'Verificando sesión...'],
    [waitingRol, 'Cargando permisos (esperando rol)...'],
  ])('waits with the words of the phase: %#', (session, text) => {
    expect(publicOnly(session, nowhere)).toEqual({ kind: 'wait', text, failed: false })
  })

  it('shows every page to a visitor and to an unknown role', () => {
    expect(publicOnly(VISITOR, nowhere)).toEqual({ kind: 'show' })
    expect(publicOnly(signedIn(null), nowhere)).toEqual({ kind: 'show' })
    expect(
      publicOnly(signedIn(null), { ...nowhere, path: '/login', landing: '/dashboard-admin/inicio' }),
    ).toEqual({
      kind: 'show',
    })
  })

  it.each([
    [ROL.ADMIN, '/dashboard-admin/inicio'],
    [ROL.EDITOR, '/dashboard-editor/inicio'],
    [ROL.USUARIO, '/dashboard-usuario/inicio'],
  ])('sends role %i to its own first screen', (rol, to) => {
    expect(publicOnly(signedIn(rol), nowhere)).toEqual({ kind: 'go', to })
  })

  it('prefers what was wanted before the login, then where the server sends', () => {
    const landing = '/dashboard-editor/servicios'
    const redirect = '/dashboard-editor/perfil?tab=1'
    const login = { path: '/login', wanted: '/login', landing }
    expect(publicOnly(signedIn(ROL.EDITOR), { ...login, redirect })).toEqual({ kind: 'go', to: redirect })
    expect(publicOnly(signedIn(ROL.EDITOR), { ...login, redirect: null })).toEqual({
      kind: 'go',
      to: landing,
    })
  })

  it.each(['/', '/login', '/register'])('leads from the bare address %s to the first screen', (path) => {
    expect(publicOnly(signedIn(ROL.ADMIN), { ...nowhere, path, wanted: path })).toEqual({
      kind: 'go',
      to: '/dashboard-admin/inicio',
    })
  })

  it('sends a member from a page of the specification to inicio, which offers the page with its query and fragment', () => {
    const link = {
      ...nowhere,
      path: '/biblioteca',
      wanted: '/biblioteca?q=iva#libros',
      toInicio: true,
    }
    expect(publicOnly(signedIn(ROL.USUARIO), link)).toEqual({
      kind: 'go',
      to: '/dashboard-usuario/inicio',
      opened: '/biblioteca?q=iva#libros',
    })
    expect(publicOnly(VISITOR, link)).toEqual({ kind: 'show' })
  })

  it('sends a member from any other page to its copy in the dashboard, with its query', () => {
    const link = { ...nowhere, path: '/calendario', wanted: '/calendario?digito=3' }
    expect(publicOnly(signedIn(ROL.USUARIO), link)).toEqual({
      kind: 'go',
      to: '/dashboard-usuario/calendario?digito=3',
    })
  })

  it('sends a member from the login to the copy of a public page in `redirect`', () => {
    const login = {
      path: '/login',
      wanted: '/login',
      redirect: '/boletines?q=iva',
      landing: '/dashboard-usuario/inicio',
    }
    expect(publicOnly(signedIn(ROL.USUARIO), login)).toEqual({
      kind: 'go',
      to: '/dashboard-usuario/boletines?q=iva',
    })
  })

  it.each([
    '/dashboard-falso/perfil',
    'https://evil.example/dashboard-editor/perfil',
    '//evil.example/dashboard-editor/',
  ])('does not follow %s', (redirect) => {
    expect(publicOnly(signedIn(ROL.EDITOR), { ...nowhere, redirect, landing: redirect })).toEqual({
      kind: 'go',
      to: '/dashboard-editor/inicio',
    })
  })
})
