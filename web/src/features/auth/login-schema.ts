import { loginSchema, registerSchema } from '@naf/contract/schemas'
import * as z from 'zod'

export const loginFormSchema = loginSchema

/** One e-mail address, by the same rule as the registration's. */
export const resetFormSchema = z.object({ correo: registerSchema.options[0].shape.correo })

/** A new password, by the registration's rule. */
export const newPasswordSchema = z.object({ password: registerSchema.options[0].shape.password })
