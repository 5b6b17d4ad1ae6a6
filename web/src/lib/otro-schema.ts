import { OTRO } from '@naf/contract'
import { optionalLine } from '@naf/contract/schemas'
import type * as z from 'zod'
import { MENSAJES_LIB } from './messages.ts'

/** What is typed where 'Otro' is chosen. */
export const otroText = optionalLine(100)

/**
 * Asks for the text where `field` is 'Otro'. Runs although other fields are wrong, so that everything
 * missing is said at once.
 */
export const requireOtro = <S extends z.ZodObject>(
  schema: S,
  field: keyof z.output<S> & string,
  otro: keyof z.output<S> & string,
) =>
  schema.refine(
    (values) => {
      const { [field]: chosen, [otro]: text } = values as Record<string, unknown>
      return chosen !== OTRO || (typeof text === 'string' && text.trim() !== '')
    },
    { path: [otro], error: MENSAJES_LIB.specify, when: () => true },
  )
