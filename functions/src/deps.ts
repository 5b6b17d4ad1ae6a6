import { createAsesorias, papeleraOf } from './asesorias/record.ts'
import { certificadosOf } from './capacitaciones/record.ts'
import { createParticipantes } from './capacitaciones/sign-ups.ts'
import { createCapacitaciones } from './capacitaciones/store.ts'
import type { Config, MailConfig } from './config.ts'
import { createFolders } from './content/folders.ts'
import { createLists } from './content/publication.ts'
import { KINDS } from './content/record.ts'
import { createStore } from './content/store.ts'
import { createCounters } from './db/counters.ts'
import { createStandstill } from './db/standstill.ts'
import { createAuditLog, createTransact } from './db/tx.ts'
import { createAppCheck, type Firebase, openFirebase } from './google/firebase.ts'
import { createIdentity } from './google/identity.ts'
import { createMailer } from './google/mailer.ts'
import { createFileStore } from './google/storage.ts'
import { readDocuments } from './http/html-shells.ts'
import { createPadding, createTurns } from './http/throttle.ts'
import { createFollowers } from './informe/figures.ts'
import { createInscripciones } from './inscripciones/store.ts'
import { createBroadcasts } from './mail/broadcast.ts'
import { createPace } from './mail/caps.ts'
import { createDeliveries, createMissingMails } from './mail/deliveries.ts'
import { correosOf, createOutbox } from './mail/outbox.ts'
import { createSuscripciones } from './suscripciones/store.ts'
import { createUsersRepository } from './users/store.ts'

/** Everything a handler may use. */
export type Deps = ReturnType<typeof createDeps>

export const createDeps = (config: Config, firebase: Firebase = openFirebase()) => {
  const { db } = firebase
  const identity = createIdentity(firebase.openAuth, db, config.IDENTITY_API_KEY)
  const files = createFileStore(firebase.bucket)
  const folders = createFolders(db, files)
  const transact = createTransact(db)
  const counters = createCounters(db)
  const lists = createLists(db)
  const outbox = createOutbox(db, config.PORTAL_URL, createPace(config.MAX_MAILS_PER_IP))
  const padding = createPadding(config.ANSWER_STEP_MS)
  const inTurnOf = createTurns(padding)
  const broadcasts = createBroadcasts(db, transact, outbox)
  const participantes = createParticipantes(db, transact, { outbox, lists, inTurnOf })
  const suscripciones = createSuscripciones(db, transact, { outbox, inTurnOf })
  const users = createUsersRepository(db, transact, {
    outbox,
    readers: suscripciones,
    statesOf: identity.statesOf,
  })
  const content = { db, transact, lists, users, files, folders }
  return {
    config,
    identity,
    /** Null if the project does not use it. */
    appCheck: config.APP_CHECK === 'required' ? createAppCheck(firebase.openAppCheck) : null,
    documents: readDocuments(),
    files,
    folders,
    standstill: createStandstill(db),
    transact,
    inTurnOf,
    padRefusal: padding.padRefusal,
    counters,
    lists,
    outbox,
    missingMails: createMissingMails(db),
    broadcasts,
    deliveries: createDeliveries(db, transact),
    correos: correosOf(db),
    auditLog: createAuditLog(db),
    papelera: papeleraOf(db),
    followers: createFollowers(db, transact),
    asesorias: createAsesorias(db),
    inscripciones: createInscripciones(db, transact, { outbox, counters }),
    users,
    suscripciones,
    participantes,
    capacitaciones: createCapacitaciones(content, { broadcasts, outbox, participantes }),
    boletines: createStore(content, KINDS.boletines),
    libros: createStore(content, KINDS.libros),
    galeria: createStore(content, KINDS.galeria),
    plantillas: createStore(content, KINDS.plantillas),
    calendario: createStore(content, KINDS.calendario),
    certificados: certificadosOf(db),
  }
}

export type MailDeps = ReturnType<typeof createMailDeps>

/** Only the functions that send mail have the mail service's key. */
export const createMailDeps = (config: MailConfig) => ({
  mailer: createMailer(config),
  caps: { hour: config.MAX_MAILS_PER_HOUR, day: config.MAX_MAILS_PER_DAY },
})
