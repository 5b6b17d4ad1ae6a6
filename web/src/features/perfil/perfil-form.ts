import { isPassword, MENSAJES_IDENTIDAD, type User } from '@naf/contract'
import { perfilUpdateSchema } from '@naf/contract/schemas'
import * as z from 'zod'
import { createDraftStore, type DraftStore, versionOf } from '../../lib/form-draft.ts'
import { otroText, requireOtro } from '../../lib/otro-schema.ts'
import type { TextOf } from '../../lib/text-values.ts'
import { personValuesOf } from '../../ui/person-values.ts'

/** A password is changed only where both are given; blanks are no password. */
export const wantsPassword = ({ passwordActual, nuevaContrasena }: Passwords): boolean =>
  passwordActual.trim() !== '' && nuevaContrasena.trim() !== ''

interface Passwords {
  passwordActual: string
  nuevaContrasena: string
}

const password = z.string().max(4096)

const formSchema = requireOtro(
  perfilUpdateSchema.extend({
    tipoContribuyenteOtro: otroText,
    passwordActual: password,
    nuevaContrasena: password,
  }),
  'tipoContribuyente',
  'tipoContribuyenteOtro',
).refine((form) => !wantsPassword(form) || isPassword(form.nuevaContrasena), {
  path: ['nuevaContrasena'],
  error: MENSAJES_IDENTIDAD.password,
})

export type FilledForm = z.output<typeof formSchema>

/** The form as it stands on the screen: text everywhere. */
export type PerfilValues = TextOf<FilledForm>

export const perfilFormSchema = formSchema as z.ZodType as z.ZodType<FilledForm, PerfilValues>

/** The record as the form shows it. */
const perfilFormOf = (user: User): PerfilValues => ({
  ...personValuesOf(user),
  passwordActual: '',
  nuevaContrasena: '',
})

/** What was typed over the record as it is now. */
export const perfilDrafts = (user: User): DraftStore<PerfilValues> => {
  const values = perfilFormOf(user)
  return createDraftStore('perfil', values, versionOf(values))
}
