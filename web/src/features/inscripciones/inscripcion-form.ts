import { type InscripcionCreate, type User, VERSION_POLITICA } from '@naf/contract'
import { inscripcionCreateSchema } from '@naf/contract/schemas'
import type * as z from 'zod'
import { createDraftStore } from '../../lib/form-draft.ts'
import type { TextOf } from '../../lib/text-values.ts'

const formFields = inscripcionCreateSchema.omit({ Consentimiento: true })

export type FilledForm = z.output<typeof formFields>
export type FieldName = keyof FilledForm

/** The form as it stands on the screen: text everywhere, empty where nothing was typed or chosen yet. */
export type InscripcionValues = TextOf<FilledForm>

export const inscripcionFormSchema = formFields as z.ZodType as z.ZodType<FilledForm, InscripcionValues>

export const EMPTY_VALUES: InscripcionValues = {
  PrimerNombre: '',
  SegundoNombre: '',
  ApellidoPaterno: '',
  ApellidoMaterno: '',
  Celular: '',
  Correo: '',
  IdEspe: '',
  Carrera: '',
  NivelSemestre: '',
}

export const inscripcionDrafts = createDraftStore('inscripcion', EMPTY_VALUES)

/** The body of the call. */
export const toPayload = (filled: FilledForm): InscripcionCreate => ({
  ...filled,
  IdEspe: filled.IdEspe.toUpperCase(),
  Consentimiento: VERSION_POLITICA,
})

/** What the portal knows of a person who has an account. */
export const knownValues = (user: User): Partial<InscripcionValues> => ({
  PrimerNombre: user.Nombre,
  SegundoNombre: user.SegundoNombre,
  ApellidoPaterno: user.Apellido,
  ApellidoMaterno: user.SegundoApellido,
  Celular: user.Telefono,
  Correo: user.Correo,
})
