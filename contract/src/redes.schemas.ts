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

export type RedesUpdate = z.output<typeof redesUpdateSchema>
