import { expect, type Page } from '@playwright/test'
import { openForm } from './asesoria-form.ts'
import { withIds } from './demo-ids.ts'
import { openLogin } from './people.ts'
import { aName, storeRequests } from './requests.ts'
import { bringSession, dashboardOf, type Role } from './roles.ts'
import { OWN_ROUTES, type OwnRoute, PUBLIC_ROUTES, READING_ROUTES, REFUSAL, type Route } from './routes.ts'

/** A screen of the portal, ready to be looked at. */
export interface Screen {
  name: string
  heading: string | RegExp
  title: string
  open: (page: Page) => Promise<void>
  /** The same with a few of a long list's rows: of more nobody learns anything new. */
  openFew?: (page: Page) => Promise<void>
}

export const openReset = async (page: Page) => {
  await openLogin(page)
  await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click()
}

/** Where a visitor gets to by more than its address. */
const PUBLIC_WAYS: Record<string, Screen['open']> = { '/servicios': openForm, '/login': openLogin }

const publicScreen = ({ path, ...route }: Route): Screen => ({
  ...route,
  name: path,
  open: PUBLIC_WAYS[path] ?? (async (page) => void (await page.goto(await withIds(path)))),
})

const RESET: Screen = {
  name: '/login, the password forgotten',
  heading: 'Restablece tu contraseña',
  title: 'Restablece tu contraseña · NAF',
  open: openReset,
}

/** Where links in mails lead; this one has lost its code. */
const CUENTA: Screen = {
  name: '/cuenta, by a link that no longer works',
  heading: 'Este enlace ya no sirve',
  title: 'Este enlace ya no sirve · NAF',
  open: async (page) => void (await page.goto('/cuenta')),
}

/** Where links in the mails about a request lead, without one. */
const SEGUIMIENTO: Screen = {
  name: '/seguimiento',
  heading: 'Seguimiento de tu solicitud',
  title: 'Seguimiento de tu solicitud · NAF',
  open: async (page) => void (await page.goto('/seguimiento')),
}

/** Opens a screen of the own dashboard; ':libros' and the like stand for a demo record's id. */
export const openOwn = async (page: Page, role: Role, screen: string): Promise<void> => {
  await bringSession(page, role)
  await page.goto(`${dashboardOf(role)}/${await withIds(screen)}`)
}

/** What a few of the demo data's records have in common, and hardly any other. */
const FEW: Record<string, string> = {
  'ver-inscripciones': 'toapanta',
  usuarios: 'toapanta',
  'boletines-manager': 'retención',
  'libros-manager': 'retenciones',
  'galeria-manager': 'mercado',
}

/** Two of its own. */
const openRequests = async (page: Page, role: Role) => {
  const ciudad = aName('Ciudad')
  await storeRequests({ ciudad, detalleSolicitud: 'Sin fin. '.repeat(60) }, { ciudad, fechaSolicitud: null })
  await openOwn(page, role, `ver-asesorias?q=${encodeURIComponent(ciudad)}`)
  await expect(page.getByRole('button', { name: 'Marcar como realizada' }).first()).toBeVisible()
  await expect(page.getByText(/sin marcar como realizada\.$/)).toBeVisible()
}

const ownScreen = (role: Role, { path, ...route }: OwnRoute): Screen => {
  const few = FEW[path]
  return {
    ...route,
    name: `${dashboardOf(role)}/${path}`,
    open: (page) => (path === 'ver-asesorias' ? openRequests(page, role) : openOwn(page, role, path)),
    ...(few && { openFew: (page: Page) => openOwn(page, role, `${path}?q=${encodeURIComponent(few)}`) }),
  }
}

export const editPerfil = async (page: Page): Promise<void> => {
  await openOwn(page, 'usuario', 'perfil')
  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  await expect(page.getByRole('button', { name: 'Guardar Cambios' })).toBeVisible()
}

const isForAll = ({ roles }: OwnRoute) => roles.includes('usuario')
const FOR_ALL = OWN_ROUTES.filter(isForAll)
const STAFF_ONLY = OWN_ROUTES.filter((route) => !isForAll(route))

/** A dashboard's copies of public pages: drawn by the same code, in less width. */
const isCopy = ({ path }: Route) =>
  [...PUBLIC_ROUTES, ...READING_ROUTES].some((each) => each.path === `/${path}`) &&
  !['servicios', 'boletines', 'boletines/:boletines'].includes(path)

const named = (path: string) => OWN_ROUTES.filter((route) => route.path === path)

/** Each screen once, whosever dashboard it stands in; in what is not a copy somebody reads something else. */
export const DIFFERENT_SCREENS: readonly Screen[] = [
  ...[...PUBLIC_ROUTES, ...READING_ROUTES].map(publicScreen),
  RESET,
  CUENTA,
  SEGUIMIENTO,
  ...FOR_ALL.filter((route) => !isCopy(route)).map((route) => ownScreen('usuario', route)),
  {
    name: '/dashboard-usuario/perfil, being edited',
    heading: 'Mi Perfil',
    title: 'Mi Perfil · NAF',
    open: editPerfil,
  },
  {
    ...REFUSAL,
    name: '/dashboard-usuario/galeria-manager',
    open: (page) => openOwn(page, 'usuario', 'galeria-manager'),
  },
  ...STAFF_ONLY.map((route) => ownScreen('admin', route)),
  // An editor's users have no buttons to create and to change, and an explanation in their place.
  ...named('inicio').map((route) => ownScreen('admin', route)),
  ...named('usuarios').map((route) => ownScreen('editor', route)),
]

/** The public pages as a dashboard shows them. */
export const COPIES: readonly Screen[] = FOR_ALL.filter(isCopy).map((route) => ownScreen('usuario', route))

/** As `show`, with the shorter list where there is one. */
export const showFew = (page: Page, screen: Screen): Promise<void> =>
  show(page, { ...screen, open: screen.openFew ?? screen.open })

/** Opens a screen and waits until it and what it loads are there. */
export const show = async (page: Page, { open, heading }: Screen): Promise<void> => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expectLoaded(page)
}

/** The document says which screen it is, and that it is in Spanish. */
export const expectTitled = async (page: Page, { title }: Screen): Promise<void> => {
  await expect.soft(page).toHaveTitle(title)
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'es-EC')
}

/** No list and no record of the screen is still on its way. */
export const expectLoaded = async (page: Page): Promise<void> => {
  await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0)
  await expect(page.getByText(/^Cargando .*\.\.\.$/)).toHaveCount(0)
}
