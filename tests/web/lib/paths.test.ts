import { ROL } from '@naf/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dashboardPath, ownPath, pathForRol, screenPath } from '../../../web/src/lib/paths.ts'

const ORIGIN = 'https://naf.example'

describe('a path that somebody else names', () => {
  it.each(['/', '/servicios', '/dashboard-usuario/perfil?a=1#b'])('%s is ours', (path) => {
    expect(ownPath(path, ORIGIN)).toBe(path)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'https://naf.example/servicios',
    'javascript:alert(1)',
    '/.//evil.example',
    '/x/..//evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    ' /servicios',
    'servicios',
    '',
    null,
    undefined,
    7,
  ])('%j is not', (wanted) => {
    expect(ownPath(wanted, ORIGIN)).toBeNull()
  })

  it('never leaves the portal, whatever the string', () => {
    const path = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `/${rest}`),
      fc
        .array(fc.constantFrom('/', '\\', '\t', '\n', '.', '@', ':', 'evil.example', '%2f'), { maxLength: 8 })
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(path, (wanted) => {
        const followed = ownPath(wanted, ORIGIN)
        if (followed !== null) expect(new URL(followed, ORIGIN).origin).toBe(ORIGIN)
      }),
      { numRuns: 20_000 },
    )
  })

  it('is followed only into the role’s own dashboard, wherever it stood', () => {
    expect(pathForRol('/dashboard-usuario/perfil', ROL.USUARIO, ORIGIN)).toBe('/dashboard-usuario/perfil')
    expect(pathForRol('/dashboard-admin/perfil', ROL.USUARIO, ORIGIN)).toBe('/dashboard-usuario/perfil')
    expect(pathForRol('/dashboard-usuario/../dashboard-admin/perfil', ROL.USUARIO, ORIGIN)).toBe(
      '/dashboard-usuario/perfil',
    )
    expect(pathForRol('/dashboard-usuario-falso/perfil', ROL.USUARIO, ORIGIN)).toBeNull()
    expect(pathForRol('/dashboard-admin/', ROL.USUARIO, ORIGIN)).toBeNull()
  })

  it('of a colleague with another role leads to the same screen and query of the own dashboard', () => {
    const link = '/dashboard-editor/ver-asesorias?q=mar%C3%ADa&estado=mias#nota'
    const own = '/dashboard-admin/ver-asesorias?q=mar%C3%ADa&estado=mias#nota'
    expect(pathForRol(link, ROL.ADMIN, ORIGIN)).toBe(own)
    expect(pathForRol(own, ROL.ADMIN, ORIGIN)).toBe(own)
  })

  it('to a public page is followed to the same page of the role’s own dashboard', () => {
    expect(pathForRol('/boletines', ROL.USUARIO, ORIGIN)).toBe('/dashboard-usuario/boletines')
    expect(pathForRol('/boletines', ROL.ADMIN, ORIGIN)).toBe('/dashboard-admin/boletines')
    expect(pathForRol('/biblioteca?q=iva#x', ROL.EDITOR, ORIGIN)).toBe('/dashboard-editor/biblioteca?q=iva#x')
    expect(pathForRol('/', ROL.USUARIO, ORIGIN)).toBeNull()
    expect(pathForRol('//boletines', ROL.USUARIO, ORIGIN)).toBeNull()
    expect(pathForRol('/servicios/x', ROL.USUARIO, ORIGIN)).toBeNull()
  })

  it('to where a publication is read is followed to the same in the role’s own dashboard', () => {
    expect(pathForRol('/boletines/aB-_9', ROL.USUARIO, ORIGIN)).toBe('/dashboard-usuario/boletines/aB-_9')
    expect(pathForRol('/biblioteca/x', ROL.EDITOR, ORIGIN)).toBe('/dashboard-editor/biblioteca/x')
    expect(pathForRol('/biblioteca/x/y', ROL.EDITOR, ORIGIN)).toBeNull()
  })
})

it('names the screens of each dashboard and of the public site', () => {
  expect(dashboardPath(ROL.ADMIN)).toBe('/dashboard-admin/inicio')
  expect(screenPath(ROL.EDITOR, 'servicios')).toBe('/dashboard-editor/servicios')
  expect(screenPath(null, 'servicios')).toBe('/servicios')
})
