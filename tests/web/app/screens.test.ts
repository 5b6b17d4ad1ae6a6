import { ROL, type Rol } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { HEADS, RECORD_HEADS } from '../../../web/src/app/heads.ts'
import { navigationFor } from '../../../web/src/app/navigation.ts'
import { linksIn, PUBLIC_SCREENS } from '../../../web/src/app/public-screens.ts'
import { SCREENS, screensFor } from '../../../web/src/app/screens.ts'
import {
  FOOTER_LINKS,
  HEADER_LINKS,
  MAIL_PATHS,
  MANAGEMENT_LINKS,
  OWN_AREAS,
  OWN_LINKS,
  OWN_ROUTES,
  PUBLIC_ROUTES,
  READING_ROUTES,
  STAFF_LINKS,
} from '../../support/e2e/routes.ts'

/** What the features say of their screens, against the table of addresses that the journeys go by. */

const ROL_OF = { admin: ROL.ADMIN, editor: ROL.EDITOR, usuario: ROL.USUARIO }

/** The portal and the table call an id by different names. */
const pattern = (path: string) => path.replace(/:\w+/, ':id')
const pathsOf = (screens: readonly { path: string }[]) => screens.map(({ path }) => pattern(path)).toSorted()
const navigation = (rol: Rol) =>
  navigationFor(rol).flatMap(({ links }) => links.map(({ path, nav }) => [nav.label, path]))

describe('the dashboards', () => {
  it('call a screen of the staff in the menu as it calls itself', () => {
    const headings = MANAGEMENT_LINKS.map(
      ([, path]) => OWN_ROUTES.find((route) => route.path === path)?.heading,
    )
    expect(MANAGEMENT_LINKS.map(([label]) => label)).toEqual(headings)
  })

  it.each(['admin', 'editor', 'usuario'] as const)('give %s their own screens, and no other', (role) => {
    const theirs = OWN_ROUTES.filter(({ roles, refusalShown }) => roles.includes(role) || refusalShown)
    expect(pathsOf(screensFor(ROL_OF[role]))).toEqual(pathsOf(theirs))
  })

  it("have one page for whoever lacks the gallery's manager, and it is not the manager's", () => {
    const manager = OWN_AREAS['the gallery']?.map(({ path }) => pattern(path)) ?? []
    const pagesOf = (rol: Rol) =>
      screensFor(rol).flatMap(({ path, page }) => (manager.includes(path) ? [page] : []))
    const [refusal, ...others] = pagesOf(ROL.USUARIO)
    expect(refusal).toBeDefined()
    expect(new Set(others)).toEqual(new Set([refusal]))
    expect(pagesOf(ROL.EDITOR)).toEqual(pagesOf(ROL.ADMIN))
    expect(new Set(pagesOf(ROL.EDITOR)).size).toBe(5)
    expect(pagesOf(ROL.EDITOR)).not.toContain(refusal)
  })

  it('give editors and administrators the same navigation, and taxpayers none of the management', () => {
    expect(navigation(ROL.EDITOR)).toEqual(STAFF_LINKS)
    expect(navigation(ROL.ADMIN)).toEqual(STAFF_LINKS)
    expect(navigation(ROL.USUARIO)).toEqual(OWN_LINKS)
  })

  it('give staff what is to be done first, then what is published, and what everybody finds folded', () => {
    const sections = navigationFor(ROL.EDITOR).map(({ title, folded = false }) => [title, folded])
    expect(sections).toEqual([
      ['Trabajo', false],
      ['Contenido', false],
      ['Portal público', true],
    ])
    expect(navigationFor(ROL.USUARIO).map(({ folded }) => folded)).toEqual([undefined])
  })

  it('show the same pages as visitors see, under the same names', () => {
    const shared = PUBLIC_SCREENS.filter(({ path, label }) => label && path !== '/')
    expect(shared.length).toBeGreaterThan(9)
    for (const { path, page } of shared)
      expect(screensFor(ROL.USUARIO).find((screen) => `/${screen.path}` === path)?.page, path).toBe(page)
  })
})

describe('visitors', () => {
  it('find the public pages, and where links in mails lead', () => {
    const paths = [...pathsOf([...PUBLIC_ROUTES, ...READING_ROUTES]), ...MAIL_PATHS]
    expect(pathsOf(PUBLIC_SCREENS)).toEqual(paths.toSorted())
    expect(PUBLIC_SCREENS.flatMap(({ path, fromMail }) => (fromMail ? [path] : []))).toEqual(MAIL_PATHS)
  })

  it('find the links of the header and the footer in their order', () => {
    const links = (place: 'header' | 'footer') => linksIn(place).map(({ label, path }) => [label, path])
    expect(links('header')).toEqual(HEADER_LINKS)
    expect(links('footer')).toEqual(FOOTER_LINKS)
  })
})

it('search engines are told of every public page, and of none where links in mails lead', () => {
  expect(pathsOf(HEADS)).toEqual(pathsOf(PUBLIC_ROUTES))
})

it('the server completes the pages on which publications are read, and no other', () => {
  expect(pathsOf(RECORD_HEADS)).toEqual(pathsOf(READING_ROUTES))
})

it('no two links want the same place in a menu', () => {
  const places = [
    ...PUBLIC_SCREENS.flatMap(({ header, footer }) => header ?? footer ?? []).map(
      (place) => `public ${place}`,
    ),
    ...SCREENS.flatMap(({ nav }) => (nav ? [`staff ${nav.group} ${nav.order}`] : [])),
    ...navigationFor(ROL.USUARIO).flatMap(({ links }) => links.map(({ nav }) => `own ${nav.order}`)),
  ]
  expect(places.length).toBe(new Set(places).size)
})
