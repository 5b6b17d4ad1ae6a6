import { registerSchema } from '@naf/contract/schemas'
import * as z from 'zod'

/** One e-mail address, by the same rule as the registration's. */
export const resetFormSchema = z.object({ correo: registerSchema.options[0].shape.correo })
