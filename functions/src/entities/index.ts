import type { api } from '@naf/contract'
import type { Deps } from '../deps.ts'
import { createBitacoraRepository } from '../events/bitacora.repository.ts'
import { createEffects } from '../events/effects.ts'
import type { Routes } from '../http/route.ts'
import { createOutbox } from '../outbox/outbox.repository.ts'
import type { Firebase } from '../platform/firebase.ts'
import { answering } from '../platform/firestore-answers.ts'
import { createWrite } from '../store/write.ts'
import { createAsesoriasRepository } from './asesorias/asesorias.repository.ts'
import { createAsesoriasRoutes } from './asesorias/asesorias.routes.ts'
import { createBoletinesRepository } from './boletines/boletines.repository.ts'
import { createBoletinesRoutes } from './boletines/boletines.routes.ts'
import { createGaleriaRepository } from './galeria/galeria.repository.ts'
import { createGaleriaRoutes } from './galeria/galeria.routes.ts'
import { createInscripcionesRepository } from './inscripciones/inscripciones.repository.ts'
import { createInscripcionesRoutes } from './inscripciones/inscripciones.routes.ts'
import { createLibrosRepository } from './libros/libros.repository.ts'
import { createLibrosRoutes } from './libros/libros.routes.ts'
import { createSaludRepository } from './salud/salud.repository.ts'
import { createSaludRoutes } from './salud/salud.routes.ts'
import { createUsersRepository } from './users/users.repository.ts'
import { createUsersRoutes } from './users/users.routes.ts'

export type Repositories = ReturnType<typeof createRepositories>

/** Every call of theirs is answered in time. */
export const createRepositories = (db: Firebase['db'], portalUrl: string) => {
  const outbox = createOutbox(db)
  const write = createWrite(db, createEffects(outbox, portalUrl))
  return answering({
    salud: createSaludRepository(db),
    users: createUsersRepository(db, write),
    asesorias: createAsesoriasRepository(db, write, outbox),
    outbox,
    bitacora: createBitacoraRepository(db),
    boletines: createBoletinesRepository(db, write),
    libros: createLibrosRepository(db, write),
    galeria: createGaleriaRepository(db, write),
    inscripciones: createInscripcionesRepository(db, write),
  })
}

/** A handler for every endpoint of the contract. */
export const createRoutes = (deps: Deps) =>
  ({
    salud: createSaludRoutes(deps),
    users: createUsersRoutes(deps),
    asesorias: createAsesoriasRoutes(deps),
    boletines: createBoletinesRoutes(deps),
    libros: createLibrosRoutes(deps),
    galeria: createGaleriaRoutes(deps),
    inscripciones: createInscripcionesRoutes(deps),
  }) satisfies { [E in keyof typeof api]: Routes<(typeof api)[E]> }
