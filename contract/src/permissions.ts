/** Roles as the portal stores them: 1 administrator, 2 editor, 3 registered taxpayer. */
export const ROL = { ADMIN: 1, EDITOR: 2, USUARIO: 3 } as const
export type Rol = (typeof ROL)[keyof typeof ROL]
export const DEFAULT_ROL: Rol = ROL.USUARIO

export const isRol = (value: unknown): value is Rol => value === 1 || value === 2 || value === 3

export const DASHBOARD: Record<Rol, `/dashboard-${string}`> = {
  [ROL.ADMIN]: '/dashboard-admin',
  [ROL.EDITOR]: '/dashboard-editor',
  [ROL.USUARIO]: '/dashboard-usuario',
}

export const homeOf = (rol: Rol): string => `${DASHBOARD[rol]}/inicio`

const VISITOR = null
type Holder = Rol | typeof VISITOR

const everyone = [VISITOR, ROL.USUARIO, ROL.EDITOR, ROL.ADMIN] as const
const registered = [ROL.USUARIO, ROL.EDITOR, ROL.ADMIN] as const
const staff = [ROL.EDITOR, ROL.ADMIN] as const
const admins = [ROL.ADMIN] as const

/** Which roles hold which permission; `null` stands for a visitor without an account. */
const PERMISSIONS = {
  'salud:read': everyone,
  'users:login': everyone,
  'users:register': everyone,
  'asesorias:create': everyone,
  'seguimiento:use': everyone,
  'suscripciones:use': everyone,
  'inscripciones:create': everyone,
  'libros:read': everyone,
  'galeria:read': everyone,
  'calendario:read': everyone,
  'capacitaciones:read': everyone,
  'capacitaciones:join': everyone,
  'certificados:verify': everyone,
  'boletines:summary': everyone,
  'correos:report': everyone,
  'boletines:read': registered,
  'perfil:manage': registered,
  'asesorias:own': registered,
  'asesorias:manage': staff,
  'asesorias:export': staff,
  'inscripciones:manage': staff,
  'inscripciones:export': staff,
  'boletines:manage': staff,
  'suscripciones:notify': staff,
  'libros:manage': staff,
  'galeria:manage': staff,
  'calendario:manage': staff,
  'capacitaciones:manage': staff,
  'capacitaciones:export': staff,
  'informe:read': staff,
  'informe:manage': staff,
  'informe:export': staff,
  'users:read': staff,
  'plantillas:read': staff,
  'plantillas:manage': admins,
  'papelera:manage': admins,
  'users:manage': admins,
  'users:export': admins,
} as const satisfies Record<string, readonly Holder[]>

export type Permission = keyof typeof PERMISSIONS

/** The permissions that a visitor holds; their endpoints run without a session. */
export type VisitorPermission = {
  [P in Permission]: null extends (typeof PERMISSIONS)[P][number] ? P : never
}[Permission]

/** Whether a role holds a permission. The server's check and the web's buttons both ask this. */
export const can = (rol: Rol | null, permission: Permission): boolean => {
  const holders: readonly Holder[] = PERMISSIONS[permission]
  return holders.includes(rol)
}
