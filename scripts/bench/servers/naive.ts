import express, { type Response } from 'express'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import {
  type DocumentData,
  FieldValue,
  getFirestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { listen } from './listen.ts'

/** What one would write in an hour, and below `/sdk` the libraries' calls alone: neither checks anything. */

const app = initializeApp()
const db = getFirestore(app)
const PER_BATCH = 500

const present = (value: unknown): unknown => (value instanceof Timestamp ? value.toDate() : value)

const server = express()

server.get('/libros', async (_req, res: Response) => {
  const { docs } = await db.collection('libros').get()
  const books = docs.map((book) => ({
    Id: book.id,
    ...Object.fromEntries(Object.entries(book.data()).map(([name, field]) => [name, present(field)])),
  }))
  res.json(books)
})

server.post('/asesorias', express.json(), async (req, res: Response) => {
  const { id } = await db.collection('asesorias').add(req.body as Record<string, unknown>)
  res.status(201).json({ Id: id })
})

server.get('/sdk/libros', async (_req, res: Response) => {
  await db.collection('libros').get()
  res.sendStatus(204)
})

/** One new document in each of these collections. */
const commit = async (documents: Record<string, DocumentData>): Promise<void> => {
  const batch = db.batch()
  for (const [name, data] of Object.entries(documents)) batch.create(db.collection(name).doc(), data)
  await batch.commit()
}

server.post('/sdk/commit', express.json(), async (req, res: Response) => {
  await commit(req.body as Record<string, DocumentData>)
  res.sendStatus(201)
})

/** The same once it is known whose token it is, and that there is a record of theirs. */
server.post('/sdk/commit/:uid', express.json(), async (req, res: Response) => {
  const uid = String(req.params.uid)
  await Promise.all([getAuth(app).getUser(uid), db.collection('users').doc(uid).get()])
  await commit(req.body as Record<string, DocumentData>)
  res.sendStatus(201)
})

/** A page of requests and whose token it is, at once. */
server.get('/sdk/page/:uid', async (req, res: Response) => {
  const page = db.collection('asesorias').orderBy('fechaSolicitud', 'desc').limit(50)
  await Promise.all([page.get(), getAuth(app).getUser(String(req.params.uid))])
  res.sendStatus(204)
})

/** In batches of as many writes as one takes, all at once. */
const inBatches = async <D>(
  documents: readonly D[],
  writesEach: number,
  put: (batch: WriteBatch, document: D) => void,
): Promise<void> => {
  const size = PER_BATCH / writesEach
  const starts = Array.from({ length: Math.ceil(documents.length / size) }, (_, n) => n * size)
  const commits = starts.map((start) => {
    const batch = db.batch()
    for (const document of documents.slice(start, start + size)) put(batch, document)
    return batch.commit()
  })
  await Promise.all(commits)
}

server.delete('/sdk/asesorias', async (_req, res: Response) => {
  const { docs } = await db.collection('asesorias').select().get()
  await inBatches(docs, 1, (batch, { ref }) => batch.delete(ref))
  res.sendStatus(204)
})

/** Each as the portal has it in its bin: what was there, who deleted it, and when. */
server.delete('/sdk/asesorias/papelera', async (_req, res: Response) => {
  const { docs } = await db.collection('asesorias').get()
  const bin = db.collection('papelera')
  await inBatches(docs, 2, (batch, document) => {
    batch.set(bin.doc(document.id), {
      ...{ asesoria: document.data(), palabras: document.get('palabras') as unknown },
      ...{ fechaEliminacion: FieldValue.serverTimestamp(), eliminadaPor: null },
    })
    batch.delete(document.ref)
  })
  res.sendStatus(204)
})

server.put(
  '/sdk/archivos/:name',
  express.raw({ type: 'application/pdf', limit: '20mb' }),
  async (req, res: Response) => {
    await getStorage(app)
      .bucket()
      .file(`bench/${String(req.params.name)}`)
      .save(req.body as Buffer)
    res.sendStatus(201)
  },
)

listen(server)
