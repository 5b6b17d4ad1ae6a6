import { createBitacoraRepository } from '../events/bitacora.repository.ts'
import { createEffects } from '../events/effects.ts'
import { createExportsRepository } from '../exports/exports.repository.ts'
import { createListsRepository } from '../lists/lists.repository.ts'
import { createOutbox } from '../outbox/outbox.repository.ts'
import { buildDigest } from '../platform/build.ts'
import type { Firebase } from '../platform/firebase.ts'
import { withDeadlines } from '../platform/firestore-deadline.ts'
import { createNumbers } from '../store/numbers.ts'
import { createWrite } from '../store/write.ts'
import { createTalliesRepository } from '../tallies/tallies.repository.ts'
import { createAsesoriasRepository } from './asesorias/asesorias.repository.ts'
import { createPlazoRepository } from './asesorias/plazo.repository.ts'
import { createRequesters } from './asesorias/requesters.repository.ts'
import { createSeguimientoRepository } from './asesorias/seguimiento/seguimiento.repository.ts'
import { createBoletinesRepository } from './boletines/boletines.repository.ts'
import { createCalendarioRepository } from './calendario/calendario.repository.ts'
import { createAttendanceRepository } from './capacitaciones/attendance.repository.ts'
import { createCambiosRepository } from './capacitaciones/cambios.repository.ts'
import { createCapacitacionesRepository } from './capacitaciones/capacitaciones.repository.ts'
import { createParticipantesRepository } from './capacitaciones/participantes.repository.ts'
import { createRemindersRepository } from './capacitaciones/reminders.repository.ts'
import { createGaleriaRepository } from './galeria/galeria.repository.ts'
import { createRedesRepository } from './informe/redes.repository.ts'
import { createInscripcionesRepository } from './inscripciones/inscripciones.repository.ts'
import { createLibrosRepository } from './libros/libros.repository.ts'
import { createPlantillasRepository } from './plantillas/plantillas.repository.ts'
import { createSaludRepository } from './salud/salud.repository.ts'
import { createAvisosRepository } from './suscripciones/avisos.repository.ts'
import { createReaders } from './suscripciones/readers.repository.ts'
import { forgetReader } from './suscripciones/suscripcion-collection.repository.ts'
import { createSuscripcionesRepository } from './suscripciones/suscripciones.repository.ts'
import { createAgreements } from './users/agreements.repository.ts'
import { createUsersRepository } from './users/store.ts'

export type Repositories = ReturnType<typeof createRepositories>

/** Every call of theirs is answered in time. */
export const createRepositories = (db: Firebase['db'], portalUrl: string) => {
  const outbox = createOutbox(db)
  const lists = createListsRepository(db, buildDigest())
  const affected = {
    outbox,
    lists,
    requesters: createRequesters(db),
    readers: { forget: forgetReader(db, outbox.withdrawNotices) },
  }
  const write = createWrite(db, createEffects(affected, portalUrl))
  const agreements = createAgreements(db)
  const numbers = createNumbers(db)
  const users = createUsersRepository(db, write, outbox)
  const asesorias = createAsesoriasRepository(db, write, outbox, numbers, users)
  return withDeadlines({
    salud: createSaludRepository(db),
    users,
    numbers,
    asesorias,
    seguimiento: createSeguimientoRepository(db, write, asesorias.take, users),
    plazo: createPlazoRepository(db),
    conteos: createTalliesRepository(db),
    redes: createRedesRepository(db, write),
    exportaciones: createExportsRepository(write),
    outbox,
    lists,
    bitacora: createBitacoraRepository(db),
    boletines: createBoletinesRepository(db, write),
    libros: createLibrosRepository(db, write),
    galeria: createGaleriaRepository(db, write),
    calendario: createCalendarioRepository(db, write),
    capacitaciones: createCapacitacionesRepository(db, write),
    participantes: createParticipantesRepository(db, write),
    asistencia: createAttendanceRepository(db, write),
    recordatorios: createRemindersRepository(db, write),
    cambios: createCambiosRepository(db, write),
    plantillas: createPlantillasRepository(db, write),
    inscripciones: createInscripcionesRepository(db, write, numbers),
    suscripciones: createSuscripcionesRepository(db, write, agreements, outbox),
    avisos: createAvisosRepository(db, write, createReaders(db, agreements), outbox, portalUrl),
  })
}
