import { REDES, type Red, type RedesUpdate } from '@naf/contract'
import { redesUpdateSchema } from '@naf/contract/schemas'
import * as z from 'zod'
import { MENSAJES_REDES_PAGINA as TEXTO } from './redes-messages.ts'

/** As it is typed: nothing typed is what nobody knows. */
const typedNumber = z
  .string()
  .trim()
  .regex(/^\d*$/, TEXTO.whole)
  .transform((typed) => (typed === '' ? null : Number(typed)))

export const redesFormSchema = z
  .object({
    Mes: redesUpdateSchema.shape.Mes,
    Red: redesUpdateSchema.shape.Red,
    Seguidores: typedNumber.pipe(redesUpdateSchema.shape.Seguidores),
  })
  .transform((update): RedesUpdate => update)

export const emptyRedes = (month: string) => ({ Mes: month, Red: REDES[0] as Red, Seguidores: '' })
