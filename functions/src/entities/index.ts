import type { api } from '@naf/contract'
import type { Deps } from '../deps.ts'
import type { Routes } from '../http/route.ts'
import type { Firebase } from '../platform/firebase.ts'
import { answering } from '../platform/firestore-answers.ts'
import { createAsesoriasRepository } from './asesorias/asesorias.repository.ts'
import { createAsesoriasRoutes } from './asesorias/asesorias.routes.ts'
import { createBoletinesRepository } from './boletines/boletines.repository.ts'
import { createBoletinesRoutes } from './boletines/boletines.routes.ts'
import { createCorreosRepository } from './correos/correos.repository.ts'
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
export const createRepositories = (db: Firebase['db']) => {
  const correos = createCorreosRepository(db)
  return answering({
    salud: createSaludRepository(db),
    users: createUsersRepository(db, correos),
    asesorias: createAsesoriasRepository(db, correos),
    correos,
    boletines: createBoletinesRepository(db),
    libros: createLibrosRepository(db),
    galeria: createGaleriaRepository(db),
    inscripciones: createInscripcionesRepository(db),
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
