import type * as z from 'zod'

/** What a person is told who sends this; undefined where it is taken. */
export const firstMessage = (schema: z.ZodType, input: unknown): string | undefined =>
  schema.safeParse(input).error?.issues[0]?.message
