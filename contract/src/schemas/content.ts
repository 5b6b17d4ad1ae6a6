import * as z from 'zod'
import { ESTADOS_CONTENIDO, TEMAS, TIPOS_LIBRO } from '../catalogs.ts'
import { isUsualDay } from '../dates.ts'
import { done, formWithFile, ints, isoDateTime, line, name, text, texts } from '../fields.ts'
import { readyAnswerProblem } from '../ready-answers.ts'
import { publicListOf } from './lists.ts'

/** What staff publishes: the fields that all kinds share, then each kind. */

const FECHA = 'Escribe una fecha que exista, con día, mes y año.'
const ESTADO = 'Elige en qué estado queda.'
const MOMENTO = 'Escribe el día y la hora en que se publica.'

export const titulo = line('Escribe un título.', 150)
export const descripcion = text('Escribe una descripción.', 1000)

/** A day `YYYY-MM-DD`; it never passes through a time zone. */
export const fechaPublicacion = z
  .string({ error: FECHA })
  .max('2000-01-01'.length, { error: FECHA, abort: true })
  .pipe(z.iso.date(FECHA))
  .refine(isUsualDay, FECHA)

/** What every record has besides the fields of its form. */
export const recordFields = {
  /** The author, by the present name, or by the last one of a deleted account; for staff alone, empty for others. */
  ...texts('Nombre', 'Apellido', 'Username'),
  /** How often the form was edited; for staff alone. */
  Version: z.int().optional(),
}

const LOCAL_MOMENT = z.iso.datetime({ local: true, precision: -1 })
const isMoment = (value: string) => /^(19|2\d)\d\d.*\d$/.test(value) && LOCAL_MOMENT.safeParse(value).success

/** A moment `YYYY-MM-DDTHH:mm` by the clock of continental Ecuador, or empty. */
const fechaProgramada = z
  .string({ error: MOMENTO })
  .max('2000-01-01T00:00'.length, { error: MOMENTO, abort: true })
  .refine((value) => value === '' || isMoment(value), MOMENTO)

/**
 * The publication fields of a form. Without a state a new record is published and a stored one keeps its state. A past
 * moment publishes at once; with a state other than `programado` the moment is dropped.
 */
export const publicationFields = {
  estado: z.enum(ESTADOS_CONTENIDO, ESTADO).optional(),
  fechaProgramada: fechaProgramada.optional(),
}

/**
 * Adds two rules to a form: `programado` needs a moment, and a moment needs a state. Without the second rule a form that
 * lost its state would publish at once.
 */
export const scheduled = <Form extends z.ZodType<{ estado?: unknown; fechaProgramada?: unknown }>>(
  form: Form,
) =>
  form
    .refine(({ estado, fechaProgramada: moment }) => estado !== 'programado' || Boolean(moment), {
      error: MOMENTO,
      path: ['fechaProgramada'],
    })
    .refine(({ estado, fechaProgramada: moment }) => estado !== undefined || !moment, {
      error: ESTADO,
      path: ['estado'],
    })

/** The publication of a record. Readers get only `publicado`. */
export const publication = {
  Estado: z.enum(ESTADOS_CONTENIDO),
  /** Null for states other than `programado`. */
  FechaProgramada: isoDateTime.nullable(),
}

/** What happened to a record (`boletin.editado`): the changed fields, and the state if it changed. */
const recordChangeSchema = z.object({
  Fecha: isoDateTime,
  Evento: z.string(),
  /** By the present name; null for the portal itself. */
  Quien: z.string().nullable(),
  Campos: z.array(z.string()),
  Estado: z.enum(ESTADOS_CONTENIDO).nullable(),
})

const historySchema = z.object({ Cambios: z.array(recordChangeSchema) })

export const managed = <Form extends z.ZodType, Item extends z.ZodObject>(form: Form, item: Item) => ({
  list: publicListOf(item),
  create: { input: form, output: item },
  edit: { input: form, output: item },
  delete: done,
})

/** A picture and its size in pixels. */
const pictureSchema = z.object({ ...texts('Ruta'), ...ints('Ancho', 'Alto') })

const tema = z.enum([...TEMAS, ''], { error: 'Elige un tema de la lista.' }).optional()

export const boletinFields = { titulo, descripcion, fechaPublicacion, tema, ...publicationFields }
export const boletinFormSchema = scheduled(formWithFile(boletinFields))

/** A published bulletin, as visitors see it. `Tema` may be empty. */
const boletinSummarySchema = z.object(texts('Id', 'Titulo', 'Descripcion', 'FechaPublicacion', 'Tema'))

const boletinSchema = boletinSummarySchema.extend({
  ...texts('RutaPdf'),
  ...ints('Paginas', 'Bytes'),
  /** The first page as a WebP picture. */
  Portada: pictureSchema,
  ...publication,
  ...recordFields,
})

export const libroFields = {
  titulo,
  autor: name('Escribe quién es el autor.', 150),
  descripcion,
  fechaPublicacion,
  tipo: z.enum(TIPOS_LIBRO, 'Elige el tipo de libro.'),
  tema,
  ...publicationFields,
}
export const libroFormSchema = scheduled(formWithFile(libroFields))

const libroSchema = boletinSchema.extend({ Autor: z.string(), Tipo: z.enum(TIPOS_LIBRO) })

export const imagenFields = { titulo, descripcion, ...publicationFields }
export const imagenFormSchema = scheduled(formWithFile(imagenFields))

const imagenSchema = z.object({
  ...texts('Id', 'Titulo', 'Descripcion'),
  /** A JPEG of at most 2,000 pixels a side, and its size. */
  ...texts('RutaImagen'),
  ...ints('Ancho', 'Alto'),
  /** The same picture as WebP in smaller sizes, the smallest first. */
  Variantes: z.array(pictureSchema),
  FechaSubida: isoDateTime,
  ...publication,
  ...recordFields,
})

/** A ready answer; `{nombre}` and `{numero}` stand for the person's name and the request's number. */
export const plantillaFormSchema = z.object({
  Titulo: titulo,
  Texto: text('Escribe el texto de la respuesta.', 3000).refine((value) => !readyAnswerProblem(value), {
    error: ({ input }) => readyAnswerProblem(String(input)) ?? undefined,
  }),
})

const plantillaSchema = z.object({ ...texts('Id', 'Titulo', 'Texto'), ...recordFields })

const history = { output: historySchema }
const summary = { output: boletinSummarySchema }

export const content = {
  libros: { ...managed(libroFormSchema, libroSchema), history },
  boletines: { ...managed(boletinFormSchema, boletinSchema), history, summary },
  galeria: { ...managed(imagenFormSchema, imagenSchema), history },
  plantillas: managed(plantillaFormSchema, plantillaSchema),
}

export type RecordChange = z.output<typeof recordChangeSchema>
export type RecordHistory = z.output<typeof historySchema>
export type Picture = z.output<typeof pictureSchema>
export type Libro = z.output<typeof libroSchema>
export type Boletin = z.output<typeof boletinSchema>
export type Imagen = z.output<typeof imagenSchema>
export type Plantilla = z.output<typeof plantillaSchema>
