import * as z from 'zod'
import { UNREADABLE_QUERY } from './errors.ts'

/** What a call takes in its address: these parameters, as texts and each once, and no other. */
export const querySchema = <Params extends z.core.$ZodLooseShape>(params: Params) =>
  z.strictObject(params, UNREADABLE_QUERY)

const cursor = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'No encontramos esa parte de la lista. Ábrela de nuevo.')
  .transform(Number)

/**
 * Of a list: how many records of its end are wanted, all of them without a cursor. Counted from the end, since the
 * newest stand first: what is added meanwhile shifts nothing. A list with filters extends it.
 */
export const pageQuerySchema = querySchema({ cursor: cursor.optional() })
