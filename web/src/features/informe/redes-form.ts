import { REDES, type Red, type RedesUpdate } from '@naf/contract'
import { redesUpdateSchema } from '@naf/contract/schemas'
import * as z from 'zod'

/** An empty field is a figure that nobody knows. */
const typedOrNull = z
  .string()
  .trim()
  .transform((typed): string | number | null => typed || null)

export const redesFormSchema = z
  .object({
    Mes: redesUpdateSchema.shape.Mes,
    Red: redesUpdateSchema.shape.Red,
    Seguidores: typedOrNull.pipe(redesUpdateSchema.shape.Seguidores),
  })
  .transform((update): RedesUpdate => update)

export const emptyRedes = (month: string) => ({ Mes: month, Red: REDES[0] as Red, Seguidores: '' })
