import * as z from 'zod'
import { REDES } from './redes.ts'

export const MENSAJES_REDES = {
  mes: 'Elige un mes de este siglo que ya haya empezado.',
  red: 'Elige una red de la lista.',
  seguidores: 'Escribe cuántos seguidores son, de 0 a 100 millones.',
} as const

const SEGUIDORES_MAX = 100_000_000

/** `YYYY-MM` */
const mes = z.string(MENSAJES_REDES.mes).regex(/^20\d\d-(0[1-9]|1[0-2])$/, MENSAJES_REDES.mes)

/** How many followed it in a month, in one network; null where that was a mistake and nobody knows. */
export const redesUpdateSchema = z.object({
  Mes: mes,
  Red: z.enum(REDES, MENSAJES_REDES.red),
  Seguidores: z
    .int(MENSAJES_REDES.seguidores)
    .min(0, MENSAJES_REDES.seguidores)
    .max(SEGUIDORES_MAX, MENSAJES_REDES.seguidores)
    .nullable(),
})

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

export type RedesUpdate = z.output<typeof redesUpdateSchema>
export type Redes = z.output<typeof redesSchema>
export type Growth = z.output<typeof growthSchema>
