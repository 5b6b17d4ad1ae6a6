import * as z from 'zod'
import { VERSIONES_COMUNICACIONES } from '../catalogs.ts'
import * as field from '../fields.ts'
import { CORREO_MAX, cleanCorreo, isUsername, USERNAME_MAX } from '../identity.ts'
import { DEFAULT_ROL, isRol, type Rol } from '../permissions.ts'
import { exported, FILTRO, pageOf } from './lists.ts'

const USERNAME = 'Usa de 3 a 30 caracteres, sin espacios: números, puntos, guiones y letras sin tilde ni ñ.'
const USERNAME_EMPTY = 'Escribe un nombre de usuario.'

const username = field
  .typedLine(USERNAME_MAX, USERNAME, USERNAME_EMPTY)
  .min(1, USERNAME_EMPTY)
  .refine(
    (value) => !/^[._-]+$/.test(value),
    'El nombre de usuario debe tener al menos una letra o un número.',
  )
  .refine(isUsername, USERNAME)

const LOGIN_EMPTY = 'Escribe tu nombre de usuario o tu correo.'
const PASSWORD_EMPTY = 'Escribe tu contraseña.'

export const loginSchema = z.object({
  /** A username, or the account's e-mail; usernames have no at sign. */
  username: field
    .typedLine(CORREO_MAX, USERNAME, LOGIN_EMPTY)
    .min(1, LOGIN_EMPTY)
    .overwrite((value) => (value.includes('@') ? cleanCorreo(value).toLowerCase() : value))
    .max(CORREO_MAX, USERNAME),
  password: z.string({ error: PASSWORD_EMPTY }).min(1, PASSWORD_EMPTY).max(4096, PASSWORD_EMPTY),
})

const COMUNICACIONES = 'Indica si quieres recibir comunicaciones del NAF.'

/** A person's answer about communications, and the version of the text that asked. */
const comunicacionesUpdateSchema = z.object({
  acepta: z.boolean(COMUNICACIONES),
  version: z.enum(VERSIONES_COMUNICACIONES, COMUNICACIONES),
})

/** All null for a person who was never asked. */
const comunicacionesSchema = z.object({
  ...field.textsOrNull('Version'),
  ...field.momentsOrNull('Fecha'),
  Acepta: z.boolean().nullable(),
})

const person = {
  nombre: field.name('Escribe el nombre.'),
  segundoNombre: field.name('Escribe el segundo nombre.'),
  apellido: field.name('Escribe el apellido.'),
  segundoApellido: field.name('Escribe el segundo apellido.'),
  telefono: field.telefono,
  ciudad: field.line('Escribe la ciudad.', 60),
  tipoContribuyente: field.line('Elige el tipo de contribuyente.'),
}

const registration = <T extends string, N extends z.ZodType<string, string>>(tipo: T, number: N) =>
  z.object({
    ...person,
    segundoNombre: field.optionalName.default(''),
    segundoApellido: field.optionalName.default(''),
    telefono: field.registeredTelefono,
    username,
    correo: field.correo,
    password: field.password,
    tipoIdentificacion: z.literal(tipo),
    cedulaRUC: number,
    rol_id: field.ignored,
    uid: z.string().min(1).max(128),
    consentimiento: field.consentimiento,
    /** A malformed answer counts as none and refuses no registration. */
    comunicaciones: comunicacionesUpdateSchema.optional().catch(undefined),
  })

/**
 * A registration. `rol_id` is accepted and ignored: it always makes a taxpayer. `uid` and `correo` must be those of the
 * token that comes with it.
 */
export const registerSchema = z.discriminatedUnion(
  'tipoIdentificacion',
  [registration('cedula', field.cedula), registration('ruc', field.ruc)],
  { error: 'Elige si usas cédula o RUC.' },
)

/** The passwords are accepted, as the specification says, and never used: the browser changes them at the identity provider. */
export const perfilUpdateSchema = z.object({
  ...person,
  cedulaRUC: field.cedulaRuc,
  passwordActual: z.string().max(4096).optional(),
  nuevaContrasena: z.string().max(4096).optional(),
})

/** 1, 2 or 3, as a number or as the text of a select. */
const rolId = z.literal([1, 2, 3, '1', '2', '3'], 'Elige un rol.').transform((value) => Number(value) as Rol)

export const userCreateSchema = z.object({
  ...person,
  correo: field.correo,
  password: field.password,
  cedulaRUC: field.cedulaRuc,
  username,
  rol_id: rolId.default(DEFAULT_ROL),
})

/** The form of an administrator for another user. An empty optional field is emptied, a missing one is kept. */
export const userUpdateSchema = z.object({
  nombre: person.nombre,
  apellido: person.apellido,
  correo: field.correo,
  cedulaRUC: field.cedulaRuc,
  username,
  segundoNombre: field.optionalName.optional(),
  segundoApellido: field.optionalName.optional(),
  telefono: field.optionalTelefono.optional(),
  ciudad: field.optionalLine(60).optional(),
  tipoContribuyente: field.optionalLine().optional(),
  rol_id: rolId.optional(),
})

const rol = z.custom<Rol>(isRol)

const listed = {
  ...field.texts('Id', 'FirebaseUid', 'Username', 'CedulaRUC'),
  ...field.texts('Nombre', 'SegundoNombre', 'Apellido', 'SegundoApellido'),
  rol_id: rol,
  /** Whether somebody has proved to read the mailbox of `Correo`. Staff alone is told, unless the identity provider is silent. */
  CorreoConfirmado: z.boolean().optional(),
}

export const userSchema = z.object({
  ...listed,
  ...field.texts('Correo', 'Telefono', 'Ciudad', 'TipoContribuyente'),
  FechaRegistro: field.isoDateTime,
  /** How often the form of the user or of the profile was edited. */
  Version: z.int(),
})

/** Whether the user can log in: with an enabled account, a disabled one, or without one. */
const ESTADOS_CUENTA = ['activa', 'inactiva', 'sin cuenta'] as const

/** A row of the list of users. `Cuenta` is missing if the identity provider did not answer. */
const userListItemSchema = z.object({ ...listed, Cuenta: z.enum(ESTADOS_CUENTA).optional() })

export const users = {
  login: { input: loginSchema, output: z.object(field.texts('email')) },
  dashboardAccess: { output: z.object(field.texts('redirect')) },
  register: { input: registerSchema, output: userSchema },
  readRol: { output: z.object({ rol }) },
  read: { output: userSchema },
  updatePerfil: { input: perfilUpdateSchema, output: userSchema },
  deletePerfil: field.done,
  readComunicaciones: { output: comunicacionesSchema },
  updateComunicaciones: { input: comunicacionesUpdateSchema, output: comunicacionesSchema },
  /** By surname and name up to 20,000 users; pages, and longer lists, newest first. */
  list: pageOf(userListItemSchema),
  count: { output: field.countSchema },
  export: {
    query: field.querySchema({
      ...exported,
      rol: z.enum(['1', '2', '3'], FILTRO).transform(Number).optional(),
    }),
  },
  create: { input: userCreateSchema, output: userSchema },
  update: { input: userUpdateSchema, output: userSchema },
  delete: field.done,
}

export type User = z.output<typeof userSchema>
export type Registration = z.output<typeof registerSchema>
export type Comunicaciones = z.output<typeof comunicacionesSchema>
export type ComunicacionesUpdate = z.output<typeof comunicacionesUpdateSchema>
export type UserCreate = z.output<typeof userCreateSchema>
export type UserUpdate = z.output<typeof userUpdateSchema>
export type UserListItem = z.output<typeof userListItemSchema>
