import type { api } from '@naf/contract'
import { createAsesoriasRoutes } from '../asesorias/routes.ts'
import { createSeguimientoRoutes } from '../asesorias/tracking.ts'
import { createTrashRoutes } from '../asesorias/trash-routes.ts'
import type { Deps } from '../deps.ts'
import type { Routes } from '../http/router.ts'
import { createInscripcionesRoutes } from '../inscripciones/routes.ts'
import { createVerificarRoutes } from '../verificar/routes.ts'
import { createBoletinesRoutes } from './boletines/boletines.routes.ts'
import { createCalendarioRoutes } from './calendario/calendario.routes.ts'
import { createCapacitacionesRoutes } from './capacitaciones/capacitaciones.routes.ts'
import { createGaleriaRoutes } from './galeria/galeria.routes.ts'
import { createInformeRoutes } from './informe/informe.routes.ts'
import { createLibrosRoutes } from './libros/libros.routes.ts'
import { createPlantillasRoutes } from './plantillas/plantillas.routes.ts'
import { createSaludRoutes } from './salud/salud.routes.ts'
import { createSitemapRoutes } from './sitemap/sitemap.routes.ts'
import { createSuscripcionesRoutes } from './suscripciones/suscripciones.routes.ts'
import { createUsersRoutes } from './users/routes.ts'

/** A handler for every endpoint of the contract. */
export const createRoutes = (deps: Deps): { [E in keyof typeof api]: Routes<(typeof api)[E]> } => {
  const boletines = createBoletinesRoutes(deps)
  const libros = createLibrosRoutes(deps)
  return {
    salud: createSaludRoutes(deps),
    users: createUsersRoutes(deps),
    asesorias: createAsesoriasRoutes(deps),
    seguimiento: createSeguimientoRoutes(deps),
    plantillas: createPlantillasRoutes(deps),
    papelera: createTrashRoutes(deps),
    calendario: createCalendarioRoutes(deps),
    capacitaciones: createCapacitacionesRoutes(deps),
    verificar: createVerificarRoutes(deps),
    boletines,
    libros,
    galeria: createGaleriaRoutes(deps),
    sitemap: createSitemapRoutes(deps, { boletines, libros }),
    informe: createInformeRoutes(deps),
    inscripciones: createInscripcionesRoutes(deps),
    suscripciones: createSuscripcionesRoutes(deps),
  }
}
