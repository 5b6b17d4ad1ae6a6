import { ROL, type Rol } from './permissions.ts'

/** Where each role's own area of the portal begins. */
export const DASHBOARD: Record<Rol, `/dashboard-${string}`> = {
  [ROL.ADMIN]: '/dashboard-admin',
  [ROL.EDITOR]: '/dashboard-editor',
  [ROL.USUARIO]: '/dashboard-usuario',
}

export const homeOf = (rol: Rol): string => `${DASHBOARD[rol]}/inicio`
