import { createDigest } from './asesorias/digest.ts'
import { createAsesorias } from './asesorias/store.ts'
import { createTrash } from './asesorias/trash.ts'
import { createAttendanceRepository } from './capacitaciones/attendance.ts'
import { createParticipantesRepository } from './capacitaciones/sign-ups.ts'
import { createCapacitacionesRepository } from './capacitaciones/store.ts'
import { createTellings } from './capacitaciones/tell-participants.ts'
import { CALENDARIO } from './content/calendario.ts'
import { createFolderQueue } from './content/file-changes.ts'
import { createLists } from './content/public-list.ts'
import { KINDS } from './content/record.ts'
import { createAuthors, createStore } from './content/store.ts'
import { createCounters } from './db/counters.ts'
import { createNumbers } from './db/numbers.ts'
import { createTransact } from './db/tx.ts'
import type { Firebase } from './google/firebase.ts'
import type { Identity } from './google/identity.ts'
import { createFileStore } from './google/storage.ts'
import { createFollowers } from './informe/followers.ts'
import { createInscripciones } from './inscripciones.ts'
import { createDifusiones } from './mail/broadcast.ts'
import { createOutbox } from './mail/outbox.ts'
import { createDeliveries } from './mail/send.ts'
import { createAgreements } from './suscripciones/agreements.ts'
import { forgetReader } from './suscripciones/collection.ts'
import { createSuscripcionesRepository } from './suscripciones/store.ts'
import { createUsersRepository } from './users/store.ts'

export type Stores = ReturnType<typeof createStores>

/** The stores of all rooms. */
export const createStores = (
  { db, bucket }: Pick<Firebase, 'db' | 'bucket'>,
  portalUrl: string,
  enabledOf: Identity['enabledOf'],
) => {
  const transact = createTransact(db)
  const files = createFileStore(bucket)
  const counters = createCounters(db)
  const numbers = createNumbers(db)
  const lists = createLists(db)
  const outbox = createOutbox(db, portalUrl)
  const difusiones = createDifusiones(db, transact, outbox)
  const tellings = createTellings(db, transact, difusiones, outbox)
  const authors = createAuthors(db, lists)
  const content = { db, transact, lists, authors }
  const users = createUsersRepository(db, transact, {
    outbox,
    authors,
    readers: { forget: forgetReader(db) },
    enabledOf,
  })
  const { namesOf } = users
  return {
    transact,
    counters,
    numbers,
    lists,
    outbox,
    difusiones,
    tellings,
    deliveries: createDeliveries(db, transact),
    files,
    folders: createFolderQueue(db, files),
    users,
    asesorias: createAsesorias(db, transact, { outbox, numbers, counters, namesOf }),
    asignadas: createDigest(db, transact, outbox),
    papelera: createTrash(db, transact, { outbox, numbers, namesOf }),
    redes: createFollowers(db, transact),
    boletines: createStore(content, KINDS.boletines),
    libros: createStore(content, KINDS.libros),
    galeria: createStore(content, KINDS.galeria),
    plantillas: createStore(content, KINDS.plantillas),
    calendario: createStore(content, CALENDARIO),
    capacitaciones: createCapacitacionesRepository(content, outbox, tellings),
    participantes: createParticipantesRepository(db, transact, outbox, lists),
    asistencia: createAttendanceRepository(db, transact, counters),
    inscripciones: createInscripciones(db, transact, { counters, numbers, outbox }),
    suscripciones: createSuscripcionesRepository(db, transact, createAgreements(db), difusiones, outbox),
  }
}
