import * as z from 'zod'
import { CIERRES, DISCAPACIDAD, ESTADOS, TIPOS_SERVICIO, VERSIONES_COMUNICACIONES } from './catalogos.ts'
import {
  consentimiento,
  correo,
  countSchema,
  ignored,
  isoDateTime,
  line,
  name,
  number,
  phone,
  text,
} from './fields.ts'

export const DETALLE_MAX = 3000

export const MENSAJES_ASESORIA = {
  nombre: 'Escribe tu nombre.',
  cedulaRuc: 'Escribe tu cédula o RUC.',
  cedulaRucDigits: 'La cédula tiene 10 dígitos y el RUC 13. Revisa el número.',
  telefono: 'Escribe tu teléfono.',
  telefonoDigits: 'Escribe un número de teléfono de 7 a 15 dígitos.',
  ciudad: 'Escribe tu ciudad.',
  tipoServicio: 'Elige el tipo de servicio.',
  tipoContribuyente: 'Elige tu tipo de contribuyente.',
  discapacidad: 'Indica si tienes alguna discapacidad.',
  medioContacto: 'Elige cómo prefieres que te contactemos.',
  detalle: 'Cuéntanos en qué necesitas ayuda.',
} as const

/**
 * What a person asks for. Wider than the registration on purpose: companies, whose RUC no cédula begins,
 * and people with a landline ask for advice too. `UsuarioId` is accepted and ignored: the token tells it.
 */
export const asesoriaCreateSchema = z.object({
  Nombre: name(MENSAJES_ASESORIA.nombre, 120),
  CedulaRUC: number(MENSAJES_ASESORIA.cedulaRuc, MENSAJES_ASESORIA.cedulaRucDigits, (value) =>
    /^(?:[0-9]{10}|[0-9]{13})$/.test(value),
  ),
  Correo: correo,
  Telefono: phone(MENSAJES_ASESORIA.telefono, MENSAJES_ASESORIA.telefonoDigits, (value) =>
    /^\+?[0-9]{7,15}$/.test(value),
  ),
  Ciudad: line(MENSAJES_ASESORIA.ciudad, 60),
  TipoServicio: z.enum(TIPOS_SERVICIO, { error: MENSAJES_ASESORIA.tipoServicio }),
  TipoContribuyente: line(MENSAJES_ASESORIA.tipoContribuyente, 100),
  Discapacidad: z.enum(DISCAPACIDAD, { error: MENSAJES_ASESORIA.discapacidad }),
  MedioContacto: line(MENSAJES_ASESORIA.medioContacto, 100),
  DetalleSolicitud: text(MENSAJES_ASESORIA.detalle, DETALLE_MAX),
  UsuarioId: ignored,
  Consentimiento: consentimiento,
  /** The text under which a visitor ticked that new bulletins be told; an odd one is no reason to refuse the request. */
  Suscripcion: z.enum(VERSIONES_COMUNICACIONES).optional().catch(undefined),
})

export const plazoSchema = z.object({
  /** How many days it takes half of the people to be served; null where too few were to tell. */
  Plazo: z.int().nullable(),
})

export const plazoAnswerSchema = plazoSchema.extend({
  /** How many were served since the half-year began; null where too few were to tell. */
  Atendidas: z.int().nullable(),
})

export const asesoriaCreatedSchema = plazoSchema.extend({
  Id: z.string(),
  mensaje: z.string(),
  Numero: z.string(),
})

/** What a request can be in; the last one has a `Cierre`. */
export const estado = z.enum(ESTADOS)
export const cierre = z.enum(CIERRES)

/** Somebody of the team, by the name of now. */
export const teamMemberSchema = z.object({ Uid: z.string(), Nombre: z.string() })

/** A request as staff sees it; `UsuarioUsername` is null where nobody's account stands behind it. */
export const asesoriaSchema = z.object({
  Id: z.string(),
  Nombre: z.string(),
  CedulaRUC: z.string(),
  Correo: z.string(),
  Telefono: z.string(),
  Ciudad: z.string(),
  TipoServicio: z.string(),
  TipoContribuyente: z.string(),
  Discapacidad: z.enum(DISCAPACIDAD),
  MedioContacto: z.string(),
  DetalleSolicitud: z.string(),
  UsuarioId: z.string().nullable(),
  UsuarioUsername: z.string().nullable(),
  FechaSolicitud: isoDateTime.nullable(),
  Realizada: z.boolean(),
  FechaRealizacion: isoDateTime.nullable(),
  /** Null in what was asked before requests had numbers. */
  Numero: z.string().nullable(),
  Estado: estado,
  Cierre: cierre.nullable(),
  /** Who attends to it. */
  Atiende: teamMemberSchema.nullable(),
  /** The person wrote, and nobody of the team has answered. */
  PorResponder: z.boolean(),
  /** When anything of it changed. */
  FechaActualizacion: isoDateTime.nullable(),
})

/** How many requests there are, in all and in each state. */
export const asesoriaCountSchema = countSchema.extend({ Pendientes: z.int(), Realizadas: z.int() })

export const bulkDeletedSchema = z.object({ mensaje: z.string(), eliminadas: z.int() })

export type AsesoriaCreate = z.output<typeof asesoriaCreateSchema>
export type AsesoriaCount = z.output<typeof asesoriaCountSchema>
export type Asesoria = z.output<typeof asesoriaSchema>
