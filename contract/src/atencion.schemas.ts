import * as z from 'zod'
import { asesoriaSchema, cierre, estado, teamMemberSchema } from './asesorias.schemas.ts'
import { CONTACTOS, MOTIVO_MAX } from './catalogos.ts'
import { UNREADABLE_QUERY } from './errors.ts'
import { isoDateTime, optionalText, recordId, text } from './fields.ts'
import { querySchema } from './query.schemas.ts'

/** What the team and the person who asked do with a request after it came in. */

export const NOTA_MAX = 2000
export const MENSAJE_MAX = 3000
export const COMENTARIO_MAX = 1000

export const MENSAJES_ATENCION = {
  nota: 'Escribe la nota.',
  mensaje: 'Escribe el mensaje.',
  cierre: 'Elige cómo terminó la asesoría.',
  valor: 'Elige de 1 a 5.',
  uid: 'Esa persona ya no es del equipo. Elige a otra.',
} as const

/** The reason stays in the history. */
export const reopenSchema = z.object({
  Motivo: optionalText(MOTIVO_MAX).default(''),
})

/** `Desde` is the state that the caller saw. */
export const stateChangeSchema = z
  .object({ Desde: estado, Estado: estado, Cierre: cierre.optional() })
  .refine(({ Estado, Cierre }) => (Estado === 'realizada') === (Cierre !== undefined), {
    path: ['Cierre'],
    error: MENSAJES_ATENCION.cierre,
  })

/** The identity provider's uids have at most 128 characters (firebase.google.com/docs/auth/admin/manage-users). */
const uid = z.string().max(128)

/** `Desde` is who attended to it as the caller saw it; null stands for nobody. */
export const assignmentSchema = z.object({
  Desde: uid.nullable(),
  Uid: recordId(MENSAJES_ATENCION.uid).nullable(),
})

export const noteCreateSchema = z.object({ Texto: text(MENSAJES_ATENCION.nota, NOTA_MAX) })
export const messageCreateSchema = z.object({ Texto: text(MENSAJES_ATENCION.mensaje, MENSAJE_MAX) })
export const contactSchema = z.object({ Medio: z.enum(CONTACTOS) })

/** One to five, and a few words if one likes. */
export const opinionSchema = z.object({
  Valor: z.int(MENSAJES_ATENCION.valor).min(1, MENSAJES_ATENCION.valor).max(5, MENSAJES_ATENCION.valor),
  Comentario: optionalText(COMENTARIO_MAX).default(''),
})

export const givenOpinionSchema = z.object({
  Valor: z.int(),
  Comentario: z.string(),
  Fecha: isoDateTime,
})

/** For the team alone; `Autor` is who wrote it, by the name of now. */
export const noteSchema = z.object({
  Id: z.string(),
  Texto: z.string(),
  Autor: z.string(),
  Fecha: isoDateTime,
})

/** As the team sees it: `Autor` is null where the person who asked wrote it. */
export const messageSchema = z.object({
  Id: z.string(),
  Texto: z.string(),
  Autor: z.string().nullable(),
  Fecha: isoDateTime,
})

/** One thing that happened; `Quien` is null where nobody of the team did it. */
export const historyEntrySchema = z.object({
  Fecha: isoDateTime,
  /** The event's name in the domain's words: `asesoria.realizada`. */
  Evento: z.string(),
  Quien: z.string().nullable(),
  /** What belongs to it: a state, a name, a reason; empty where nothing does. */
  Detalle: z.string(),
})

/** A mail about a request, and what became of it. */
export const requestMailSchema = z.object({
  Id: z.string(),
  Asunto: z.string(),
  Estado: z.enum(['enviado', 'en_espera', 'no_entregado']),
  Fecha: isoDateTime,
})

export const asesoriaCaseSchema = z.object({
  Asesoria: asesoriaSchema,
  Mensajes: z.array(messageSchema),
  Notas: z.array(noteSchema),
  Correos: z.array(requestMailSchema),
  Historial: z.array(historyEntrySchema),
  Opinion: givenOpinionSchema.nullable(),
})

export const changesQuerySchema = querySchema({ desde: z.iso.datetime(UNREADABLE_QUERY) })

/** `Hasta` is what to ask from the next time; `Completa` is false where so much changed that the list is to be read anew. */
export const changesSchema = z.object({
  Hasta: isoDateTime,
  Completa: z.boolean(),
  Asesorias: z.array(asesoriaSchema),
  Eliminadas: z.array(z.string()),
})

export const teamSchema = z.object({ Equipo: z.array(teamMemberSchema) })

export type Opinion = z.output<typeof opinionSchema>
export type Note = z.output<typeof noteSchema>
export type Message = z.output<typeof messageSchema>
export type AsesoriaCase = z.output<typeof asesoriaCaseSchema>
export type AsesoriaChanges = z.output<typeof changesSchema>
