import type { api } from '@naf/contract'
import { createAsesoriasRoutes } from './asesorias/routes.ts'
import { createSeguimientoRoutes } from './asesorias/tracking.ts'
import { createTrashRoutes } from './asesorias/trash-routes.ts'
import { createCapacitacionesRoutes } from './capacitaciones/routes.ts'
import { createCalendarioRoutes } from './content/calendario.ts'
import { createSitemapRoutes, createSummary } from './content/reading-pages.ts'
import { KINDS } from './content/record.ts'
import { createFileRoutes, createPlainRoutes } from './content/routes.ts'
import type { Deps } from './deps.ts'
import { unavailable } from './errors.ts'
import type { Routes } from './http/router.ts'
import { createInformeRoutes } from './informe/routes.ts'
import { createInscripcionesRoutes } from './inscripciones.ts'
import { createSuscripcionesRoutes } from './suscripciones/routes.ts'
import { createUsersRoutes } from './users/routes.ts'
import { createVerificarRoutes } from './verificar/routes.ts'

/** A handler for every endpoint of the contract. */
export const createRoutes = (deps: Deps): { [E in keyof typeof api]: Routes<(typeof api)[E]> } => {
  const boletines = createFileRoutes(deps, KINDS.boletines, deps.boletines)
  const libros = createFileRoutes(deps, KINDS.libros, deps.libros)
  return {
    salud: { read: () => readHealth(deps) },
    users: createUsersRoutes(deps),
    asesorias: createAsesoriasRoutes(deps),
    seguimiento: createSeguimientoRoutes(deps),
    plantillas: createPlainRoutes(deps, KINDS.plantillas, deps.plantillas),
    papelera: createTrashRoutes(deps),
    calendario: createCalendarioRoutes(deps),
    capacitaciones: createCapacitacionesRoutes(deps),
    verificar: createVerificarRoutes(deps),
    boletines: { ...boletines, summary: createSummary(deps) },
    libros,
    galeria: createFileRoutes(deps, KINDS.galeria, deps.galeria),
    sitemap: createSitemapRoutes(deps, { boletines: boletines.published, libros: libros.published }),
    informe: createInformeRoutes(deps),
    inscripciones: createInscripcionesRoutes(deps),
    suscripciones: createSuscripcionesRoutes(deps),
  }
}

/** One small read; the document need not exist. */
const readHealth = async ({ lists }: Deps) => {
  await lists.changedAt('salud').catch(() => {
    throw unavailable('La base de datos no responde.')
  })
  return { estado: 'ok', firestore: 'ok' } as const
}
