import { ROL, type Rol } from '@naf/contract'
import { MENSAJES_USUARIOS } from './messages.ts'

export const ROLES: readonly Rol[] = [ROL.USUARIO, ROL.EDITOR, ROL.ADMIN]

export const rolName = (rol: Rol): string => MENSAJES_USUARIOS.roles[rol]
