import { ROL, type Rol } from '@naf/contract'
import { expect, it } from 'vitest'
import { COMMON_PAGES } from '../../../web/src/app/common-pages.ts'
import { PUBLIC_SCREENS } from '../../../web/src/app/public-screens.tsx'
import { screensFor } from '../../../web/src/app/screens.tsx'

const paths = (rol: Rol) => screensFor(rol).map(({ path }) => path)
const navigation = (rol: Rol) => screensFor(rol).flatMap(({ path, nav }) => (nav ? [path] : []))

const COMMON = [
  'inicio',
  'servicios',
  'biblioteca',
  'boletines',
  'galeria',
  'quienes',
  'naf',
  'inscripcion',
  'perfil',
]
const LEGAL = ['terminos-condiciones', 'politica-privacidad', 'politica-cookies']
const GALERIA = [
  'galeria-manager',
  'galeria-manager/crear',
  'galeria-manager/editar/:id',
  'galeria-manager/eliminar/:id',
]
const STAFF = [
  'ver-asesorias',
  'ver-inscripciones',
  'usuarios',
  'usuarios/ver/:uid',
  'boletines-manager',
  'boletines-manager/crear',
  'boletines-manager/editar/:id',
  'boletines-manager/eliminar/:id',
  'libros-manager',
  'libros-manager/crear',
  'libros-manager/editar/:id',
  'libros-manager/eliminar/:id',
  ...GALERIA,
]
const ADMIN = ['usuarios/crear', 'usuarios/editar/:uid', 'usuarios/eliminar/:uid']

it('gives every role its own screens, and no other', () => {
  expect(paths(ROL.USUARIO).toSorted()).toEqual([...COMMON, ...LEGAL, ...GALERIA].toSorted())
  expect(paths(ROL.EDITOR).toSorted()).toEqual([...COMMON, ...LEGAL, ...STAFF].toSorted())
  expect(paths(ROL.ADMIN).toSorted()).toEqual([...COMMON, ...LEGAL, ...STAFF, ...ADMIN].toSorted())
})

it("has one page for whoever lacks the gallery's manager, and it is not the manager's", () => {
  const pagesOf = (rol: Rol) =>
    screensFor(rol).flatMap(({ path, page }) => (GALERIA.includes(path) ? [page] : []))
  const [refusal, ...others] = pagesOf(ROL.USUARIO)
  expect(new Set(others)).toEqual(new Set([refusal]))
  expect(pagesOf(ROL.EDITOR)).toEqual(pagesOf(ROL.ADMIN))
  expect(new Set(pagesOf(ROL.EDITOR)).size).toBe(4)
  expect(pagesOf(ROL.EDITOR)).not.toContain(refusal)
})

it('gives editors and administrators the same navigation, and taxpayers none of the management', () => {
  expect(navigation(ROL.EDITOR)).toEqual(navigation(ROL.ADMIN))
  expect(navigation(ROL.USUARIO)).toEqual(COMMON)
  expect(navigation(ROL.ADMIN).filter((path) => path.includes('/'))).toEqual([])
})

it('shows visitors and dashboards the same pages, under the same names', () => {
  for (const { path, page } of PUBLIC_SCREENS.filter(({ path }) => path !== '/')) {
    const name = path.slice(1) as keyof typeof COMMON_PAGES
    expect(page).toBe(COMMON_PAGES[name])
    expect(screensFor(ROL.USUARIO).find((screen) => screen.path === name)?.page).toBe(page)
  }
})
