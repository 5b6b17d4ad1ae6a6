import type { Firebase } from '../platform/firebase.ts'
import { answering } from '../platform/firestore-answers.ts'
import { createAsesoriasRepository } from './asesorias/asesorias.repository.ts'
import { createBoletinesRepository } from './boletines/boletines.repository.ts'
import { createCorreosRepository } from './correos/correos.repository.ts'
import { createGaleriaRepository } from './galeria/galeria.repository.ts'
import { createInscripcionesRepository } from './inscripciones/inscripciones.repository.ts'
import { createLibrosRepository } from './libros/libros.repository.ts'
import { createSaludRepository } from './salud/salud.repository.ts'
import { createUsersRepository } from './users/users.repository.ts'

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
