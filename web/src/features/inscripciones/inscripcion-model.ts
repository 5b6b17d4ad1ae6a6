import { CENTRE, type InscripcionCreate, type User, VERSION_POLITICA } from '@naf/contract'
import { inscripcionCreateSchema, MENSAJES_INSCRIPCION } from '@naf/contract/schemas'
import type * as z from 'zod'
import type { TextOf } from '../../form/use-app-form.ts'

const fields = inscripcionCreateSchema.omit({ Consentimiento: true })

type FilledInscripcion = z.output<typeof fields>
type InscripcionValues = TextOf<FilledInscripcion>

export const inscripcionSchema = fields as z.ZodType as z.ZodType<FilledInscripcion, InscripcionValues>

export const EMPTY = Object.fromEntries(
  Object.keys(fields.shape).map((name) => [name, '']),
) as InscripcionValues

export const knownOf = (user: User): Partial<InscripcionValues> => ({
  PrimerNombre: user.Nombre,
  SegundoNombre: user.SegundoNombre,
  ApellidoPaterno: user.Apellido,
  ApellidoMaterno: user.SegundoApellido,
  Celular: user.Telefono,
  Correo: user.Correo,
})

export const bodyOf = (filled: FilledInscripcion): InscripcionCreate => ({
  ...filled,
  IdEspe: filled.IdEspe.toUpperCase(),
  Consentimiento: VERSION_POLITICA,
})

/** What the receipt says of an enrolment, and nothing more of what was typed. */
export interface SentInscripcion {
  numero: string
  correo: string
  telefono: string
  carrera: string
}

const { required, celular, correo, idEspe, idEspeSigns } = MENSAJES_INSCRIPCION

/** A field says shortly what the summary says once for all of them. */
export const SHORT = { [required]: 'Completa este campo.' }

/** The title of the summary: that of the first kind of mistake that the form has. */
const TITLES = [
  [required, 'Campos obligatorios'],
  [celular, 'Celular inválido'],
  [correo, 'Correo inválido'],
  [idEspe, `${CENTRE.studentId} inválido`],
  [idEspeSigns, `${CENTRE.studentId} inválido`],
] as const

export const summaryOf = (messages: readonly unknown[]) => {
  const [message, title] = TITLES.find(([kind]) => messages.includes(kind)) ?? []
  return { title, text: message === required ? required : undefined }
}
