import * as z from 'zod'
import { REDES } from './redes.ts'

/** What is answered of followers: no page needs to check it. */

const followers = z.partialRecord(z.enum(REDES), z.int())

/**
 * By how much per cent more people follow it than in the first month that was written down, each network compared with
 * its own first month (docs/decisions/followers.md). `Crecimiento` is null where there is nothing to compare with.
 */
export const growthSchema = z.object({
  /** In the first month of each network, and in the last one. */
  Inicio: z.int(),
  Ahora: z.int(),
  Crecimiento: z.int().nullable(),
})

export const redesSchema = z.object({
  /** The latest first. */
  Meses: z.array(z.object({ Mes: z.string(), Seguidores: followers })),
  Crecimiento: growthSchema,
})

export type Redes = z.output<typeof redesSchema>
export type Growth = z.output<typeof growthSchema>
