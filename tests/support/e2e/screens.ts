import { expect, type Page } from '@playwright/test'
import { dialog } from './dialogs.ts'
import { openLogin } from './people.ts'
import { aName, storeRequests } from './requests.ts'
import { bringSession, dashboardOf, ROLES, type Role } from './roles.ts'

/** Every screen of the portal, ready to be looked at. */
export interface Screen {
  name: string
  title: string
  heading: string | RegExp
  open: (page: Page) => Promise<void>
}

const openForm = async (page: Page) => {
  await page.goto('/servicios')
  await page.getByRole('button', { name: 'Continuar sin registro' }).click()
  await expect(dialog(page)).toBeHidden()
}

export const openReset = async (page: Page) => {
  await openLogin(page)
  await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click()
}

const PUBLIC_SCREENS: Screen[] = [
  {
    name: '/',
    title: 'Inicio · NAF',
    heading: 'Asesoría tributaria y contable gratuita',
    open: async (page) => void (await page.goto('/')),
  },
  { name: '/servicios', title: 'Asesoría Virtual · NAF', heading: 'Asesoría Virtual', open: openForm },
  { name: '/login', title: 'Ingresa a tu cuenta · NAF', heading: 'Ingresa a tu cuenta', open: openLogin },
  {
    name: '/login, the password forgotten',
    title: 'Restablece tu contraseña · NAF',
    heading: 'Restablece tu contraseña',
    open: openReset,
  },
  {
    name: '/register',
    title: 'Crea tu cuenta · NAF',
    heading: 'Crea tu cuenta',
    open: async (page) => void (await page.goto('/register')),
  },
]

const openOwn = (role: Role, screen: string) => async (page: Page) => {
  await bringSession(page, role)
  await page.goto(`${dashboardOf(role)}/${screen}`)
}

const editPerfil = (role: Role) => async (page: Page) => {
  await openOwn(role, 'perfil')(page)
  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  await expect(page.getByRole('button', { name: 'Guardar Cambios' })).toBeVisible()
}

/** Of many rows axe would learn no more than of two. */
const openFullList = (role: Role) => async (page: Page) => {
  const ciudad = aName('Ciudad')
  await storeRequests({ ciudad, detalleSolicitud: 'Sin fin. '.repeat(60) }, { ciudad, fechaSolicitud: null })
  await openOwn(role, `ver-asesorias?q=${encodeURIComponent(ciudad)}`)(page)
  await expect(page.getByRole('button', { name: 'Eliminar', exact: true }).first()).toBeVisible()
  await expect(page.locator('.swal2-toast')).toBeVisible()
}

const ownScreens = (role: Role): Screen[] => [
  { name: 'inicio', title: 'Inicio · NAF', heading: /^Hola, ./, open: openOwn(role, 'inicio') },
  {
    name: 'servicios',
    title: 'Asesoría Virtual · NAF',
    heading: 'Asesoría Virtual',
    open: openOwn(role, 'servicios'),
  },
  { name: 'perfil', title: 'Mi Perfil · NAF', heading: 'Mi Perfil', open: openOwn(role, 'perfil') },
  {
    name: 'perfil, being edited',
    title: 'Mi Perfil · NAF',
    heading: 'Mi Perfil',
    open: editPerfil(role),
  },
]

const staffScreens = (role: Role): Screen[] =>
  role === 'usuario'
    ? []
    : [
        {
          name: 'ver-asesorias',
          title: 'Asesorías Solicitadas · NAF',
          heading: 'Asesorías Solicitadas',
          open: openFullList(role),
        },
      ]

export const SCREENS: Screen[] = [
  ...PUBLIC_SCREENS,
  ...ROLES.flatMap((role) =>
    [...ownScreens(role), ...staffScreens(role)].map((screen) => ({
      ...screen,
      name: `${dashboardOf(role)}/${screen.name}`,
    })),
  ),
]

/** Opens a screen and waits until it is there. */
export const show = async (page: Page, { open, heading }: Screen): Promise<void> => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0)
}
