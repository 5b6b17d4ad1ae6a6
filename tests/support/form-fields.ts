import * as z from 'zod'

const WRAPPERS = [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodCatch]

/** Wrappers whose inside is what takes the value that was sent. */
const inside = (schema: z.core.$ZodType): z.core.$ZodType | null => {
  if (WRAPPERS.some((kind) => schema instanceof kind)) return (schema as z.ZodOptional).def.innerType
  return schema instanceof z.ZodPipe ? schema.def.in : null
}

/** What holds no text, but one of those that are known. */
const TEXTLESS = [z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodNumber]
const FLAT = [...TEXTLESS, z.ZodString, z.ZodUnknown]

const isOf = (kinds: readonly (typeof FLAT)[number][], schema: z.core.$ZodType) =>
  kinds.some((kind) => schema instanceof kind)

/** An answer with what it was given to: no text could be overlooked in it. */
const isTextless = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodObject &&
  Object.values<z.core.$ZodType>(schema.def.shape).every((field) => isOf(TEXTLESS, field))

const assertFlat = (name: string, schema: z.core.$ZodType): void => {
  const inner = inside(schema)
  if (inner) assertFlat(name, inner)
  else if (!isOf(FLAT, schema) && !isTextless(schema))
    throw new Error(`${name} is a ${schema._zod.def.type}: say here how its texts are found`)
}

/**
 * The names of the fields of a form's schema.
 * @throws where a field holds others, whose texts would be overlooked
 */
export const fieldsOf = (schema: z.core.$ZodType): string[] => {
  if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(schema.def.shape)) assertFlat(name, field)
    return Object.keys(schema.def.shape)
  }
  if (schema instanceof z.ZodUnion) return [...new Set(schema.def.options.flatMap(fieldsOf))]
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.def.out)
  throw new Error(`a form of the kind ${schema._zod.def.type}: say here how its fields are found`)
}
