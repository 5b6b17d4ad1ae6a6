import { registerSchema } from '@naf/contract/schemas'
import * as z from 'zod'
import { requireOtro } from '../../lib/otro-schema.ts'

const [cedula, ruc] = registerSchema.options
const byTheAccount = { uid: true, rol_id: true } as const
const beside = { tipoContribuyenteOtro: z.string().trim().max(100) }

/** The contract's registration as a form: without what the account adds, with the text of 'Otro' beside its choice. */
export const registerFormSchema = z.discriminatedUnion('tipoIdentificacion', [
  requireOtro(cedula.omit(byTheAccount).extend(beside), 'tipoContribuyente', 'tipoContribuyenteOtro'),
  requireOtro(ruc.omit(byTheAccount).extend(beside), 'tipoContribuyente', 'tipoContribuyenteOtro'),
])

export type RegisterForm = z.output<typeof registerFormSchema>
