import { registerSchema } from '@naf/contract/schemas'
import * as z from 'zod'
import { createDraftStore } from '../../lib/form-draft.ts'
import { otroText, requireOtro } from '../../lib/otro-schema.ts'
import type { TextOf } from '../../lib/text-values.ts'
import { UNCHECKED } from '../../ui/checkbox-values.ts'
import { NO_PERSON } from '../../ui/person-values.ts'

const [cedula, ruc] = registerSchema.options
const onSending = { uid: true, rol_id: true, consentimiento: true, comunicaciones: true } as const
const beside = { tipoContribuyenteOtro: otroText, comunicaciones: z.string() }

/** The contract's registration as a form: without what sending adds, with the text of 'Otro' beside its choice. */
const formSchema = z.discriminatedUnion('tipoIdentificacion', [
  requireOtro(cedula.omit(onSending).extend(beside), 'tipoContribuyente', 'tipoContribuyenteOtro'),
  requireOtro(ruc.omit(onSending).extend(beside), 'tipoContribuyente', 'tipoContribuyenteOtro'),
])

export type FilledForm = z.output<typeof formSchema>

/** The form as it stands on the screen: text everywhere, empty where nothing was typed or chosen yet. */
export type RegisterValues = TextOf<FilledForm>

export const registerFormSchema = formSchema as z.ZodType as z.ZodType<FilledForm, RegisterValues>

export const registerDrafts = createDraftStore<RegisterValues>('registro', {
  ...NO_PERSON,
  tipoIdentificacion: 'cedula',
  correo: '',
  username: '',
  password: '',
  // Not ticked beforehand: what nobody did is no consent (docs/decisions/consent.md).
  comunicaciones: UNCHECKED,
})
