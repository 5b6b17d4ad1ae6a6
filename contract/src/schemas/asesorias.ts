import * as z from 'zod'
import { CIERRES, CIERRES_DEL_EQUIPO, CONTACTOS, DISCAPACIDAD, ESTADOS, MOTIVO_MAX } from '../catalogs.ts'
import { isUsualDay } from '../dates.ts'
import { UNREADABLE_QUERY } from '../errors.ts'
import {
  correo,
  countSchema,
  done,
  ints,
  intsOrNull,
  isoDateTime,
  linkSchema,
  momentsOrNull,
  optionalText,
  querySchema,
  recordId,
  text,
  texts,
  textsOrNull,
  whole,
} from '../fields.ts'
import { pageFields, pageOf } from './lists.ts'
import { asesoriaCreateSchema } from './request.ts'

export const MENSAJE_MAX = 3000
export const COMENTARIO_MAX = 1000

export const MENSAJES_ATENCION = {
  valor: 'Elige de 1 a 5.',
  uid: 'Esa persona ya no es del equipo. Elige a otra.',
} as const

export const estado = z.enum(ESTADOS)
export const cierre = z.enum(CIERRES)

const teamMemberSchema = z.object(texts('Uid', 'Nombre'))

export const asesoriaSchema = z.object({
  ...texts('Id', 'Nombre', 'CedulaRUC', 'Correo', 'Telefono', 'Ciudad'),
  ...texts('TipoServicio', 'TipoContribuyente', 'MedioContacto', 'DetalleSolicitud'),
  /** The user is null for a request without an account. */
  ...textsOrNull('Numero', 'UsuarioId', 'UsuarioUsername'),
  ...momentsOrNull('FechaSolicitud', 'FechaRealizacion', 'FechaActualizacion'),
  /** The reader of the mailbox said that the request is theirs. If they said the opposite, `Correo` is empty. */
  CorreoConfirmado: z.boolean(),
  Discapacidad: z.enum(DISCAPACIDAD),
  Realizada: z.boolean(),
  Estado: estado,
  /** Null until the request is done. */
  Cierre: cierre.nullable(),
  /** The member of staff who attends to it. */
  Atiende: teamMemberSchema.nullable(),
  /** The person wrote, and nobody of the team has answered. */
  PorResponder: z.boolean(),
})

/** `Desde` is the state that the caller saw. */
const stateChangeSchema = z
  .object({ Desde: estado, Estado: estado, Cierre: z.enum(CIERRES_DEL_EQUIPO).optional() })
  .refine(({ Estado, Cierre }) => (Estado === 'realizada') === (Cierre !== undefined), {
    path: ['Cierre'],
    error: 'Elige cómo terminó la asesoría.',
  })

/** `Desde` is the attendant that the caller saw; null stands for nobody. */
const assignmentSchema = z.object({
  // The identity provider's uids have at most 128 characters.
  Desde: z.string().max(128).nullable(),
  Uid: recordId(MENSAJES_ATENCION.uid).nullable(),
})

export const mailCorrectionSchema = z.object({ Correo: correo })
export const noteCreateSchema = z.object({ Texto: text('Escribe la nota.', 2000) })
export const messageCreateSchema = z.object({ Texto: text('Escribe el mensaje.', MENSAJE_MAX) })

export const opinionSchema = z.object({
  Valor: whole(1, 5, MENSAJES_ATENCION.valor),
  Comentario: optionalText(COMENTARIO_MAX).default(''),
})

const givenOpinionSchema = z.object({ Valor: z.int(), Comentario: z.string(), Fecha: isoDateTime })

/** A note that only the team reads; `Autor` by the present name. */
const noteSchema = z.object({ ...texts('Id', 'Texto', 'Autor'), Fecha: isoDateTime })

/** A message as the team sees it; `Autor` is null for the person who asked. */
const messageSchema = noteSchema.extend({ Autor: z.string().nullable() })

/** `Evento` is `asesoria.realizada`; `Quien` null if nobody of the team did it; `Detalle` a state, a name or a reason. */
const historyEntrySchema = z.object({
  ...texts('Evento', 'Detalle'),
  Quien: z.string().nullable(),
  Fecha: isoDateTime,
})

const requestMailSchema = z.object({
  ...texts('Id', 'Asunto'),
  Estado: z.enum(['enviado', 'en_espera', 'no_entregado', 'rebotado']),
  Fecha: isoDateTime,
})

/** A request with everything that happened to it. */
const asesoriaCaseSchema = z.object({
  Asesoria: asesoriaSchema,
  Mensajes: z.array(messageSchema),
  Notas: z.array(noteSchema),
  Correos: z.array(requestMailSchema),
  Historial: z.array(historyEntrySchema),
  Opinion: givenOpinionSchema.nullable(),
})

const changesSchema = z.object({
  /** The moment to ask from the next time. */
  Hasta: isoDateTime,
  /** False if so much changed that the list must be read again. */
  Completa: z.boolean(),
  Asesorias: z.array(asesoriaSchema),
  Eliminadas: z.array(z.string()),
})

const bulkDeleted = { output: done.output.extend(ints('eliminadas')) }

const ownMessageSchema = noteSchema.omit({ Autor: true }).extend({ DelEquipo: z.boolean() })

