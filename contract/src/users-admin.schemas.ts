import * as z from 'zod'
import {
  cedulaRuc,
  correo,
  line,
  name,
  optionalLine,
  optionalName,
  optionalTelefono,
  password,
  telefono,
} from './fields.ts'
import { DEFAULT_ROL, type Rol } from './permissions.ts'
import { keptUsernameSchema, usernameSchema, userSchema } from './users.schemas.ts'

/** The users as administrators manage them. */

export const MENSAJES_GESTION_USUARIOS = {
  nombre: 'Escribe el nombre.',
  segundoNombre: 'Escribe el segundo nombre.',
  apellido: 'Escribe el apellido.',
  segundoApellido: 'Escribe el segundo apellido.',
  cedulaRuc: 'Escribe la cédula o el RUC.',
  ciudad: 'Escribe la ciudad.',
  tipoContribuyente: 'Elige el tipo de contribuyente.',
  rol: 'Elige un rol.',
} as const

const m = MENSAJES_GESTION_USUARIOS

/** 1, 2 or 3, as a number or as a select's text. */
const rolId = z.literal([1, 2, 3, '1', '2', '3'], m.rol).transform((value) => Number(value) as Rol)

export const userCreateSchema = z.object({
  nombre: name(m.nombre),
  segundoNombre: name(m.segundoNombre),
  apellido: name(m.apellido),
  segundoApellido: name(m.segundoApellido),
  correo,
  password,
  cedulaRUC: cedulaRuc(m.cedulaRuc),
  telefono,
  ciudad: line(m.ciudad, 60),
  tipoContribuyente: line(m.tipoContribuyente, 100),
  username: usernameSchema,
  rol_id: rolId.default(DEFAULT_ROL),
})

/**
 * An optional field that is empty is emptied; one that is not sent stays as it is. Whether a username is new, and then
 * one that may be chosen, only the server can tell.
 */
export const userUpdateSchema = z.object({
  nombre: name(m.nombre),
  apellido: name(m.apellido),
  correo,
  cedulaRUC: cedulaRuc(m.cedulaRuc),
  username: keptUsernameSchema,
  segundoNombre: optionalName.optional(),
  segundoApellido: optionalName.optional(),
  telefono: optionalTelefono.optional(),
  ciudad: optionalLine(60).optional(),
  tipoContribuyente: optionalLine().optional(),
  rol_id: rolId.optional(),
})

/** How the identity account of a record stands: without one, or with a disabled one, nobody logs in. */
const ESTADOS_CUENTA = ['activa', 'inactiva', 'sin cuenta'] as const

/** A row of the list of users. `Cuenta` is missing where the identity provider could not be asked. */
export const userListItemSchema = userSchema
  .pick({
    Id: true,
    FirebaseUid: true,
    Nombre: true,
    SegundoNombre: true,
    Apellido: true,
    SegundoApellido: true,
    Username: true,
    CedulaRUC: true,
    rol_id: true,
  })
  .extend({ Cuenta: z.enum(ESTADOS_CUENTA).optional() })

export type UserCreate = z.output<typeof userCreateSchema>
export type UserUpdate = z.output<typeof userUpdateSchema>
export type EstadoCuenta = (typeof ESTADOS_CUENTA)[number]
export type UserListItem = z.output<typeof userListItemSchema>
