import * as z from 'zod'
import { SEMESTRES } from '../catalogs.ts'
import { CARRERAS, CENTRE } from '../centre.ts'
import * as field from '../fields.ts'
import { toNationalTelefono } from '../identity.ts'
import { exported, FILTRO, pageOf } from './lists.ts'

export const MENSAJES_INSCRIPCION = {
  required: 'Por favor, completa todos los campos requeridos.',
  celular: 'El número de celular debe tener 10 dígitos numéricos.',
  correo: 'Por favor, ingresa un correo electrónico válido.',
  idEspe: `El ${CENTRE.studentId} debe tener al menos 9 caracteres.`,
  idEspeSigns: `El ${CENTRE.studentId} lleva solo letras sin tilde ni ñ, números y guiones.`,
} as const

const { required } = MENSAJES_INSCRIPCION
const ID_ESPE_MAX = 20

/** Pasted full-width letters, spaces and typographic dashes, as they are on the card. */
const asOnTheCard = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/[\p{Zs}\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')

/** A student's enrolment as a volunteer. */
export const inscripcionCreateSchema = z.object({
  PrimerNombre: field.name(required),
  SegundoNombre: field.optionalName.default(''),
  ApellidoPaterno: field.name(required),
  ApellidoMaterno: field.name(required),
  Celular: field.phone(
    required,
    MENSAJES_INSCRIPCION.celular,
    (value) => /^[0-9]{10}$/.test(value),
    toNationalTelefono,
  ),
  Correo: field.mailAddress(required, MENSAJES_INSCRIPCION.correo),
  /** Only ASCII: two ids that look alike would count as different. */
  IdEspe: field
    .typed(ID_ESPE_MAX, field.tooLong(ID_ESPE_MAX), required)
    .transform(asOnTheCard)
    .pipe(
      field
        .line(required, ID_ESPE_MAX)
        .min(9, MENSAJES_INSCRIPCION.idEspe)
        .refine((value) => /^[A-Za-z0-9-]*$/.test(value), MENSAJES_INSCRIPCION.idEspeSigns),
    ),
  Carrera: z.enum(CARRERAS, required),
  NivelSemestre: z.enum(SEMESTRES, required),
  Consentimiento: field.consentimiento,
})

const inscripcionSchema = z.object({
  ...field.texts('Id', 'PrimerNombre', 'SegundoNombre', 'ApellidoPaterno', 'ApellidoMaterno'),
  ...field.texts('Celular', 'Correo', 'IdEspe', 'Carrera', 'NivelSemestre'),
  Numero: z.string().nullable(),
  FechaInscripcion: field.isoDateTime,
  /** Nobody of the team has seen it yet. */
  Nueva: z.boolean(),
})

const choice = z.string().max(200, FILTRO).optional()

export const inscripciones = {
  create: { input: inscripcionCreateSchema, output: z.object(field.texts('Id', 'mensaje', 'Numero')) },
  list: pageOf(inscripcionSchema),
  count: { output: field.countSchema },
  markSeen: field.done,
  export: { query: field.querySchema({ ...exported, carrera: choice, nivel: choice }) },
  delete: field.done,
}

export type InscripcionCreate = z.output<typeof inscripcionCreateSchema>
export type Inscripcion = z.output<typeof inscripcionSchema>
