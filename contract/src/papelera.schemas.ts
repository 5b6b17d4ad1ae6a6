import * as z from 'zod'
import { asesoriaSchema } from './asesorias.schemas.ts'
import { isoDateTime } from './fields.ts'

/** A request that was deleted, and until when it can be restored. */
export const deletedAsesoriaSchema = z.object({
  Asesoria: asesoriaSchema,
  FechaEliminacion: isoDateTime,
  Hasta: isoDateTime,
  /** Who deleted it, by the name of now. */
  Quien: z.string(),
})

export type DeletedAsesoria = z.output<typeof deletedAsesoriaSchema>
