import * as z from 'zod'
import { asesorias, papelera } from './schemas/asesorias.ts'
import { calendario } from './schemas/calendario.ts'
import { capacitaciones, verificar } from './schemas/capacitaciones.ts'
import { boletines, galeria, libros, plantillas } from './schemas/content.ts'
import { asesoriasExportSchema } from './schemas/exports.ts'
import { informe } from './schemas/informe.ts'
import { inscripciones } from './schemas/inscripciones.ts'
import { suscripciones } from './schemas/suscripciones.ts'
import { seguimiento } from './schemas/tracking.ts'
import { users } from './schemas/users.ts'

/** The schemas of every endpoint; `api.ts` takes its types from them. */
export const schemas = {
  salud: { read: { output: z.object({ estado: z.literal('ok'), firestore: z.literal('ok') }) } },
  users,
  /** The export has the filters of the queue, which know the record. */
  asesorias: { ...asesorias, export: { query: asesoriasExportSchema } },
  seguimiento,
  papelera,
  plantillas,
  calendario,
  capacitaciones,
  verificar,
  boletines,
  libros,
  galeria,
  /** An XML text. */
  sitemap: { read: { output: z.string() } },
  informe,
  inscripciones,
  suscripciones,
}

export { optionalLine } from './fields.ts'
export * from './schemas/asesorias.ts'
export * from './schemas/calendario.ts'
export * from './schemas/capacitaciones.ts'
export * from './schemas/content.ts'
export * from './schemas/exports.ts'
export * from './schemas/informe.ts'
export * from './schemas/inscripciones.ts'
export * from './schemas/lists.ts'
export * from './schemas/request.ts'
export * from './schemas/suscripciones.ts'
export * from './schemas/tracking.ts'
export * from './schemas/users.ts'
