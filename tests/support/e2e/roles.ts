import type { Page } from '@playwright/test'
import { DEMO } from './people.ts'
import { bringState, loggedIn } from './storage.ts'

export type Role = keyof typeof DEMO

export const ROLES = Object.keys(DEMO) as Role[]

export const dashboardOf = (role: Role) => `/dashboard-${role}`

/** The first screen of the own dashboard. */
export const inicioOf = (role: Role) => `${dashboardOf(role)}/inicio`

/** The login says where it goes on to afterwards. */
export const loginFor = (wanted: string) => `/login?redirect=${encodeURIComponent(wanted)}`

/** Makes the browser one in which that demo person has logged in before, and opens nothing yet. */
export const bringSession = async (page: Page, role: Role): Promise<void> => {
  const { correo, password } = DEMO[role]
  await bringState(page, await loggedIn(correo, password))
}

/** Opens what of the navigation is folded for staff. */
export const unfold = (page: Page) => navigation(page).getByText('Portal público').click()

/** The way through the screens: beside them, or in the drawer of a phone. */
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
