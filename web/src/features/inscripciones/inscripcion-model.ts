import { CENTRE, type InscripcionCreate, type User, VERSION_POLITICA } from '@naf/contract'
import { inscripcionCreateSchema, MENSAJES_INSCRIPCION } from '@naf/contract/schemas'
import type * as z from 'zod'
import { ofTexts, type TextOf } from '../../form/use-app-form.ts'

const fields = inscripcionCreateSchema.omit({ Consentimiento: true })

type FilledInscripcion = z.output<typeof fields>
type InscripcionValues = TextOf<FilledInscripcion>

export const inscripcionSchema = ofTexts<FilledInscripcion>(fields)

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
export type SentInscripcion = Record<'numero' | 'correo' | 'telefono' | 'carrera', string>

const { required, celular, correo, idEspe, idEspeSigns } = MENSAJES_INSCRIPCION

/** A field says shortly what the summary says once for all of them. */
export const SHORT = { [required]: 'Completa este campo.' }

/** The title of the summary: that of the first kind of mistake that the form has. */
export const summaryOf = (messages: readonly unknown[]) => {
  if (messages.includes(required)) return { title: 'Campos obligatorios', text: required }
  if (messages.includes(celular)) return { title: 'Celular inválido' }
  if (messages.includes(correo)) return { title: 'Correo inválido' }
  const isId = messages.includes(idEspe) || messages.includes(idEspeSigns)
  return { title: isId ? `${CENTRE.studentId} inválido` : undefined }
}
