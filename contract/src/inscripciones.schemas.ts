import * as z from 'zod'
import { CARRERAS, SEMESTRES } from './catalogos.ts'
import { line, optionalLine } from './fields.ts'
import { cleanDigits, isCorreo } from './identidad.ts'

export { doneSchema } from './fields.ts'

export const MENSAJES_INSCRIPCION = {
  required: 'Por favor, completa todos los campos requeridos.',
  celular: 'El número de celular debe tener 10 dígitos numéricos.',
  correo: 'Por favor, ingresa un correo electrónico válido.',
  idEspe: 'El ID ESPE debe tener al menos 9 caracteres.',
} as const

const { required } = MENSAJES_INSCRIPCION
const name = line(required, 60)
const filled = z.string({ error: required }).trim().min(1, required)

/** What a student sends to volunteer at the centre. */
export const inscripcionCreateSchema = z.object({
  PrimerNombre: name,
  SegundoNombre: optionalLine(60),
  ApellidoPaterno: name,
  ApellidoMaterno: name,
  Celular: filled
    .max(40, MENSAJES_INSCRIPCION.celular)
    .transform(cleanDigits)
    .refine((value) => /^[0-9]{10}$/.test(value), MENSAJES_INSCRIPCION.celular),
  Correo: filled.toLowerCase().refine(isCorreo, MENSAJES_INSCRIPCION.correo),
  /** Without spaces, seen or unseen: cards print it in groups, and it is pasted from documents. */
  IdEspe: filled
    .transform((value) => value.normalize('NFKC').replace(/[\p{Zs}\p{Cf}]/gu, ''))
    .pipe(line(required, 20).min(9, MENSAJES_INSCRIPCION.idEspe)),
  Carrera: z.enum(CARRERAS, required),
  NivelSemestre: z.enum(SEMESTRES, required),
})

export const inscripcionCreatedSchema = z.object({ Id: z.string(), mensaje: z.string() })

export const inscripcionSchema = z.object({
  Id: z.string(),
  PrimerNombre: z.string(),
  SegundoNombre: z.string(),
  ApellidoPaterno: z.string(),
  ApellidoMaterno: z.string(),
  Celular: z.string(),
  Correo: z.string(),
  IdEspe: z.string(),
  Carrera: z.string(),
  NivelSemestre: z.string(),
})

export const inscripcionListSchema = z.array(inscripcionSchema)

export type InscripcionCreate = z.output<typeof inscripcionCreateSchema>
export type Inscripcion = z.output<typeof inscripcionSchema>
