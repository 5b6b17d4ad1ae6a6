import * as z from 'zod'
import { ESTADOS_CONTENIDO } from '../catalogs.ts'
import { BETWEEN_CHOICES, FORMATOS } from '../exports.ts'
import { querySchema } from '../fields.ts'
import { FACET_IDS, type FacetId, TABS } from '../queue.ts'
import { SEARCH_MAX } from '../text.ts'

/** The addresses of exports: the filters of their lists. */

const FILTRO = 'Ese filtro no existe.'

export const formato = z.enum(FORMATOS, 'Elige el formato: csv o xlsx.')
const q = z.string().max(SEARCH_MAX, `Busca hasta ${SEARCH_MAX} caracteres.`).default('')
const dia = z.iso.date('Escribe un día que exista, como 2026-07-01.').optional()
/** Several choices in one parameter; an empty one chooses nothing. */
const choices = z.string().transform((text) => text.split(BETWEEN_CHOICES).filter(Boolean))

const facets = Object.fromEntries(FACET_IDS.map((id) => [id, choices.optional()])) as Record<
  FacetId,
  z.ZodOptional<typeof choices>
>

/** The queue's own filters; without any, all requests. */
export const asesoriasExportSchema = querySchema({
  formato,
  q,
  estado: z.enum(TABS, FILTRO).default('todas'),
  desde: dia,
  hasta: dia,
  ...facets,
})

const choice = z.string().max(200, FILTRO).optional()

export const inscripcionesExportSchema = querySchema({ formato, q, carrera: choice, nivel: choice })

export const usersExportSchema = querySchema({
  formato,
  q,
  rol: z.enum(['1', '2', '3'], FILTRO).transform(Number).optional(),
})

export const capacitacionesExportSchema = querySchema({
  formato,
  q,
  estado: z.enum(ESTADOS_CONTENIDO, FILTRO).optional(),
})

export type AsesoriasExport = z.output<typeof asesoriasExportSchema>
export type UsersExport = z.output<typeof usersExportSchema>
export type CapacitacionesExport = z.output<typeof capacitacionesExportSchema>
