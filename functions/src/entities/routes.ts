import type { api } from '@naf/contract'
import type { Deps } from '../deps.ts'
import type { Routes } from '../http/handler.ts'
import { createAsesoriasRoutes } from './asesorias/asesorias.routes.ts'
import { createBoletinesRoutes } from './boletines/boletines.routes.ts'
import { createGaleriaRoutes } from './galeria/galeria.routes.ts'
import { createInscripcionesRoutes } from './inscripciones/inscripciones.routes.ts'
import { createLibrosRoutes } from './libros/libros.routes.ts'
import { createSaludRoutes } from './salud/salud.routes.ts'
import { createUsersRoutes } from './users/users.routes.ts'

/** A handler for every endpoint of the contract. */
export const createRoutes = (deps: Deps): { [E in keyof typeof api]: Routes<(typeof api)[E]> } => ({
  salud: createSaludRoutes(deps),
  users: createUsersRoutes(deps),
  asesorias: createAsesoriasRoutes(deps),
  boletines: createBoletinesRoutes(deps),
  libros: createLibrosRoutes(deps),
  galeria: createGaleriaRoutes(deps),
  inscripciones: createInscripcionesRoutes(deps),
})
