import type { InscripcionCreate, User } from '@naf/contract'
import { inscripcionCreateSchema } from '@naf/contract/schemas'
import type * as z from 'zod'
import { createDraftStore } from '../../lib/form-draft.ts'
import type { TextOf } from '../../lib/text-values.ts'

export type FieldName = keyof InscripcionCreate

/** The form as it stands on the screen: text everywhere, empty where nothing was typed or chosen yet. */
export type InscripcionValues = TextOf<InscripcionCreate>

export const inscripcionFormSchema = inscripcionCreateSchema as z.ZodType as z.ZodType<
  InscripcionCreate,
  InscripcionValues
>

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

/** What the portal knows of a person who has an account. */
export const knownValues = (user: User): Partial<InscripcionValues> => ({
  PrimerNombre: user.Nombre,
  SegundoNombre: user.SegundoNombre,
  ApellidoPaterno: user.Apellido,
  ApellidoMaterno: user.SegundoApellido,
  Celular: user.Telefono,
  Correo: user.Correo,
})
