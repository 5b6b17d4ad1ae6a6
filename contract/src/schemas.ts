import * as z from 'zod'
import { querySchema } from './fields.ts'
import { BETWEEN_CHOICES, FACET_IDS, type FacetId, TABS } from './queue.ts'
import { asesorias, papelera, seguimiento } from './schemas/asesorias.ts'
import { calendario } from './schemas/calendario.ts'
import { capacitaciones, verificar } from './schemas/capacitaciones.ts'
import { content } from './schemas/content.ts'
import { correos, informe } from './schemas/informe.ts'
import { inscripciones } from './schemas/inscripciones.ts'
import { exported, FILTRO } from './schemas/lists.ts'
import { suscripciones } from './schemas/suscripciones.ts'
import { users } from './schemas/users.ts'

const dia = z.iso.date('Escribe un día que exista, como 2026-07-01.').optional()
/** Several choices in one parameter; an empty one chooses nothing. */
const choices = z
  .string()
  .transform((text) => text.split(BETWEEN_CHOICES).filter(Boolean))
  .optional()

/** The queue's own filters; without any, all requests. */
const asesoriasExportSchema = querySchema({
  ...exported,
  estado: z.enum(TABS, FILTRO).default('todas'),
  desde: dia,
  hasta: dia,
  ...(Object.fromEntries(FACET_IDS.map((id) => [id, choices])) as Record<FacetId, typeof choices>),
})

export type AsesoriasExport = z.output<typeof asesoriasExportSchema>

const works = z.enum(['ok', 'falla'])

const salud = {
  read: {
    output: z.object({
      estado: works,
      /** The deployed commit. */
      version: z.string(),
      firestore: works,
      storage: works,
      /** Unknown while Firestore fails. */
      correo: z.enum(['ok', 'atrasado', 'desconocido']),
    }),
  },
}

/** The schemas of every endpoint; `api.ts` takes its types from them. */
export const schemas = {
  salud,
  users,
  asesorias: { ...asesorias, export: { query: asesoriasExportSchema } },
  seguimiento,
  papelera,
  calendario,
  capacitaciones,
  verificar,
  ...content,
  /** An XML text. */
  sitemap: { read: { output: z.string() } },
  informe,
  correos,
  inscripciones,
  suscripciones,
}

export { LINK_ENDED, optionalLine } from './fields.ts'
export * from './schemas/asesorias.ts'
export * from './schemas/calendario.ts'
export * from './schemas/capacitaciones.ts'
export * from './schemas/content.ts'
export * from './schemas/informe.ts'
export * from './schemas/inscripciones.ts'
export * from './schemas/lists.ts'
export * from './schemas/request.ts'
export * from './schemas/suscripciones.ts'
export * from './schemas/users.ts'