/** A request as the person who asked sees it, without what only the team knows. */
const trackedSchema = z.object({
  ...texts('TipoServicio', 'MedioContacto', 'DetalleSolicitud'),
  /** `Atiende` is the first name of the attendant. */
  ...textsOrNull('Numero', 'Atiende'),
  /** `FechaInicio` is when the team began with it, `OpinionHasta` until when an opinion can be given or changed. */
  ...momentsOrNull('FechaSolicitud', 'FechaInicio', 'FechaRealizacion', 'OpinionHasta'),
  Estado: estado,
  Cierre: cierre.nullable(),
  Mensajes: z.array(ownMessageSchema),
  Opinion: givenOpinionSchema.nullable(),
})

/**
 * A request of an account. What the team and the person wrote is for the reader of the typed mailbox: an account that has
 * not proven that mailbox gets no messages, opinion or attendant, and is told where they are.
 */
const ownAsesoriaSchema = trackedSchema.extend({
  Id: z.string(),
  /** The typed mailbox, shortened, where the link to the answers is; null for an account that has proven it. */
  RespuestasEn: z.string().nullable(),
})

/** A request that was sent with the account's proven e-mail, as much as it takes to know it again. */
const offeredAsesoriaSchema = trackedSchema
  .pick({ Numero: true, TipoServicio: true, DetalleSolicitud: true, FechaSolicitud: true })
  .extend({ Id: z.string() })

const ownQuerySchema = querySchema({ cursor: pageFields.cursor })

export const asesorias = {
  create: { input: asesoriaCreateSchema, output: z.object(texts('Id', 'mensaje', 'Numero')) },
  /** The days within which half of the people are served, and how many were in this semester; null if too few were. */
  plazo: { output: z.object(intsOrNull('Plazo', 'Atendidas')) },
  list: pageOf(asesoriaSchema),
  count: { output: countSchema.extend(ints('Pendientes', 'Realizadas')) },
  markDone: { output: asesoriaSchema },
  delete: done,
  deleteDone: bulkDeleted,
  deleteAll: bulkDeleted,
  read: { output: asesoriaCaseSchema },
  changes: {
    query: querySchema({ desde: z.iso.datetime(UNREADABLE_QUERY).refine(isUsualDay, UNREADABLE_QUERY) }),
    output: changesSchema,
  },
  team: { output: z.object({ Equipo: z.array(teamMemberSchema) }) },
  /** The reason stays in the history. */
  reopen: { input: z.object({ Motivo: optionalText(MOTIVO_MAX).default('') }), output: asesoriaSchema },
  changeState: { input: stateChangeSchema, output: asesoriaSchema },
  assign: { input: assignmentSchema, output: asesoriaSchema },
  addNote: { input: noteCreateSchema, output: noteSchema },
  addMessage: { input: messageCreateSchema, output: messageSchema },
  recordContact: { input: z.object({ Medio: z.enum(CONTACTOS) }), output: historyEntrySchema },
  resendConfirmation: done,
  correctMail: { input: mailCorrectionSchema, output: asesoriaSchema },
  mine: { query: ownQuerySchema, output: z.array(ownAsesoriaSchema) },
  offered: { query: ownQuerySchema, output: z.array(offeredAsesoriaSchema) },
  claim: { output: ownAsesoriaSchema },
  disown: done,
  cancelMine: { output: ownAsesoriaSchema },
  answerMine: { input: messageCreateSchema, output: ownMessageSchema },
  rateMine: { input: opinionSchema, output: ownAsesoriaSchema },
}

/**
 * A deleted request, and until when it can be restored; `Quien` by the present name. `Lote` is the number of the deletion
 * of many that took it; null if it was deleted alone.
 */
const deletedAsesoriaSchema = z.object({
  Asesoria: asesoriaSchema,
  FechaEliminacion: isoDateTime,
  Hasta: isoDateTime,
  Quien: z.string(),
  Lote: z.string().nullable(),
})

export const linksAskSchema = z.object({ Correo: correo })

/** `CorreoConfirmado`: somebody who reads the mailbox said that the request is theirs. */
const trackingAnswerSchema = z.object({ Asesoria: trackedSchema, CorreoConfirmado: z.boolean() })

export const seguimiento = {
  sendLinks: { input: linksAskSchema, ...done },
  open: { input: linkSchema, output: trackingAnswerSchema },
  confirm: { input: linkSchema, output: trackingAnswerSchema },
  disown: { input: linkSchema, ...done },
  cancel: { input: linkSchema, output: trackingAnswerSchema },
  answer: { input: linkSchema.extend(messageCreateSchema.shape), output: trackingAnswerSchema },
  rate: { input: linkSchema.extend(opinionSchema.shape), output: trackingAnswerSchema },
}

export const papelera = {
  list: pageOf(deletedAsesoriaSchema),
  restore: { output: asesoriaSchema },
  /** `omitidas` counts the requests that stay in the trash: their form was sent again, or they are being erased. */
  restoreBatch: { output: z.object({ restauradas: z.int(), omitidas: z.int() }) },
}

export type AsesoriaCount = z.output<typeof asesorias.count.output>
export type Asesoria = z.output<typeof asesoriaSchema>
export type Opinion = z.output<typeof opinionSchema>
export type Note = z.output<typeof noteSchema>
export type Message = z.output<typeof messageSchema>
export type AsesoriaCase = z.output<typeof asesoriaCaseSchema>
export type AsesoriaChanges = z.output<typeof changesSchema>
export type Tracked = z.output<typeof trackedSchema>
export type TrackingAnswer = z.output<typeof trackingAnswerSchema>
export type OwnAsesoria = z.output<typeof ownAsesoriaSchema>
export type OfferedAsesoria = z.output<typeof offeredAsesoriaSchema>
export type DeletedAsesoria = z.output<typeof deletedAsesoriaSchema>
