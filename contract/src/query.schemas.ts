import * as z from 'zod'
import { UNKNOWN_CURSOR, UNREADABLE_QUERY } from './errors.ts'
import { SEARCH_MAX, searchWord } from './search.ts'

const MENSAJES_PAGINA = {
  limite: 'Pide de 1 a 1000 registros por página.',
  buscar: 'Busca una sola palabra, un número de cédula o un correo.',
} as const

/** What a call takes in its address: these parameters, as texts and each once, and no other. */
export const querySchema = <Params extends z.core.$ZodLooseShape>(params: Params) =>
  z.strictObject(params, UNREADABLE_QUERY)

/**
 * Of a list that everybody reads: how many records of its end are wanted, all of them without a cursor. Counted from the
 * end, since the newest stand first: what is added meanwhile shifts nothing.
 */
export const partQuerySchema = querySchema({
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, UNKNOWN_CURSOR)
    .transform(Number)
    .optional(),
})

/** The most records a page has. */
export const PAGE_MAX = 1000

const limite = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, MENSAJES_PAGINA.limite)
  .transform(Number)
  .refine((limit) => limit <= PAGE_MAX, MENSAJES_PAGINA.limite)

const buscar = z
  .string()
  .max(SEARCH_MAX, MENSAJES_PAGINA.buscar)
  .transform((typed, context) => {
    const word = searchWord(typed)
    if (word === null) context.addIssue({ code: 'custom', message: MENSAJES_PAGINA.buscar })
    return word ?? z.NEVER
  })

/**
 * Of a list that staff reads: how many records are wanted (`limite`, of 1 to 1000), from where on (`cursor`, which only the
 * `Link` of the page before knows), and of those alone that bear one word, number or mail address (`buscar`), also from
 * the cursor of a page that was not searched. With any of them the newest stand first. A list with filters extends it.
 */
export const pageQuerySchema = querySchema({
  limite: limite.optional(),
  cursor: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,300}$/, UNKNOWN_CURSOR)
    .optional(),
  buscar: buscar.optional(),
})
