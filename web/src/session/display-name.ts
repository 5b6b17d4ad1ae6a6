import { ROL, type Rol } from '@naf/contract'
import { MENSAJES_SESION } from './messages.ts'

const SUFFIX: Record<Rol, string> = { [ROL.ADMIN]: ' (Admin)', [ROL.EDITOR]: ' (Editor)', [ROL.USUARIO]: '' }

/** How the header calls somebody: 'ana (Admin)'; 'Usuario' where there is no name to show. */
export const displayName = (rol: Rol, username: string | undefined): string =>
  `${username || MENSAJES_SESION.unnamed}${SUFFIX[rol]}`
