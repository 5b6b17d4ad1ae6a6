import { createDigest } from '../asesorias/digest.ts'
import { createAsesorias } from '../asesorias/store.ts'
import { createTrash } from '../asesorias/trash.ts'
import { createFolderQueue } from '../content/folders.ts'
import { KINDS } from '../content/kinds.ts'
import { createLists } from '../content/public-list.ts'
import { createAuthors, createStore } from '../content/store.ts'
import { createCounters } from '../db/counters.ts'
import { createNumbers } from '../db/numbers.ts'
import { createTransact } from '../db/tx.ts'
import { createBitacoraRepository } from '../events/bitacora.repository.ts'
import { createEffects } from '../events/effects.ts'
import { createWrite } from '../events/write.ts'
import type { Firebase } from '../google/firebase.ts'
import { createFollowers } from '../informe/followers.ts'
import { createInscripciones } from '../inscripciones/store.ts'
import { createDeliveries } from '../mail/deliveries.ts'
import { createNotices } from '../mail/notices.ts'
import { createOutbox } from '../mail/outbox.ts'
import { createSalud } from '../salud.ts'
import { createAgreements } from '../users/agreements.ts'
import { createUsersRepository } from '../users/store.ts'
import { createAttendanceRepository } from './capacitaciones/attendance.repository.ts'
import { createCambiosRepository } from './capacitaciones/cambios.repository.ts'
import { createCapacitacionesRepository } from './capacitaciones/capacitaciones.repository.ts'
import { createParticipantesRepository } from './capacitaciones/participantes.repository.ts'
import { createRemindersRepository } from './capacitaciones/reminders.repository.ts'
import { createAvisosRepository } from './suscripciones/avisos.repository.ts'
import { createReaders } from './suscripciones/readers.repository.ts'
import { forgetReader } from './suscripciones/suscripcion-collection.repository.ts'
import { createSuscripcionesRepository } from './suscripciones/suscripciones.repository.ts'

export type Repositories = ReturnType<typeof createRepositories>

export const createRepositories = (db: Firebase['db'], portalUrl: string) => {
  const transact = createTransact(db)
  const outbox = createOutbox(db, portalUrl)
  const notices = createNotices(db, portalUrl)
  const lists = createLists(db)
  const counters = createCounters(db)
  const affected = {
    counters,
    outbox,
    lists,
  }
  const write = createWrite(transact, createEffects(affected))
  const authors = createAuthors(db, lists)
  const readers = { forget: forgetReader(db, notices.withdrawNotices) }
  const content = { db, transact, lists, authors }
  const agreements = createAgreements(db)
  const numbers = createNumbers(db)
  const users = createUsersRepository(db, transact, { outbox, authors, readers })
  const { namesOf } = users
  return {
    transact,
    salud: createSalud(db),
    users,
    numbers,
    asesorias: createAsesorias(db, transact, { outbox, numbers, counters, namesOf }),
    asignadas: createDigest(db, transact, outbox),
    papelera: createTrash(db, transact, { outbox, numbers, namesOf }),
    counters,
    redes: createFollowers(db, transact),
    outbox,
    notices,
    deliveries: createDeliveries(db, transact),
    lists,
    bitacora: createBitacoraRepository(db),
    folders: createFolderQueue(db),
    boletines: createStore(content, KINDS.boletines),
    libros: createStore(content, KINDS.libros),
    galeria: createStore(content, KINDS.galeria),
    plantillas: createStore(content, KINDS.plantillas),
    calendario: createStore(content, KINDS.calendario),
    capacitaciones: createCapacitacionesRepository(content),
    participantes: createParticipantesRepository(db, write),
    asistencia: createAttendanceRepository(db, write),
    recordatorios: createRemindersRepository(db, write),
    cambios: createCambiosRepository(db, write),
    inscripciones: createInscripciones(db, transact, { counters, numbers, outbox }),
    suscripciones: createSuscripcionesRepository(db, write, agreements, notices),
    avisos: createAvisosRepository(db, write, createReaders(db, agreements), notices),
  }
}
