import * as z from 'zod'
import { cierre, estado } from './asesorias.schemas.ts'
import { givenOpinionSchema, messageCreateSchema, opinionSchema } from './atencion.schemas.ts'
import { correo, isoDateTime } from './fields.ts'
import { numeroOf } from './numeros.ts'

/** What the person who asked may know of a request, and do with it. */

export const MENSAJES_SEGUIMIENTO = {
  numero: 'Escribe el número de tu solicitud, como NAF-7Q4K.',
  notFound: 'No encontramos una solicitud con ese número y ese correo. Revísalos y vuelve a intentarlo.',
} as const

const numero = z
  .string({ error: MENSAJES_SEGUIMIENTO.numero })
  .max(40, { error: MENSAJES_SEGUIMIENTO.numero, abort: true })
  .transform((typed, context) => {
    const numero = numeroOf(typed)
    if (numero === null) context.addIssue({ code: 'custom', message: MENSAJES_SEGUIMIENTO.numero })
    return numero ?? z.NEVER
  })

/** As the person sees it: `DelEquipo` tells the team's from the own. */
export const ownMessageSchema = z.object({
  Id: z.string(),
  Texto: z.string(),
  DelEquipo: z.boolean(),
  Fecha: isoDateTime,
})

/** A request as the person who asked sees it; nothing that only the team knows. */
export const trackedSchema = z.object({
  Numero: z.string().nullable(),
  TipoServicio: z.string(),
  MedioContacto: z.string(),
  DetalleSolicitud: z.string(),
  Estado: estado,
  Cierre: cierre.nullable(),
  FechaSolicitud: isoDateTime.nullable(),
  /** When somebody of the team began with it. */
  FechaInicio: isoDateTime.nullable(),
  FechaRealizacion: isoDateTime.nullable(),
  /** The first name of who attends to it. */
  Atiende: z.string().nullable(),
  Mensajes: z.array(ownMessageSchema),
  Opinion: givenOpinionSchema.nullable(),
  /** Until when it can be given or changed; null where there is nothing to judge. */
  OpinionHasta: isoDateTime.nullable(),
})

/** A request with its id, for who is logged in. */
export const ownAsesoriaSchema = trackedSchema.extend({ Id: z.string() })
export const ownAsesoriasSchema = z.object({ Asesorias: z.array(ownAsesoriaSchema) })

/** What the link in a mail bears: which request, and the proof that the mail arrived. Firestore reserves ids like `__id__`. */
export const enlace = z
  .string()
  .regex(/^(?!__.*__\.)[A-Za-z0-9_-]{20,128}\.[A-Za-z0-9_-]{20,64}$/, MENSAJES_SEGUIMIENTO.notFound)

export const trackingSchema = z.object({
  Numero: numero,
  Correo: correo,
})
export const linkSchema = z.object({ Enlace: enlace })

/** `Enlace` opens the same request again, without number and mail. */
export const trackingAnswerSchema = z.object({ Asesoria: trackedSchema, Enlace: z.string() })

export const linkedMessageSchema = linkSchema.extend(messageCreateSchema.shape)
export const linkedOpinionSchema = linkSchema.extend(opinionSchema.shape)

export type Tracked = z.output<typeof trackedSchema>
export type OwnAsesoria = z.output<typeof ownAsesoriaSchema>
export type TrackingAnswer = z.output<typeof trackingAnswerSchema>
