import * as z from 'zod'

const WRAPPERS = [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodCatch]

/** Wrappers whose inside is what takes the value that was sent. */
const inside = (schema: z.core.$ZodType): z.core.$ZodType | null => {
  if (WRAPPERS.some((kind) => schema instanceof kind)) return (schema as z.ZodOptional).def.innerType
  return schema instanceof z.ZodPipe ? schema.def.in : null
}

/** What holds no text, but one of those that are known. */
const TEXTLESS = [z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodNumber]
const FLAT = [...TEXTLESS, z.ZodString, z.ZodStringFormat, z.ZodUnknown]

const isOf = (kinds: readonly (typeof FLAT)[number][], schema: z.core.$ZodType) =>
  kinds.some((kind) => schema instanceof kind)

/** An answer with what it was given to: no text could be overlooked in it. */
const isTextless = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodObject &&
  Object.values<z.core.$ZodType>(schema.def.shape).every((field) => isOf(TEXTLESS, field))

/** The field, and of a list of others the first one's: `Feriados.0.Nombre`. */
const textsOf = (name: string, schema: z.core.$ZodType): string[] => {
  const inner = inside(schema)
  if (inner) return textsOf(name, inner)
  if (schema instanceof z.ZodArray) return [name, ...textsOf(`${name}.0`, schema.def.element)]
  if (schema instanceof z.ZodObject && name.endsWith('.0'))
    return Object.entries(schema.def.shape).flatMap(([key, field]) => textsOf(`${name}.${key}`, field))
  if (isOf(FLAT, schema) || isTextless(schema)) return [name]
  throw new Error(`${name} is a ${schema._zod.def.type}: say here how its texts are found`)
}

/**
 * The paths of the fields of a form's schema.
 * @throws where a field holds others in a way that their texts would be overlooked
 */
export const fieldsOf = (schema: z.core.$ZodType): string[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.def.shape).flatMap(([name, field]) => textsOf(name, field))
  if (schema instanceof z.ZodUnion) return [...new Set(schema.def.options.flatMap(fieldsOf))]
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.def.out)
  throw new Error(`a form of the kind ${schema._zod.def.type}: say here how its fields are found`)
}
