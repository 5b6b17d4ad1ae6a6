import { type FileRule, RECORD_ID, UNREADABLE_FORM, UNREADABLE_QUERY } from '@naf/contract'
import type { Request } from 'express'
import type * as z from 'zod'
import { AppError } from '../errors.ts'
import { readForm } from './multipart.ts'

/**
 * The ids in the path.
 * @throws not_found for what can be none
 */
export const paramsOf = (req: Request): Record<string, string> => {
  const params = req.params as Record<string, string>
  if (Object.values(params).every((value) => RECORD_ID.test(value))) return params
  throw new AppError('not_found', 'No se encontró lo que buscas.')
}

/** Of one parameter as it was sent, before its schema looks at it; no form of the portal writes a longer one. */
const PARAM_MAX = 1000

/**
 * What stands behind the question mark, as the schema left it. A call that takes nothing there looks at nothing there.
 * @throws invalid_input for a parameter that is unknown, comes twice or is longer than any; with the schema's first message
 */
export const queryOf = (req: Request, schema: z.ZodType | undefined): unknown => {
  if (!schema) return undefined
  const isOneText = (value: unknown) => typeof value === 'string' && value.length <= PARAM_MAX
  if (!Object.values(req.query).every(isOneText)) throw new AppError('invalid_input', UNREADABLE_QUERY)
  return parsed(schema, req.query)
}

/**
 * What the body says, as the schema left it, and the file that came with it. JSON was read before; a form is read here.
 * @throws invalid_input with the schema's first message; what `readForm` throws
 */
export const readInput = async (req: Request, rule: FileRule | undefined, schema: z.ZodType | undefined) => {
  const { body, file } = await readBody(req, rule)
  return { input: parseBody(schema, body), file }
}

const readBody = async (req: Request, rule: FileRule | undefined) => {
  if (!rule) return { body: req.body as unknown, file: undefined }
  const { fields, file } = await readForm(req, rule)
  return { body: fields, file }
}

const parseBody = (schema: z.ZodType | undefined, body: unknown): unknown => {
  if (!schema) return undefined
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('invalid_input', UNREADABLE_FORM)
  return parsed(schema, body)
}

const parsed = (schema: z.ZodType, sent: unknown): unknown => {
  const outcome = schema.safeParse(sent)
  if (outcome.success) return outcome.data
  throw new AppError('invalid_input', outcome.error.issues[0]?.message ?? 'Revisa los datos.')
}
