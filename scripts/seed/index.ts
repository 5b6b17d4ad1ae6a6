import { setTimeout as sleep } from 'node:timers/promises'
import { deleteApp } from 'firebase-admin/app'
import type { Firestore } from 'firebase-admin/firestore'
import { openFirebase } from '../../functions/src/platform/firebase.ts'
import { seedAccounts } from './accounts.ts'
import { seedAsesorias } from './asesorias.ts'
import {
  backDateAsesorias,
  backDateGaleria,
  backDateInscripciones,
  backDatePublications,
  backDateUsers,
} from './back-date.ts'
import { seedBoletines, seedGaleria, seedLibros } from './contenido.ts'
import { seedInscripciones } from './inscripciones.ts'
import { Random } from './random.ts'
import { writeSiteDocuments } from './site-documents.ts'

const SEED = 2025
const MAIL_TIMEOUT_MS = 60_000

/** Fills the empty emulators that the environment names with the demo data, and makes the site's own documents anew. */
export async function seed(): Promise<void> {
  await writeSiteDocuments()
  const firebase = openFirebase()
  const random = new Random(SEED)
  try {
    const accounts = await seedAccounts(firebase, random)
    const asesorias = await seedAsesorias(accounts, random)
    const inscripciones = await seedInscripciones(random)
    await seedLibros(accounts)
    await seedBoletines(accounts)
    const galeria = await seedGaleria(accounts)

    const { db } = firebase
    await untilMailIsSent(db)
    await backDateAsesorias(db, asesorias, random)
    await backDateInscripciones(db, inscripciones)
    await backDateGaleria(db, galeria)
    await backDatePublications(db, 'libros')
    await backDatePublications(db, 'boletines')
    await backDateUsers(db)
    await printCounts(db)
  } finally {
    await deleteApp(firebase.app)
  }
}

const COLLECTIONS = ['users', 'asesorias', 'inscripciones', 'libros', 'boletines', 'galeria']

async function printCounts(db: Firestore): Promise<void> {
  for (const name of COLLECTIONS)
    console.log(`${name.padEnd(14)} ${(await db.collection(name).count().get()).data().count}`)
}

/** Imported data fires no triggers: a mail still waiting in the outbox would wait there for ever. */
async function untilMailIsSent(db: Firestore): Promise<void> {
  const deadline = Date.now() + MAIL_TIMEOUT_MS
  for (;;) {
    const unsent = await db.collection('correos').where('status', '!=', 'enviado').count().get()
    if (unsent.data().count === 0) return
    if (Date.now() > deadline) throw new Error(`${unsent.data().count} correos siguen sin enviarse`)
    await sleep(250)
  }
}
