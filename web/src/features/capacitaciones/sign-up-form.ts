import { type SignUp, type User, VERSION_POLITICA } from '@naf/contract'
import { signUpSchema } from '@naf/contract/schemas'
import type * as z from 'zod'
import { createDraftStore } from '../../lib/form-draft.ts'
import type { TextOf } from '../../lib/text-values.ts'

const formFields = signUpSchema.omit({ Consentimiento: true })

export type FilledForm = z.output<typeof formFields>
export type SignUpValues = TextOf<FilledForm>

export const signUpFormSchema = formFields as z.ZodType as z.ZodType<FilledForm, SignUpValues>

export const EMPTY_VALUES: SignUpValues = { Nombre: '', Correo: '' }

export const signUpDrafts = createDraftStore('capacitacion', EMPTY_VALUES)

/** The body of the call. */
export const toPayload = (filled: FilledForm): SignUp => ({ ...filled, Consentimiento: VERSION_POLITICA })

/** What the portal knows of a person who has an account. */
export const knownValues = (user: User): Partial<SignUpValues> => ({
  Nombre: [user.Nombre, user.SegundoNombre, user.Apellido, user.SegundoApellido].filter(Boolean).join(' '),
  Correo: user.Correo,
})
