import * as z from 'zod'
import { FORMATOS } from '../catalogs.ts'
import { UNKNOWN_CURSOR } from '../errors.ts'
import { querySchema } from '../fields.ts'
import { SEARCH_MAX, searchWord } from '../people-search.ts'

/** The addresses of lists and of their exports. */

/** The longest page, in records. */
export const PAGE_MAX = 1000

const LIMITE = 'Pide de 1 a 1000 registros por página.'
const BUSCAR = 'Busca una sola palabra, un número de cédula o un correo.'

const buscar = z
  .string()
  .max(SEARCH_MAX, BUSCAR)
  .transform((typed, context) => {
    const word = searchWord(typed)
    if (word === null) context.addIssue({ code: 'custom', message: BUSCAR })
    return word ?? z.NEVER
  })

const numberOf = (digits: RegExp, wrong: string) => z.string().regex(digits, wrong).transform(Number)

/** A part of a list: how many records (`limite`), from where on (`cursor`, given by the `Link` of the page before). */
export const pageFields = {
  limite: numberOf(/^[1-9]\d{0,3}$/, LIMITE)
    .refine((limit) => limit <= PAGE_MAX, LIMITE)
    .optional(),
  cursor: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,300}$/, UNKNOWN_CURSOR)
    .optional(),
}

/**
 * A list that staff reads. `buscar` keeps the records with one word, number or mail address; the cursor of a page without
 * search works with it too. With any parameter the newest records come first.
 */
export const pageQuerySchema = querySchema({ ...pageFields, buscar: buscar.optional() })

/**
 * A list that everybody reads: the number of records wanted from its end; all without a cursor. New records come first,
 * so counting from the end keeps its place while records are added.
 */
const partQuerySchema = querySchema({ cursor: numberOf(/^[1-9]\d{0,8}$/, UNKNOWN_CURSOR).optional() })

const listOf =
  <Query>(query: Query) =>
  <Item extends z.ZodType>(item: Item) => ({ query, output: z.array(item) })

/** The schemas of a list for staff, and of one for everybody. */
export const pageOf = listOf(pageQuerySchema)
export const publicListOf = listOf(partQuerySchema)

export const FILTRO = 'Ese filtro no existe.'

export const formato = z.enum(FORMATOS, 'Elige el formato: csv o xlsx.')

/** The fields of every export of a list. */
export const exported = {
  formato,
  q: z.string().max(SEARCH_MAX, `Busca hasta ${SEARCH_MAX} caracteres.`).default(''),
}
