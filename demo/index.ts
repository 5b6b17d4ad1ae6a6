import { setTimeout as sleep } from 'node:timers/promises'
import { deleteApp } from 'firebase-admin/app'
import type { Firestore } from 'firebase-admin/firestore'
import { PROJECT } from '../scripts/lib/config.ts'
import { runScheduled } from '../scripts/lib/emulators.ts'
import { openProject } from '../scripts/lib/users.ts'
import { seedAccounts } from './accounts.ts'
import { seedAsesorias, seedFormerAsesorias } from './asesorias.ts'
import { seedPlantillas } from './attention.ts'
import {
  backDateAsesorias,
  backDateGaleria,
  backDateInscripciones,
  backDatePublications,
  backDateUsers,
} from './back-date.ts'
import { backDateTalks, dateTalks } from './back-date-talks.ts'
import { seedAttendance, seedTalks } from './capacitaciones.ts'
import { seedGaleria, seedPublications } from './content.ts'
import { rebuildFigures } from './figures.ts'
import { newestMoment, Random } from './invent.ts'
import { seedCalendarios, seedInscripciones, seedRedes, seeInscripciones } from './other-records.ts'

const SEED = 2025
const MAIL_TIMEOUT_MS = 180_000

/** Fills the empty emulators that the environment names with the demo data. The same day gives the same data. */
export const seed = async (): Promise<void> => {
  const firebase = openProject(PROJECT, '')
  const random = new Random(SEED)
  const newest = newestMoment(new Date())
  try {
    const accounts = await seedAccounts(firebase, random)
    const asesorias = await seedAsesorias(accounts, random, new Random(SEED + 1))
    const inscripciones = await seedInscripciones(random)
    await seedPlantillas(accounts)
    await seedCalendarios(accounts, newest)
    await seedPublications(accounts, newest)
    const galeria = await seedGaleria(accounts)
    const former = await seedFormerAsesorias(accounts, new Random(SEED + 2))
    const talks = await seedTalks(firebase.db, accounts, newest, SEED + 100)
    await seedRedes(accounts, newest, new Random(SEED + 3))

    const { db } = firebase
    await untilMailIsSent(db)
    // The mails of all these people were counted within a minute: imported, they would hold others back for an hour.
    await db.recursiveDelete(db.collection('mailCounts'))
    await dateTalks(db, talks)
    await seedAttendance(accounts, newest, talks, new Random(SEED + 4))
    await backDateAsesorias(db, newest, { former, latest: asesorias }, random)
    await backDateInscripciones(db, newest, inscripciones)
    await backDateGaleria(db, newest, galeria)
    await backDatePublications(db, 'libros')
    await backDatePublications(db, 'boletines')
    await backDateUsers(db, newest)
    await backDateTalks(db, newest, talks)
    await seeInscripciones(accounts, inscripciones)
    await rebuildFigures(db)
    await printCounts(db)
  } finally {
    await deleteApp(firebase.app)
  }
}

const COLLECTIONS = [
  'users',
  'asesorias',
  'papelera',
  'plantillas',
  'calendario',
  'inscripciones',
  'libros',
  'boletines',
  'galeria',
  'capacitaciones',
  'participantes',
  'certificados',
]

const printCounts = async (db: Firestore): Promise<void> => {
  for (const name of COLLECTIONS)
    console.log(`${name.padEnd(14)} ${(await db.collection(name).count().get()).data().count}`)
}

/** Imported data fires no triggers: a mail still waiting in the outbox would wait there for ever. */
const untilMailIsSent = async (db: Firestore): Promise<void> => {
  const { docs } = await db.collection('correos').where('sendAfter', '>', new Date()).get()
  await Promise.all(docs.map(({ ref }) => ref.update({ sendAfter: new Date() })))
  const deadline = Date.now() + MAIL_TIMEOUT_MS
  for (;;) {
    const unsent = await db.collection('correos').where('status', '!=', 'enviado').count().get()
    if (unsent.data().count === 0) return
    if (Date.now() > deadline) throw new Error(`${unsent.data().count} correos siguen sin enviarse`)
    await runScheduled('envios')
    await sleep(250)
  }
}
