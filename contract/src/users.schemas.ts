import * as z from 'zod'
import { TIPOS_IDENTIFICACION, VERSIONES_COMUNICACIONES } from './catalogos.ts'
import {
  cedula,
  cedulaRuc,
  consentimiento,
  correo,
  ignored,
  isoDateTime,
  line,
  name,
  optionalName,
  password,
  ruc,
  telefono,
  typed,
  typedLine,
} from './fields.ts'
import { CORREO_MAX, cleanCorreo, isNewUsername, isUsername, USERNAME_MAX } from './identidad.ts'
import { isRol } from './permissions.ts'

export const MENSAJES_USUARIO = {
  nombre: 'Escribe tu nombre.',
  segundoNombre: 'Escribe tu segundo nombre.',
  apellido: 'Escribe tu apellido.',
  segundoApellido: 'Escribe tu segundo apellido.',
  ciudad: 'Escribe tu ciudad.',
  cedulaRuc: 'Escribe tu cédula o RUC.',
  tipoIdentificacion: 'Elige si usas cédula o RUC.',
  tipoContribuyente: 'Elige tu tipo de contribuyente.',
  usernameRequired: 'Escribe un nombre de usuario.',
  usernameLogin: 'Escribe tu nombre de usuario o tu correo.',
  username: 'Usa de 3 a 30 caracteres, sin espacios: números, puntos, guiones y letras sin tilde ni ñ.',
  usernameLetter: 'El nombre de usuario debe tener al menos una letra o un número.',
  passwordRequired: 'Escribe tu contraseña.',
  comunicaciones: 'Indica si quieres recibir comunicaciones del NAF.',
} as const

const rol = z.custom<1 | 2 | 3>(isRol)

/** As an account may have had it for long; a new one follows `usernameSchema`. Unique without minding capitals. */
export const keptUsernameSchema = typedLine(
  USERNAME_MAX,
  MENSAJES_USUARIO.username,
  MENSAJES_USUARIO.usernameRequired,
)
  .min(1, MENSAJES_USUARIO.usernameRequired)
  .refine(isUsername, MENSAJES_USUARIO.username)

export const usernameSchema = keptUsernameSchema.refine(
  (value) => !isUsername(value) || isNewUsername(value),
  MENSAJES_USUARIO.usernameLetter,
)

export const loginSchema = z.object({
  /** A username, or the e-mail of the account; no username has an at sign. */
  username: typed(CORREO_MAX, MENSAJES_USUARIO.username, MENSAJES_USUARIO.usernameLogin)
    .trim()
    .min(1, MENSAJES_USUARIO.usernameLogin)
    .overwrite((value) => (value.includes('@') ? cleanCorreo(value).toLowerCase() : value))
    .max(CORREO_MAX, MENSAJES_USUARIO.username),
  password: z
    .string({ error: MENSAJES_USUARIO.passwordRequired })
    .min(1, MENSAJES_USUARIO.passwordRequired)
    .max(4096, MENSAJES_USUARIO.passwordRequired),
})

export const loginAnswerSchema = z.object({ email: z.string() })
export const dashboardAccessSchema = z.object({ redirect: z.string() })
export const userRolSchema = z.object({ rol })

const names = {
  nombre: name(MENSAJES_USUARIO.nombre),
  apellido: name(MENSAJES_USUARIO.apellido),
  ciudad: line(MENSAJES_USUARIO.ciudad, 60),
  telefono,
  tipoContribuyente: line(MENSAJES_USUARIO.tipoContribuyente, 100),
}

/** What a person says to the communications, and which text asked. */
export const comunicacionesUpdateSchema = z.object({
  acepta: z.boolean(MENSAJES_USUARIO.comunicaciones),
  version: z.enum(VERSIONES_COMUNICACIONES, MENSAJES_USUARIO.comunicaciones),
})

/** All null where the person was never asked. */
export const comunicacionesSchema = z.object({
  Acepta: z.boolean().nullable(),
  Version: z.string().nullable(),
  Fecha: isoDateTime.nullable(),
})

const registration = <T extends string, N extends z.ZodType<string, string>>(tipo: T, number: N) =>
  z.object({
    ...names,
    segundoNombre: optionalName.default(''),
    segundoApellido: optionalName.default(''),
    username: usernameSchema,
    correo,
    password,
    tipoIdentificacion: z.literal(tipo),
    cedulaRUC: number,
    rol_id: ignored,
    uid: z.string().min(1).max(128),
    consentimiento,
    /** What is no answer counts as none: no reason to turn somebody away. */
    comunicaciones: comunicacionesUpdateSchema.optional().catch(undefined),
  })

/**
 * What a person registers with. `rol_id` is accepted and ignored: a registration is always a taxpayer's.
 * `uid` and `correo` must be those of the token that comes with it.
 */
export const registerSchema = z.discriminatedUnion(
  'tipoIdentificacion',
  [registration(TIPOS_IDENTIFICACION[0], cedula), registration(TIPOS_IDENTIFICACION[1], ruc)],
  { error: MENSAJES_USUARIO.tipoIdentificacion },
)

/** The passwords are accepted, as the contract says, and never used here: the identity provider changes them. */
export const perfilUpdateSchema = z.object({
  ...names,
  segundoNombre: name(MENSAJES_USUARIO.segundoNombre),
  segundoApellido: name(MENSAJES_USUARIO.segundoApellido),
  cedulaRUC: cedulaRuc(MENSAJES_USUARIO.cedulaRuc),
  passwordActual: z.string().max(4096).optional(),
  nuevaContrasena: z.string().max(4096).optional(),
})

/** A user record as the API gives it. */
export const userSchema = z.object({
  Id: z.string(),
  FirebaseUid: z.string(),
  Nombre: z.string(),
  SegundoNombre: z.string(),
  Apellido: z.string(),
  SegundoApellido: z.string(),
  Correo: z.string(),
  CedulaRUC: z.string(),
  Telefono: z.string(),
  Ciudad: z.string(),
  TipoContribuyente: z.string(),
  Username: z.string(),
  rol_id: rol,
  FechaRegistro: isoDateTime,
})

export type User = z.output<typeof userSchema>
export type Registration = z.output<typeof registerSchema>
export type Comunicaciones = z.output<typeof comunicacionesSchema>
export type ComunicacionesUpdate = z.output<typeof comunicacionesUpdateSchema>
export type PerfilUpdate = z.output<typeof perfilUpdateSchema>
