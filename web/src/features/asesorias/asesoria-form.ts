import { type AsesoriaCreate, VERSION_COMUNICACIONES, VERSION_POLITICA } from '@naf/contract'
import { asesoriaCreateSchema, optionalLine } from '@naf/contract/schemas'
import type * as z from 'zod'
import { createDraftStore } from '../../lib/form-draft.ts'
import { joinOtro } from '../../lib/otro.ts'
import { otroText, requireOtro } from '../../lib/otro-schema.ts'
import type { TextOf } from '../../lib/text-values.ts'
import { CHECKED, UNCHECKED } from '../../ui/checkbox-values.ts'

const formFields = asesoriaCreateSchema
  .omit({ UsuarioId: true, Consentimiento: true })
  .extend({ TipoContribuyenteOtro: otroText, MedioContactoOtro: otroText, Suscripcion: optionalLine() })

export type FilledForm = z.output<typeof formFields>
export type FieldName = keyof FilledForm

/** The form as it stands on the screen: text everywhere, empty where nothing was typed or chosen yet. */
export type AsesoriaValues = TextOf<FilledForm>

/** The contract's rules, and the text that 'Otro' asks for. */
export const asesoriaFormSchema = requireOtro(
  requireOtro(formFields, 'TipoContribuyente', 'TipoContribuyenteOtro'),
  'MedioContacto',
  'MedioContactoOtro',
) as z.ZodType as z.ZodType<FilledForm, AsesoriaValues>

const NO_NEED = { TipoServicio: '', DetalleSolicitud: '', TipoContribuyente: '', TipoContribuyenteOtro: '' }
const NO_MANNER = { MedioContacto: '', MedioContactoOtro: '', Discapacidad: '' }

/** In the order of the page. */
export const EMPTY_VALUES: AsesoriaValues = {
  ...NO_NEED,
  Nombre: '',
  CedulaRUC: '',
  Correo: '',
  Telefono: '',
  Ciudad: '',
  ...NO_MANNER,
  // Not ticked beforehand: what nobody did is no consent (docs/decisions/consent.md).
  Suscripcion: UNCHECKED,
}

export const asesoriaDrafts = createDraftStore('asesoria', EMPTY_VALUES)

/** The body of the call: the person's own text in the place of 'Otro'. */
export const toPayload = (filled: FilledForm, userId: string | null): AsesoriaCreate => {
  const { TipoContribuyenteOtro, MedioContactoOtro, ...fields } = filled
  return {
    ...fields,
    TipoContribuyente: joinOtro(filled.TipoContribuyente, TipoContribuyenteOtro),
    MedioContacto: joinOtro(filled.MedioContacto, MedioContactoOtro),
    UsuarioId: userId,
    Consentimiento: VERSION_POLITICA,
    Suscripcion: filled.Suscripcion === CHECKED && userId === null ? VERSION_COMUNICACIONES : undefined,
  }
}

/** After a request arrived: who the person is stays, what they asked for goes. */
export const keepPerson = (values: AsesoriaValues): AsesoriaValues => ({
  ...values,
  ...NO_NEED,
  ...NO_MANNER,
  Suscripcion: UNCHECKED,
})
