import * as z from 'zod'
import { ESTADOS_CONTENIDO } from './catalogos.ts'
import { BETWEEN_CHOICES, FORMATOS } from './exports.ts'
import { querySchema } from './query.schemas.ts'
import { FACET_IDS, type FacetId, TABS } from './queue.ts'
import { SEARCH_MAX } from './search.ts'

const MENSAJES_EXPORTAR = {
  formato: 'Elige el formato: csv o xlsx.',
  filtro: 'Ese filtro no existe.',
  buscar: `Busca hasta ${SEARCH_MAX} caracteres.`,
  dia: 'Escribe un día que exista, como 2026-07-01.',
} as const

export const formato = z.enum(FORMATOS, MENSAJES_EXPORTAR.formato)
const q = z.string().max(SEARCH_MAX, MENSAJES_EXPORTAR.buscar).default('')
const dia = z.iso.date(MENSAJES_EXPORTAR.dia).optional()
/** Several in one parameter; an empty one chooses nothing. */
const choices = z.string().transform((text) => text.split(BETWEEN_CHOICES).filter(Boolean))

const facets = Object.fromEntries(FACET_IDS.map((id) => [id, choices.optional()])) as Record<
  FacetId,
  z.ZodOptional<typeof choices>
>

/** As the queue's address has them; all requests without any. */
export const asesoriasExportSchema = querySchema({
  formato,
  q,
  estado: z.enum(TABS, MENSAJES_EXPORTAR.filtro).default('todas'),
  desde: dia,
  hasta: dia,
  ...facets,
})

const choice = z.string().max(200, MENSAJES_EXPORTAR.filtro).optional()

export const inscripcionesExportSchema = querySchema({ formato, q, carrera: choice, nivel: choice })

export const usersExportSchema = querySchema({
  formato,
  q,
  rol: z.enum(['1', '2', '3'], MENSAJES_EXPORTAR.filtro).transform(Number).optional(),
})

export const capacitacionesExportSchema = querySchema({
  formato,
  q,
  estado: z.enum(ESTADOS_CONTENIDO, MENSAJES_EXPORTAR.filtro).optional(),
})

export type AsesoriasExport = z.output<typeof asesoriasExportSchema>
export type InscripcionesExport = z.output<typeof inscripcionesExportSchema>
export type UsersExport = z.output<typeof usersExportSchema>
export type CapacitacionesExport = z.output<typeof capacitacionesExportSchema>
