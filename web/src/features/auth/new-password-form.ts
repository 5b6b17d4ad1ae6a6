import { registerSchema } from '@naf/contract/schemas'
import * as z from 'zod'

/** A new password, by the registration's rule. */
export const newPasswordFormSchema = z.object({ password: registerSchema.options[0].shape.password })
