import type { api } from '@naf/contract'
import { createAsesoriasRoutes } from './asesorias/routes.ts'
import { createSeguimientoRoutes } from './asesorias/tracking.ts'
import { createTrashRoutes } from './asesorias/trash-routes.ts'
import { createCapacitacionesRoutes } from './capacitaciones/routes.ts'
import { createCalendarioRoutes } from './content/calendario-routes.ts'
import { KINDS } from './content/kinds.ts'
import { createSitemapRoutes } from './content/reading-pages.ts'
import { createBoletinesRoutes, createFileRoutes, createPlainRoutes } from './content/routes.ts'
import type { Deps } from './deps.ts'
import type { Routes } from './http/router.ts'
import { createInformeRoutes } from './informe/routes.ts'
import { createInscripcionesRoutes } from './inscripciones/routes.ts'
import { createSaludRoutes } from './salud.ts'
import { createSuscripcionesRoutes } from './suscripciones/routes.ts'
import { createUsersRoutes } from './users/routes.ts'
import { createVerificarRoutes } from './verificar/routes.ts'

/** A handler for every endpoint of the contract. */
export const createRoutes = (deps: Deps): { [E in keyof typeof api]: Routes<(typeof api)[E]> } => {
  const boletines = createBoletinesRoutes(deps)
  const libros = createFileRoutes(deps, KINDS.libros, deps.libros)
  return {
    salud: createSaludRoutes(deps),
    users: createUsersRoutes(deps),
    asesorias: createAsesoriasRoutes(deps),
    seguimiento: createSeguimientoRoutes(deps),
    plantillas: createPlainRoutes(deps, KINDS.plantillas, deps.plantillas),
    papelera: createTrashRoutes(deps),
    calendario: createCalendarioRoutes(deps),
    capacitaciones: createCapacitacionesRoutes(deps),
    verificar: createVerificarRoutes(deps),
    boletines,
    libros,
    galeria: createFileRoutes(deps, KINDS.galeria, deps.galeria),
    sitemap: createSitemapRoutes(deps, { boletines, libros }),
    informe: createInformeRoutes(deps),
    inscripciones: createInscripcionesRoutes(deps),
    suscripciones: createSuscripcionesRoutes(deps),
  }
}
